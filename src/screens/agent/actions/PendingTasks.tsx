import { useSyncExternalStore } from 'react';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { isTaskOpen, type Entry, type TaskEntry } from '../conversation/entries.ts';
import { LazyTaskCard } from './lazyCards.tsx';

/** The tasks of the current or last call that are open, and the one that ended last. */
function tasksOfLastCall(entries: readonly Entry[]) {
  const since = entries.findLastIndex(({ type }) => type === 'call-start');
  const tasks = entries
    .slice(since + 1)
    .filter((entry): entry is TaskEntry => entry.type === 'task' && entry.from === 'call');
  const last = tasks.findLast((task) => !isTaskOpen(task));
  return tasks.filter((task) => isTaskOpen(task) || task === last);
}

/** The voice dialog's cards for what the agent asks for, with their buttons. */
export function PendingTasks({ store }: { store: ConversationStore }) {
  const { entries } = useSyncExternalStore(store.subscribe, store.get);
  const tasks = tasksOfLastCall(entries);
  // The live region exists before its first card, since screen readers only announce what is added to one.
  return (
    <div aria-live="polite">
      <Stack gap="sm">
        {tasks.map((entry) => (
          <LazyTaskCard key={entry.id} entry={entry} store={store} inCall />
        ))}
      </Stack>
    </div>
  );
}
