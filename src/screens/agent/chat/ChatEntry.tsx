import { memo, Suspense } from 'react';
import { CallDivider } from '../../../ui/agent/CallDivider/CallDivider.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { LazyTaskCard } from '../actions/lazyCards.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { Entry } from '../conversation/entries.ts';
import { callMarkText } from '../conversation/threadText.ts';
import { words } from '../conversation/threadText.words.ts';
import { usePreferences } from '../../shell/preferences/preferences.ts';
import { MessageBubble, timeOfDay, type MessageBubbleProps } from './ChatMessage.tsx';
import { LazyRefusal } from './LazyRefusal.tsx';

export interface ChatEntryProps extends Pick<MessageBubbleProps, 'retry' | 'onEdit'> {
  entry: Entry;
  store: ConversationStore;
}

/** Memoised: of all that is shown, only the entry that changes renders again. */
export const ChatEntry = memo(function ChatEntry({ entry, store, retry, onEdit }: ChatEntryProps) {
  const labels = useLabels('threadText', words);
  // Times are written anew when the user chooses another way.
  usePreferences();
  if (entry.type === 'task') return <LazyTaskCard entry={entry} store={store} />;
  if (entry.type === 'message')
    return (
      <>
        <MessageBubble
          message={entry}
          retry={retry}
          onRetry={store.retry}
          fromElsewhere={!store.isFromHere(entry.id)}
          onEdit={onEdit}
        />
        {entry.refused && (
          <Suspense>
            <LazyRefusal entry={entry} store={store} />
          </Suspense>
        )}
      </>
    );
  return (
    <CallDivider mark={entry.type === 'call-start' ? 'start' : 'end'} time={timeOfDay(entry.timestamp)}>
      {callMarkText(entry, labels)}
    </CallDivider>
  );
});
