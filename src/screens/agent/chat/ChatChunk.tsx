import { memo } from 'react';
import { CallDivider } from '../../../ui/agent/CallDivider/CallDivider.tsx';
import { ChatLogPart } from '../../../ui/agent/ChatLog/ChatLogPart.tsx';
import { Bubble, clock, type BubbleProps } from './ChatMessage.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { MessageChunk } from '../conversation/messageChunk.ts';
import { TaskCard } from '../actions/TaskCard.tsx';
import { callWords } from '../conversation/threadText.ts';

export interface ChatPartProps {
  part: MessageChunk;
  store: ConversationStore;
  /** What asking the last entry again is called; undefined where it cannot be, or in earlier parts. */
  again: BubbleProps['again'];
  announced: boolean;
  /** False until its turn has come: its room is kept. */
  drawn: boolean;
}

/** Memoised: only the part in which something changes renders, however long the conversation is. */
export const ChatChunk = memo(function ChatPart({ part, store, again, announced, drawn }: ChatPartProps) {
  if (!drawn) return <ChatLogPart announced={announced} />;
  return (
    <ChatLogPart announced={announced}>
      {part.map((entry) => {
        if (entry.type === 'task') return <TaskCard key={entry.id} entry={entry} store={store} />;
        if (entry.type === 'message')
          return (
            <Bubble
              key={entry.id}
              message={entry}
              again={entry === part.at(-1) ? again : undefined}
              onAgain={store.askAgain}
            />
          );
        return (
          <CallDivider
            key={entry.id}
            mark={entry.type === 'call-start' ? 'start' : 'end'}
            time={clock(entry.timestamp)}
          >
            {callWords(entry)}
          </CallDivider>
        );
      })}
    </ChatLogPart>
  );
});
