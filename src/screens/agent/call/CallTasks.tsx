import { useSyncExternalStore, type ComponentType } from 'react';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { isTaskOpen, type Entry, type TaskEntry } from '../conversation/entries.ts';

/** The tasks of the current or last call that are open, and the one that ended last. */
function tasksOfLastCall(entries: readonly Entry[]) {
  const since = entries.findLastIndex(({ type }) => type === 'call-start');
  const tasks = entries
    .slice(since + 1)
    .filter((entry): entry is TaskEntry => entry.type === 'task' && entry.from === 'call');
  const last = tasks.findLast((task) => !isTaskOpen(task));
  return tasks.filter((task) => isTaskOpen(task) || task === last);
}

export interface CallTasksProps {
  store: ConversationStore;
  /** Draws one task with its buttons. */
  Card: ComponentType<{ entry: TaskEntry; store: ConversationStore; inCall: true }>;
}

/** The voice dialog's cards for what the agent asks for, with their buttons. */
export function CallTasks({ store, Card }: CallTasksProps) {
  const { entries } = useSyncExternalStore(store.subscribe, store.get);
  const tasks = tasksOfLastCall(entries);
  // The live region exists before its first card, since screen readers only announce what is added to one.
  return (
    <div aria-live="polite">
      <Stack gap="sm">
        {tasks.map((entry) => (
          <Card key={entry.id} entry={entry} store={store} inCall />
        ))}
      </Stack>
    </div>
  );
}
