import { useState, useSyncExternalStore } from 'react';
import type { ConversationStore } from '../../../src/screens/agent/conversation/conversation.ts';
import { speakerOf } from '../../../src/screens/agent/conversation/entries.ts';
import { ChatBubble } from '../../../src/ui/agent/ChatBubble/ChatBubble.tsx';
import { ChatComposer } from '../../../src/ui/agent/ChatComposer/ChatComposer.tsx';
import { ChatLog } from '../../../src/ui/agent/ChatLog/ChatLog.tsx';
import { Dialog } from '../../../src/ui/overlays/Dialog/Dialog.tsx';
import { Markdown } from '../../../src/ui/primitives/Markdown/Markdown.tsx';

const nothing = () => undefined;

/** The baseline: the same bubbles in one list, with the growing reply and the draft in the same component. */
export function PlainChat({ store }: { store: ConversationStore }) {
  const { entries, pending } = useSyncExternalStore(store.subscribe, store.get);
  const reply = useSyncExternalStore(store.reply.subscribe, store.reply.get);
  const [draft, setDraft] = useState('');
  return (
    <Dialog
      open
      onClose={nothing}
      title="Chat"
      size="large"
      footer={
        <ChatComposer value={draft} onChange={setDraft} onSend={nothing} onStop={nothing} pending={pending} />
      }
    >
      <ChatLog label="Conversation">
        {entries.map(
          (entry) =>
            entry.type === 'message' && (
              <ChatBubble key={entry.id} from={speakerOf(entry)} time={entry.timestamp}>
                {entry.sender === 'ai' ? <Markdown text={entry.text} /> : entry.text}
              </ChatBubble>
            ),
        )}
        {pending && (
          <ChatBubble from="assistant" state="streaming">
            <Markdown text={reply} />
          </ChatBubble>
        )}
      </ChatLog>
    </Dialog>
  );
}
