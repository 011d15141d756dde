import { memo, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { ChatLog } from '../../ui/ChatLog/ChatLog.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Reply, Speaking } from './ChatMessage.tsx';
import { ChatPart } from './ChatPart.tsx';
import type { ConversationStore } from './conversation.ts';
import { askableAgain } from './entries.ts';
import { useDrawnFrom } from './useDrawnFrom.ts';

const suggestions = ['What plan am I on?', 'What did I pay last?', 'What does Pro include?'];

/** The newest parts speak; what is older, and drawn later, was there before. */
const speaking = 2;

export interface ChatThreadProps {
  store: ConversationStore;
  /** A suggestion was chosen. */
  onAsk: (text: string) => void;
}

/** Everything that was said and done, spoken and typed. Memoised: typing the next message does not render it. */
export const ChatThread = memo(function ChatThread({ store, onAsk }: ChatThreadProps) {
  const { entries, parts, pending, inCall } = useSyncExternalStore(store.subscribe, store.get);
  const again = pending ? undefined : askableAgain(entries, inCall);
  const from = useDrawnFrom(parts.length);

  return (
    <ChatLog label="Conversation">
      {entries.length === 0 && (
        <EmptyState
          title="Ask about your account"
          description="Your plan, your payments, your profile: the agent knows them."
          action={suggestions.map((text) => (
            <Button key={text} onClick={() => onAsk(text)}>
              {text}
            </Button>
          ))}
        />
      )}
      {parts.map((part, i) => (
        <ChatPart
          // Parts neither move nor go, but at the end.
          key={`part-${i}`}
          part={part}
          store={store}
          again={part === parts.at(-1) ? again?.label : undefined}
          announced={i >= parts.length - speaking}
          drawn={i >= from}
        />
      ))}
      <Speaking store={store} />
      {pending && <Reply store={store} />}
    </ChatLog>
  );
});
