// The text chat. It shows the conversation of ../conversation, and needs nothing of ../call:
//   ChatDialog.tsx     the dialog: the log, the field for the next message, the state of the reply
//   ChatTools.tsx      its menu; ChatToolsItems.tsx: copy, download or clear the conversation, whose code comes later
//   ChatThread.tsx     the log, 200 entries at a time; ChatStart.tsx: before anything was said
//   ChatEntry.tsx      one entry: a message, a task's card or the beginning or end of a call
//   ChatMessage.tsx    one message, the growing reply, and what is being said in a call
//   FormattedText.tsx  Markdown, whose code is loaded with the first reply
//   messageEditing.ts  takes the last message back into the field
//   sendDraft.ts       sends what is typed, from this dialog's field or from the panel's
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { maxCharacters } from '../../../services/validation.ts';
import { ChatComposer } from '../../../ui/agent/ChatComposer/ChatComposer.tsx';
import { AgentMark } from '../../../ui/agent/AgentMark/AgentMark.tsx';
import { CallBarPlace } from '../../../ui/agent/CallBar/CallBarPlace.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './ChatDialog.words.ts';
import { ChatStart } from './ChatStart.tsx';
import { ChatThread } from './ChatThread.tsx';
import { ChatTools } from './ChatTools.tsx';
import { afterPaint } from '../../shell/afterPaint.ts';
import { ConversationsDialog } from '../conversation/saved/ConversationsDialog.tsx';
import type { SavedStore } from '../conversation/saved/useSavedConversation.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import { useAgentState } from '../conversation/useAgentState.ts';
import { EditingNote } from './EditingNote.tsx';
import { words as noteWords } from './EditingNote.words.ts';
import { LazyAttach } from '../files/LazyAttach.tsx';
import { editingOf } from './messageEditing.ts';
import { sendDraft, type SendMessage } from './sendDraft.ts';

export interface ChatDialogProps {
  open: boolean;
  store: SavedStore;
  /** What is typed and not sent: the same text as in the panel's field. */
  draft: MessageDraft;
  /** Receives the place above the field for a call that was made small. */
  onCallPlace: (place: HTMLElement | null) => void;
  onClose: () => void;
}

/** The text chat: the conversation and the field for the next message. [V18, R6, X7] */
export function ChatDialog({ open, store, draft, onCallPlace, onClose }: ChatDialogProps) {
  const labels = useLabels('ChatDialog', words);
  const { editing } = useLabels('EditingNote', noteWords);
  const { pending, inCall } = useSyncExternalStore(store.subscribe, store.get);
  const mark = useAgentState(store);
  const composer = useRef<HTMLTextAreaElement>(null);
  const typed = useSyncExternalStore(draft.subscribe, draft.get);
  const [note, setNote] = useState('');
  const [isListOpen, setIsListOpen] = useState(false);
  const { saved } = store;

  const [edit] = useState(() => editingOf(store, draft));

  // Also for suggestions, which do not change what is being typed.
  const ask: SendMessage = useCallback(
    (text, files) => {
      const sent = edit.send(text, files);
      setNote(sent ? '' : labels.notSent);
      return sent;
    },
    [edit, labels.notSent],
  );
  const askOffer = useCallback(
    (words: string) => setNote(edit.ask(words) ? '' : labels.notSent),
    [edit, labels.notSent],
  );
  const editLast = useCallback(() => {
    if (!edit.begin()) return;
    setNote(editing);
    composer.current?.focus();
  }, [edit, editing]);
  const askFirst = useCallback(
    (text: string) => {
      // The suggestions are about to go, and the focus with them.
      composer.current?.focus();
      ask(text);
    },
    [ask],
  );
  const start = useMemo(() => <ChatStart onAsk={askFirst} />, [askFirst]);

  // Whatever is on top gives the focus back first.
  const focusField = () => afterPaint(() => composer.current?.focus());

  return (
    <>
      <Dialog
        open={open}
        onClose={() => {
          setNote('');
          store.close();
          onClose();
        }}
        title={labels.title}
        size="large"
        picture={<AgentMark state={mark} />}
        initialFocus={composer}
        status={
          <>
            <div role="status">{pending ? labels.answering : note}</div>
            {!pending && !note && labels.knows}
          </>
        }
        actions={
          <ChatTools
            store={store}
            onConversations={() => setIsListOpen(true)}
            onDone={setNote}
            onCleared={() => {
              edit.leave();
              focusField();
            }}
          />
        }
        footer={
          <>
            <CallBarPlace ref={onCallPlace} />
            <EditingNote
              edit={edit}
              onEnded={() => {
                setNote('');
                composer.current?.focus();
              }}
            />
            <ChatComposer
              ref={composer}
              value={typed}
              onChange={(text) => draft.set(text)}
              onSend={() => sendDraft(draft, ask)}
              onStop={store.stop}
              onEditLast={editLast}
              pending={pending}
              maxLength={maxCharacters.message}
              attach={<LazyAttach store={store} draft={draft} />}
            />
          </>
        }
      >
        <ChatThread store={store} empty={start} onEdit={editLast} onAsk={askOffer} />
      </Dialog>
      <ConversationsDialog
        open={open && isListOpen}
        onClose={() => setIsListOpen(false)}
        saved={saved}
        inCall={inCall}
        onShown={() => {
          setIsListOpen(false);
          edit.leave();
          focusField();
        }}
      />
    </>
  );
}
