import { memo } from 'react';
import { CallDivider } from '../../../ui/agent/CallDivider/CallDivider.tsx';
import { TaskCard } from '../actions/TaskCard.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { Entry } from '../conversation/entries.ts';
import { callWords } from '../conversation/threadText.ts';
import { Bubble, clock, type BubbleProps } from './ChatMessage.tsx';

export interface ChatEntryProps extends Pick<BubbleProps, 'again'> {
  entry: Entry;
  store: ConversationStore;
}

/** Memoised: of all that is shown, only the entry that changes renders again. */
export const ChatEntry = memo(function ChatEntry({ entry, store, again }: ChatEntryProps) {
  if (entry.type === 'task') return <TaskCard entry={entry} store={store} />;
  if (entry.type === 'message') return <Bubble message={entry} again={again} onAgain={store.askAgain} />;
  return (
    <CallDivider mark={entry.type === 'call-start' ? 'start' : 'end'} time={clock(entry.timestamp)}>
      {callWords(entry)}
    </CallDivider>
  );
});
