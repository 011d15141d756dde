import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { CallDivider } from '../../ui/CallDivider/CallDivider.tsx';
import { ChatLog } from '../../ui/ChatLog/ChatLog.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Bubble, clock, Reply, Speaking } from './ChatMessage.tsx';
import type { ConversationStore } from './conversation.ts';
import { askableAgain, type Entry } from './entries.ts';
import { TaskCard } from './TaskCard.tsx';
import { callWords } from './threadText.ts';

const suggestions = ['What plan am I on?', 'What did I pay last?', 'What does Pro include?'];

export interface ChatThreadProps {
  store: ConversationStore;
  /** A suggestion was chosen. */
  onAsk: (text: string) => void;
}

/** Everything that was said and done, spoken and typed. */
export function ChatThread({ store, onAsk }: ChatThreadProps) {
  const { entries, pending, inCall } = useSyncExternalStore(store.subscribe, store.get);
  const again = pending ? undefined : askableAgain(entries, inCall);

  function show(entry: Entry) {
    if (entry.type === 'task') return <TaskCard key={entry.id} entry={entry} store={store} />;
    if (entry.type === 'message')
      return (
        <Bubble
          key={entry.id}
          message={entry}
          again={again?.id === entry.id ? again.label : undefined}
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
  }

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
      {entries.map(show)}
      <Speaking store={store} />
      {pending && <Reply store={store} />}
    </ChatLog>
  );
}
