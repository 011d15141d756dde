import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AttachedFile, ChatAbilities } from '../../../services/attachments.ts';
import { randomId } from '../../../services/randomId.ts';
import { fill } from '../../../ui/fill.ts';
import { AttachFiles } from '../../../ui/agent/AttachFiles/AttachFiles.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { usePendingWork } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import { abilitiesOf } from './abilities.ts';
import { kindOf, sizeText } from '../conversation/fileWords.ts';
import { words } from './Attach.words.ts';
import { words as fileWords } from './readFile.words.ts';
import { useChosenFiles } from './useChosenFiles.ts';

type Labels = typeof words;

export interface AttachProps {
  store: ConversationStore;
  draft: MessageDraft;
}

const ids = new WeakMap<AttachedFile, string>();

/** The same file may be chosen twice. */
function idOf(file: AttachedFile) {
  const id = ids.get(file) ?? randomId();
  ids.set(file, id);
  return id;
}

/** The paperclip of a field, where the assistant takes files, and the files that go with the next message. [A100] */
export function Attach({ store, draft }: AttachProps) {
  const labels = useLabels('Attach', words);
  const { name: quote } = useLabels('readFile', fileWords);
  const { locale } = useLanguage();
  const { chat } = useServices();
  const [takes, setTakes] = useState<ChatAbilities>();
  useEffect(() => {
    let hasLeft = false;
    void abilitiesOf(chat).then((found) => hasLeft || setTakes(found));
    return () => {
      hasLeft = true;
    };
  }, [chat]);

  const { pending, inCall } = useSyncExternalStore(store.subscribe, store.get);
  const files = useSyncExternalStore(draft.files.subscribe, draft.files.get);
  const refused = useSyncExternalStore(draft.refusedFiles.subscribe, draft.refusedFiles.get);
  const hasText = useSyncExternalStore(draft.subscribe, () => draft.get().trim() !== '');
  const { problems, isReading, choose, refuse, remove } = useChosenFiles(draft, takes);
  usePendingWork('form', files.length > 0);

  const disabledReason = inCall ? labels.inCall : pending ? labels.pending : undefined;
  const canTake = takes !== undefined && takes.attachments.length > 0;
  if (!canTake && files.length === 0) return null;
  return (
    <AttachFiles
      accept={canTake ? takes.attachments.join(',') : undefined}
      files={files.map((file) => ({
        name: file.name,
        kind: kindOf(file),
        size: sizeText(file.size),
        id: idOf(file),
        // What was chosen on an earlier page is known by its name only.
        error: file.content ? undefined : labels.notHere,
      }))}
      errors={refused === files ? [...problems, refusalOf(files, labels, quote, locale)] : problems}
      note={noteOf(files.length, inCall, hasText, labels)}
      reading={isReading}
      disabledReason={disabledReason}
      onFiles={(chosen) => {
        if (inCall) refuse(labels.notInCall);
        else if (pending) refuse(labels.notPending);
        else void choose(chosen);
      }}
      onRemove={remove}
    />
  );
}

/** Why 'Send' did nothing. */
function refusalOf(
  files: readonly AttachedFile[],
  labels: Labels,
  quote: (typeof fileWords)['name'],
  locale: string,
) {
  const missing = files.filter(({ content }) => !content).map(({ name }) => fill(quote, { name }));
  const values = { files: new Intl.ListFormat(locale).format(missing) };
  return missing.length === 1 ? fill(labels.removeOne, values) : fill(labels.removeMany, values);
}

function noteOf(count: number, inCall: boolean, hasText: boolean, labels: Labels) {
  if (count === 0) return undefined;
  if (inCall) return labels.wait;
  return hasText ? undefined : labels.write;
}
