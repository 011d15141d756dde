import { memo, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { ChatLog } from '../../../ui/agent/ChatLog/ChatLog.tsx';
import { EmptyState } from '../../../ui/primitives/EmptyState/EmptyState.tsx';
import { Reply, Speaking } from './ChatMessage.tsx';
import { ChatChunkGroup } from './ChatChunkGroup.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { askableAgain } from '../conversation/entries.ts';
import { chunkGroupSize } from '../conversation/messageChunk.ts';
import { useProgressiveRender } from './useProgressiveRender.ts';

const suggestions = ['What plan am I on?', 'What did I pay last?', 'What does Pro include?'];

/** The newest parts speak; what is older, and drawn later, was there before. */
const speaking = 2;

const within = (index: number) => Math.min(chunkGroupSize, Math.max(0, index));

export interface ChatThreadProps {
  store: ConversationStore;
  /** A suggestion was chosen. */
  onAsk: (text: string) => void;
}

/** Everything that was said and done, spoken and typed. Memoised: typing the next message does not render it. */
export const ChatThread = memo(function ChatThread({ store, onAsk }: ChatThreadProps) {
  const { entries, parts, stretches, pending, inCall } = useSyncExternalStore(store.subscribe, store.get);
  const again = pending ? undefined : askableAgain(entries, inCall);
  const from = useProgressiveRender(parts.length);

  return (
    <ChatLog label="Conversation">
      {entries.length === 0 && (
        <EmptyState
          title="Ask about your account"
          description="The agent knows your plan, your payments and your profile."
          action={suggestions.map((text) => (
            <Button key={text} onClick={() => onAsk(text)}>
              {text}
            </Button>
          ))}
        />
      )}
      {stretches.map((stretch, i) => {
        const before = i * chunkGroupSize;
        return (
          <ChatChunkGroup
            // Stretches neither move nor go, but at the end.
            key={`stretch-${i}`}
            stretch={stretch}
            store={store}
            again={stretch === stretches.at(-1) ? again?.label : undefined}
            // Constant where it makes no difference, so that only the stretch in which something changes renders.
            announcedFrom={within(parts.length - speaking - before)}
            drawnFrom={within(from - before)}
          />
        );
      })}
      <Speaking store={store} />
      {pending && <Reply store={store} />}
    </ChatLog>
  );
});
