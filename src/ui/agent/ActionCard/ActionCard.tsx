import { Check, CircleHelp, Minus, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './ActionCard.css.ts';

export interface ActionCardProps {
  /** What will be done, or was. */
  title: string;
  /** `skipped`: nobody wanted it, or nobody answered. */
  state: 'asked' | 'running' | 'done' | 'failed' | 'skipped';
  /** The state in words. */
  status: string;
  /** What it comes to, such as the new values; every line break is kept. */
  details?: readonly { label: string; value: string }[] | undefined;
  /** What became of it, in a sentence. */
  result?: string | undefined;
  /** Nothing is done before it is answered. */
  question?: { confirm: string; onConfirm: () => void; decline: string; onDecline: () => void } | undefined;
}

const marks = { asked: CircleHelp, done: Check, failed: TriangleAlert, skipped: Minus } as const;
/** Takes the focus over from a button that has gone; not a stop of the Tab key. */
const focusable = -1;

export function ActionCard({ title, state, status, details = [], result, question }: ActionCardProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const Mark = state === 'running' ? undefined : marks[state];

  function answer(then: () => void) {
    card.current?.focus({ preventScroll: true });
    then();
  }

  return (
    <div ref={card} role="group" aria-labelledby={titleId} tabIndex={focusable} className={styles.card}>
      <span className={`${iconSlot} ${styles.mark({ state })}`} aria-hidden>
        {Mark ? <Mark /> : <Spinner />}
      </span>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <p className={styles.status({ state })}>{status}</p>
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value} dir="auto">
                  {value}
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
          </div>
        )}
      </div>
    </div>
  );
}
