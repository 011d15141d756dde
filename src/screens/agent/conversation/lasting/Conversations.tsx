import { Braces, FileText, Pencil, ScrollText, Trash2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { conversationLimits, type StoredConversation } from '../../../../services/conversations.ts';
import { formatDate } from '../../../../services/money.ts';
import { ConversationList } from '../../../../ui/agent/ConversationList/ConversationList.tsx';
import { Alert } from '../../../../ui/primitives/Alert/Alert.tsx';
import { useLock } from '../../../shell/useLock.ts';
import { downloadThread, type ThreadFormat } from '../downloadThread.ts';
import { DeleteDialog, RenameDialog } from './ConversationQuestions.tsx';
import { excerptText } from './excerptText.ts';
import { exportThread } from './exportThread.ts';
import type { LastingConversation } from './lastingConversation.ts';

export interface ConversationsProps {
  lasting: LastingConversation;
  /** A call goes on: another conversation would tear it apart. */
  inCall: boolean;
  /** A conversation is shown now, or a new one has been begun. */
  onShown: () => void;
}

const tooManyWords = `Search for at most ${conversationLimits.words.toLocaleString('en')} characters.`;
const endCallFirst = 'End the call first: it belongs to the conversation that is open.';

function keptNote(days: number | null | undefined) {
  if (days === undefined) return undefined;
  if (days === null) return 'Conversations are kept as long as your account.';
  return `Conversations are deleted ${days} ${days === 1 ? 'day' : 'days'} after their last message.`;
}

/** The user's conversations: to go on with one, rename, download or delete it. Fits a narrow column too. [L3] */
export function Conversations({ lasting, inCall, onShown }: ConversationsProps) {
  const { list } = lasting;
  const { status, conversations, words, hasTooManyWords, hasMore, isLoadingMore, keptDays } =
    useSyncExternalStore(list.subscribe, list.get);
  const current = useSyncExternalStore(lasting.state.subscribe, () => lasting.state.get().id);
  const [problem, setProblem] = useState('');
  const [renaming, setRenaming] = useState<StoredConversation>();
  const [deleting, setDeleting] = useState<StoredConversation>();
  const opening = useLock<string>();

  useEffect(() => {
    list.load();
    return lasting.onChange(list.load);
  }, [lasting, list]);

  async function open(id: string) {
    if (inCall) return setProblem(endCallFirst);
    setProblem('');
    const isShown = id === current || (await opening.runExclusive(id, () => lasting.show(id)));
    if (isShown) onShown();
    else if (isShown === false) setProblem('The conversation could not be opened. Please try again.');
  }

  function begin() {
    if (inCall) return setProblem(endCallFirst);
    lasting.begin();
    onShown();
  }

  async function download({ id, title }: StoredConversation, format: ThreadFormat) {
    setProblem('');
    const entries = await list.read(id);
    if (entries) downloadThread(exportThread(title, entries, format), format);
    else setProblem('The conversation could not be downloaded. Please try again.');
  }

  const actionsFor = (row: StoredConversation) => [
    { id: 'rename', label: 'Rename', icon: <Pencil />, onSelect: () => setRenaming(row) },
    { id: 'txt', label: 'Download as text', icon: <FileText />, onSelect: () => void download(row, 'txt') },
    {
      id: 'md',
      label: 'Download as Markdown',
      icon: <ScrollText />,
      onSelect: () => void download(row, 'md'),
    },
    { id: 'json', label: 'Download as JSON', icon: <Braces />, onSelect: () => void download(row, 'json') },
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 />,
      tone: 'critical' as const,
      onSelect: () => setDeleting(row),
    },
  ];

  return (
    <>
      {problem && <Alert tone="critical">{problem}</Alert>}
      <ConversationList
        conversations={
          status === 'ready'
            ? {
                status,
                value: conversations.map((row) => ({
                  id: row.id,
                  title: row.title || 'Conversation',
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
        words={words}
        onWords={list.search}
        wordsError={hasTooManyWords ? tooManyWords : undefined}
        onOpen={(id) => void open(id)}
        onNew={begin}
        onMore={hasMore ? list.loadMore : undefined}
        loadingMore={isLoadingMore}
        note={keptNote(keptDays)}
      />
      <RenameDialog conversation={renaming} lasting={lasting} onClose={() => setRenaming(undefined)} />
      <DeleteDialog conversation={deleting} lasting={lasting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
