import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AttachedFile, ChatAbilities } from '../../../services/attachments.ts';
import { randomId } from '../../../services/randomId.ts';
import { AttachFiles } from '../../../ui/agent/AttachFiles/AttachFiles.tsx';
import { usePendingWork } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { useServices } from '../../shell/services.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import { abilitiesOf } from './abilities.ts';
import { kindOf, sizeText } from '../conversation/fileWords.ts';
import { useChosenFiles } from './useChosenFiles.ts';

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

/** What was chosen on an earlier page is known by its name only. */
const notHere = 'This file is not kept. Choose it again if it should go along, or remove it.';

/** The paperclip of a field, where the assistant takes files, and the files that go with the next message. [A100] */
export function Attach({ store, draft }: AttachProps) {
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

  const disabledReason = inCall
    ? 'Files cannot be sent in a call'
    : pending
      ? 'Files can be attached after the answer'
      : undefined;
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
        error: file.content ? undefined : notHere,
      }))}
      errors={refused === files ? [...problems, refusalOf(files)] : problems}
      note={noteOf(files.length, inCall, hasText)}
      reading={isReading}
      disabledReason={disabledReason}
      onFiles={(chosen) => (disabledReason ? refuse(`${disabledReason}.`) : void choose(chosen))}
      onRemove={remove}
    />
  );
}

/** Why 'Send' did nothing. */
function refusalOf(files: readonly AttachedFile[]) {
  const missing = files.filter(({ content }) => !content).map(({ name }) => `\u2018${name}\u2019`);
  const them = missing.length === 1 ? 'it' : 'them';
  return `Not sent yet: remove ${missing.join(', ')} first, or choose ${them} again.`;
}

function noteOf(count: number, inCall: boolean, hasText: boolean) {
  if (count === 0) return undefined;
  if (inCall)
    return 'Files cannot be sent in a call. They wait here until it is over, or until you remove them.';
  return hasText ? undefined : 'Write what the agent should do with it.';
}
