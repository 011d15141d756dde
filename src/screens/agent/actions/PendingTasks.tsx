import { useSyncExternalStore } from 'react';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { isOpen, type Entry, type TaskEntry } from '../conversation/entries.ts';
import { TaskCard } from './TaskCard.tsx';

/** Of the last call: what is open, and what was over last. */
function shown(entries: readonly Entry[]) {
  const since = entries.findLastIndex(({ type }) => type === 'call-start');
  const tasks = entries
    .slice(since + 1)
    .filter((entry): entry is TaskEntry => entry.type === 'task' && entry.from === 'call');
  const last = tasks.findLast((task) => !isOpen(task));
  return tasks.filter((task) => isOpen(task) || task === last);
}

/** In the voice dialog: what the agent asks for, where it can be answered. */
export function PendingTasks({ store }: { store: ConversationStore }) {
  const { entries } = useSyncExternalStore(store.subscribe, store.get);
  const tasks = shown(entries);
  // The region is there before its first card, or nobody would hear of it.
  return (
    <div aria-live="polite">
      <Stack gap="sm">
        {tasks.map((entry) => (
          <TaskCard key={entry.id} entry={entry} store={store} />
        ))}
      </Stack>
    </div>
  );
}
