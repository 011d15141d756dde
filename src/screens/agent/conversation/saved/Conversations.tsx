import { Braces, FileText, Pencil, ScrollText, Trash2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { conversationLimits, type StoredConversation } from '../../../../services/conversations.ts';
import { formatNumber } from '../../../../services/formats.ts';
import { formatDate } from '../../../../services/money.ts';
import { fill } from '../../../../ui/fill.ts';
import { plural } from '../../../../ui/plural.ts';
import { ConversationList } from '../../../../ui/agent/ConversationList/ConversationList.tsx';
import { Alert } from '../../../../ui/primitives/Alert/Alert.tsx';
import { useLabels } from '../../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../../shell/language/LanguageProvider.tsx';
import { useLock } from '../../../shell/useLock.ts';
import { useThreadWords } from '../useThreadWords.ts';
import { downloadThread, type ThreadFormat } from '../downloadThread.ts';
import { words } from './Conversations.words.ts';
import { DeleteDialog, RenameDialog } from './ConversationQuestions.tsx';
import { excerptText } from './excerptText.ts';
import { exportThread } from './exportThread.ts';
import { callTitle } from './storedEntry.ts';
import type { SavedConversation } from './savedConversation.ts';

export interface ConversationsProps {
  saved: SavedConversation;
  /** A call goes on: another conversation would tear it apart. */
  inCall: boolean;
  /** A conversation is shown now, or a new one has been begun. */
  onShown: () => void;
}

type Labels = typeof words;

function keptNote(days: number | null | undefined, labels: Labels, locale: string) {
  if (days === undefined) return undefined;
  return days === null ? labels.keptForever : plural(labels, 'kept', days, locale);
}

/**
 * A conversation without words of the user has a title of the page's own, which is stored in English. It is shown in the page's
 * language.
 */
const withShownTitle = (labels: Labels) => (row: StoredConversation) => ({
  ...row,
  title: row.title === callTitle ? labels.call : row.title || labels.conversation,
});

/** The user's conversations: to go on with one, rename, download or delete it. Fits a narrow column too. [L3] */
export function Conversations({ saved, inCall, onShown }: ConversationsProps) {
  const { list } = saved;
  const labels = useLabels('Conversations', words);
  const { locale } = useLanguage();
  const threadWords = useThreadWords();
  const { status, conversations, search, isSearchTooLong, hasMore, isLoadingMore, keptDays } =
    useSyncExternalStore(list.subscribe, list.get);
  const current = useSyncExternalStore(saved.state.subscribe, () => saved.state.get().id);
  const [problem, setProblem] = useState<'endCallFirst' | 'notOpened' | 'notDownloaded'>();
  const [renaming, setRenaming] = useState<StoredConversation>();
  const [deleting, setDeleting] = useState<StoredConversation>();
  const opening = useLock<string>();

  useEffect(() => {
    list.load();
    return saved.onChange(list.load);
  }, [saved, list]);

  async function open(id: string) {
    if (inCall) return setProblem('endCallFirst');
    setProblem(undefined);
    const isShown = id === current || (await opening.runExclusive(id, () => saved.show(id)));
    if (isShown) onShown();
    else if (isShown === false) setProblem('notOpened');
  }

  function begin() {
    if (inCall) return setProblem('endCallFirst');
    saved.begin();
    onShown();
  }

  async function download({ id, title }: StoredConversation, format: ThreadFormat) {
    setProblem(undefined);
    const entries = await list.read(id);
    if (entries) downloadThread(exportThread(title, entries, format, threadWords), format);
    else setProblem('notDownloaded');
  }

  const actionsFor = (row: StoredConversation) => [
    { id: 'rename', label: labels.rename, icon: <Pencil />, onSelect: () => setRenaming(row) },
    { id: 'txt', label: labels.txt, icon: <FileText />, onSelect: () => void download(row, 'txt') },
    {
      id: 'md',
      label: labels.md,
      icon: <ScrollText />,
      onSelect: () => void download(row, 'md'),
    },
    { id: 'json', label: labels.json, icon: <Braces />, onSelect: () => void download(row, 'json') },
    {
      id: 'delete',
      label: labels.delete,
      icon: <Trash2 />,
      tone: 'critical' as const,
      onSelect: () => setDeleting(row),
    },
  ];

  const tooLong = fill(labels.tooLong, { count: formatNumber(conversationLimits.search) });
  return (
    <>
      {problem && <Alert tone="critical">{labels[problem]}</Alert>}
      <ConversationList
        conversations={
          status === 'ready'
            ? {
                status,
                value: conversations.map(withShownTitle(labels)).map((row) => ({
                  id: row.id,
                  title: row.title,
                  time: formatDate(row.lastEntryAt) || '–',
                  excerpt: excerptText(row.excerpt),
                  actions: actionsFor(row),
                })),
              }
            : status === 'failed'
              ? { status: 'error', retry: list.retry }
              : { status }
        }
        current={current}
        opening={opening.pending}
        words={search}
        onWords={list.search}
        wordsError={isSearchTooLong ? tooLong : undefined}
        onOpen={(id) => void open(id)}
        onNew={begin}
        onMore={hasMore ? list.loadMore : undefined}
        loadingMore={isLoadingMore}
        note={keptNote(keptDays, labels, locale)}
      />
      <RenameDialog conversation={renaming} saved={saved} onClose={() => setRenaming(undefined)} />
      <DeleteDialog conversation={deleting} saved={saved} onClose={() => setDeleting(undefined)} />
    </>
  );
}
