import { memo } from 'react';
import { useBillingMode } from '../../billing/useBillingMode.ts';
import { fill } from '../../../ui/fill.ts';
import { useLanguage, type LanguageValue } from '../../shell/language/LanguageProvider.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { SentState } from '../support/SentState.tsx';
import { ActionCard, type ActionCardProps } from '../../../ui/agent/ActionCard/ActionCard.tsx';
import type { TaskDetail } from '../../../services/taskDetails.ts';
import { emptyValue, spokenYes, taskTexts, type Task, type TaskTexts } from '../../../services/tools.ts';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { TaskEntry } from '../conversation/entries.ts';
import { taskTitle } from '../conversation/threadText.ts';
import { words as stateWords } from '../conversation/taskStates.words.ts';
import { words } from './TaskCard.words.ts';

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
  offered: ['done', 'changed'],
  asked: ['done', 'changed'],
  changed: ['done', 'changed'],
  running: ['running', 'undoing'],
  done: ['undone', 'undone'],
} as const satisfies Record<string, readonly [ActionCardProps['state'], keyof typeof words]>;

/**
 * Of a plan that is paid, the payment provider says what it costs, how it is paid and when it starts, in the question that follows.
 * [B17]
 */
const soldTexts = (texts: TaskTexts): TaskTexts => ({
  ...texts,
  details: texts.details.filter(({ label }) => label === 'Plan' || label === 'Price'),
});

/** A line of the card in the reader's language. What the user has written stays as it is. */
function saidDetail(
  { label, value, before }: TaskDetail,
  task: Task | undefined,
  translate: LanguageValue['translate'],
) {
  const said = (text: string) =>
    task?.name !== 'edit_profile' || text === emptyValue ? translate(text) : text;
  return {
    label: translate(label),
    value: said(value),
    ...(before !== undefined && { before: said(before) }),
  };
}

export interface TaskCardProps {
  entry: TaskEntry;
  store: Pick<ConversationStore, 'confirm' | 'decline' | 'undo' | 'loadHandOff'>;
  /** In a call, where the answer may be spoken. */
  inCall?: boolean;
}

/** One task of the assistant: a question with its buttons, then its outcome, which can be undone where that is possible. */
export const TaskCard = memo(function TaskCard({ entry, store, inCall = false }: TaskCardProps) {
  const labels = useLabels('TaskCard', words);
  const states = useLabels('taskStates', stateWords);
  const { translate } = useLanguage();
  const { id, task, before, state, undo, result, note } = entry;
  const mode = useBillingMode(task?.name === 'subscribe').data;
  const isSold = task?.name === 'subscribe' && mode?.ok && mode.value === 'stripe';
  const all = task && taskTexts(task, before);
  const texts = all && isSold ? soldTexts(all) : all;
  const [undoState, undoLabel] = undo ? undoStates[undo] : [];
  const status = undoLabel ? labels[undoLabel] : states[state];
  const hint = inCall && task ? fill(labels.sayIt, { words: translate(spokenYes(task).words) }) : undefined;
  const told = undo ? (note ?? result) : state === 'declined' ? undefined : result;
  return (
    <ActionCard
      title={translate(taskTitle(entry))}
      state={undoState ?? cardStates[state]}
      status={
        task?.name === 'talk_to_human' && state === 'done' ? (
          <SentState id={id} loadHandOff={store.loadHandOff} />
        ) : (
          status
        )
      }
      details={texts?.details.map((each) => saidDetail(each, task, translate))}
      // The user knows what they declined.
      result={told && translate(told)}
      undo={undo === 'offered' ? { label: labels.undo, onUndo: () => store.undo(id) } : undefined}
      {...(state === 'asked' &&
        texts && {
          question: {
            confirm: isSold ? labels.seeCost : translate(texts.confirm),
            onConfirm: () => store.confirm(id),
            decline: labels.notNow,
            onDecline: () => store.decline(id),
            hint: note ? translate(note) : hint,
          },
        })}
    />
  );
});
