import { memo } from 'react';
import { ActionCard, type ActionCardProps } from '../../../ui/agent/ActionCard/ActionCard.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { TaskEntry } from '../conversation/entries.ts';
import { taskStates, taskTitle, taskWords } from '../conversation/threadText.ts';

const looks: Readonly<Record<TaskEntry['state'], ActionCardProps['state']>> = {
  asked: 'asked',
  running: 'running',
  done: 'done',
  declined: 'skipped',
  unanswered: 'skipped',
  failed: 'failed',
  refused: 'failed',
};

export interface TaskCardProps {
  entry: TaskEntry;
  store: Pick<ConversationStore, 'confirm' | 'decline'>;
}

/** What the assistant wants to do, does or did. */
export const TaskCard = memo(function TaskCard({ entry, store }: TaskCardProps) {
  const { id, task, state, result } = entry;
  const words = task && taskWords(task);
  return (
    <ActionCard
      title={taskTitle(entry)}
      state={looks[state]}
      status={taskStates[state]}
      details={words?.details}
      // What the user decided needs no second sentence.
      result={state === 'declined' ? undefined : result}
      {...(state === 'asked' &&
        words && {
          question: {
            confirm: words.confirm,
            onConfirm: () => store.confirm(id),
            decline: 'Not now',
            onDecline: () => store.decline(id),
          },
        })}
    />
  );
});
