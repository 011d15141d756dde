import { memo } from 'react';
import { useBillingMode } from '../../billing/useBillingMode.ts';
import { SentState } from '../support/SentState.tsx';
import { ActionCard, type ActionCardProps } from '../../../ui/agent/ActionCard/ActionCard.tsx';
import { spokenYes, taskTexts, type TaskTexts } from '../../../services/tools.ts';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { TaskEntry } from '../conversation/entries.ts';
import { taskStateLabels, taskTitle } from '../conversation/threadText.ts';

const cardStates: Readonly<Record<TaskEntry['state'], ActionCardProps['state']>> = {
  waiting: 'waiting',
  asked: 'asked',
  running: 'running',
  done: 'done',
  declined: 'skipped',
  unanswered: 'skipped',
  failed: 'failed',
  refused: 'failed',
};

/** Of what was done, how far undoing it has come. */
const undoStates = {
  offered: ['done', 'Changed'],
  asked: ['done', 'Changed'],
  changed: ['done', 'Changed'],
  running: ['running', 'Undoing…'],
  done: ['undone', 'Undone'],
} as const satisfies Record<string, readonly [ActionCardProps['state'], string]>;

/** Of a plan that is paid, the payment provider says what it costs, how it is paid and when it starts, in the question that follows. [B17] */
const soldTexts = (texts: TaskTexts): TaskTexts => ({
  ...texts,
  confirm: 'See what it costs',
  details: texts.details.filter(({ label }) => label === 'Plan' || label === 'Price'),
});

export interface TaskCardProps {
  entry: TaskEntry;
  store: Pick<ConversationStore, 'confirm' | 'decline' | 'undo' | 'loadHandOff'>;
  /** In a call, where the answer may be spoken. */
  inCall?: boolean;
}

/** One task of the assistant: a question with its buttons, then its outcome, which can be undone where that is possible. */
export const TaskCard = memo(function TaskCard({ entry, store, inCall = false }: TaskCardProps) {
  const { id, task, before, state, undo, result, note } = entry;
  const mode = useBillingMode(task?.name === 'subscribe').data;
  const isSold = task?.name === 'subscribe' && mode?.ok && mode.value === 'stripe';
  const told = task && taskTexts(task, before);
  const texts = told && isSold ? soldTexts(told) : told;
  const [cardState, status] = undo ? undoStates[undo] : [cardStates[state], taskStateLabels[state]];
  const hint = inCall && task ? `or say “${spokenYes(task).words}”` : undefined;
  return (
    <ActionCard
      title={taskTitle(entry)}
      state={cardState}
      status={
        task?.name === 'talk_to_human' && state === 'done' ? (
          <SentState id={id} loadHandOff={store.loadHandOff} />
        ) : (
          status
        )
      }
      details={texts?.details}
      // The user knows what they declined.
      result={undo ? (note ?? result) : state === 'declined' ? undefined : result}
      undo={undo === 'offered' ? { label: 'Undo', onUndo: () => store.undo(id) } : undefined}
      {...(state === 'asked' &&
        texts && {
          question: {
            confirm: texts.confirm,
            onConfirm: () => store.confirm(id),
            decline: 'Not now',
            onDecline: () => store.decline(id),
            hint: note ?? hint,
          },
        })}
    />
  );
});
