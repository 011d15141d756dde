import { memo } from 'react';
import { ActionCard, type ActionCardProps } from '../../../ui/agent/ActionCard/ActionCard.tsx';
import { taskTexts } from '../../../services/tools.ts';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { TaskEntry } from '../conversation/entries.ts';
import { taskStateLabels, taskTitle } from '../conversation/threadText.ts';

const cardStates: Readonly<Record<TaskEntry['state'], ActionCardProps['state']>> = {
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

/** One task of the assistant: a question with its buttons, then its outcome. */
export const TaskCard = memo(function TaskCard({ entry, store }: TaskCardProps) {
  const { id, task, state, result } = entry;
  const texts = task && taskTexts(task);
  return (
    <ActionCard
      title={taskTitle(entry)}
      state={cardStates[state]}
      status={taskStateLabels[state]}
      details={texts?.details}
      // The user knows what they declined.
      result={state === 'declined' ? undefined : result}
      {...(state === 'asked' &&
        texts && {
          question: {
            confirm: texts.confirm,
            onConfirm: () => store.confirm(id),
            decline: 'Not now',
            onDecline: () => store.decline(id),
          },
        })}
    />
  );
});
