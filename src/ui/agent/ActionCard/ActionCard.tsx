import { ArrowRight, Check, CircleHelp, Hourglass, Minus, TriangleAlert, Undo2 } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextButton } from '../../primitives/TextButton/TextButton.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './ActionCard.css.ts';
import { words } from './ActionCard.words.ts';

export interface ActionCardProps {
  /** The task in a few words, verb first, such as 'Change your profile'. */
  title: string;
  /** Chooses icon and colour. `waiting`: another card comes first. `skipped`: the user declined, or did not answer. */
  state: 'waiting' | 'asked' | 'running' | 'done' | 'undone' | 'failed' | 'skipped';
  /** The state in words, such as 'Waiting for your answer'. */
  status: ReactNode;
  /** The values that the user agrees to, such as a new name, and what each of them replaces; every line break is kept. */
  details?: readonly { label: string; value: string; before?: string | undefined }[] | undefined;
  /** The outcome in a sentence. */
  result?: string | undefined;
  /** Two buttons with their labels, while the task waits for the user's agreement. `hint`: another way to answer. */
  question?:
    | {
        confirm: string;
        onConfirm: () => void;
        decline: string;
        onDecline: () => void;
        hint?: string | undefined;
      }
    | undefined;
  /** The button beside the status, while what was done can be taken back. */
  undo?: { label: string; onUndo: () => void } | undefined;
}

const icons = {
  waiting: Hourglass,
  asked: CircleHelp,
  done: Check,
  undone: Undo2,
  failed: TriangleAlert,
  skipped: Minus,
} as const;
/** A tabIndex for an element that is focused by code only: the card, when its buttons disappear. */
const focusableByCode = -1;

/** A task of the agent: what it will do or has done, and while it waits, the question whether it may. */
export function ActionCard(props: ActionCardProps) {
  const { title, state, status, details = [], result, question, undo } = props;
  const labels = useLabels('ActionCard', words);
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const StateIcon = state === 'running' ? undefined : icons[state];

  /** The pressed button disappears with the question, so the focus moves to the card first. */
  function answer(then: () => void) {
    card.current?.focus({ preventScroll: true });
    then();
  }

  return (
    <div ref={card} role="group" aria-labelledby={titleId} tabIndex={focusableByCode} className={styles.card}>
      <span className={`${iconSlot} ${styles.mark({ state })}`} aria-hidden>
        {StateIcon ? <StateIcon /> : <Spinner />}
      </span>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <p className={styles.status({ state })}>
          {status}
          {undo && (
            <>
              {' · '}
              <TextButton onClick={() => answer(undo.onUndo)}>{undo.label}</TextButton>
            </>
          )}
        </p>
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map(({ label, value, before }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.change}>
                  {before !== undefined && (
                    <>
                      <del className={styles.before} dir="auto">
                        {before}
                      </del>
                      <span className={styles.arrow}>
                        <ArrowRight aria-hidden />
                        <span className={visuallyHidden}>{labels.becomes}</span>
                      </span>
                    </>
                  )}
                  <span className={styles.value({ replaces: before !== undefined })} dir="auto">
                    {value}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {result && <p className={styles.result}>{result}</p>}
        {question && (
          <div className={styles.answers}>
            <Button tone="primary" onClick={() => answer(question.onConfirm)}>
              {question.confirm}
            </Button>
            <Button onClick={() => answer(question.onDecline)}>{question.decline}</Button>
            {question.hint && <p className={styles.hint}>{question.hint}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
