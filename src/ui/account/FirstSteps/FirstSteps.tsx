import { Check } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { fill } from '../../fill.ts';
import { useLabels, useNumberLocale } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './FirstSteps.css.ts';
import { words } from './FirstSteps.words.ts';

export interface FirstStep {
  id: string;
  /** What there is to do, in a few words, such as 'Complete your profile'. */
  label: string;
  /** One short sentence: what it is good for. */
  hint: string;
  isDone: boolean;
  /** What the button says, beginning with a verb. A step that is done has no button. */
  action: string;
  /** Leads to where the step is done. */
  onSelect: () => void;
  /** Called when somebody is about to press the button: load what a press will need. */
  onPreload?: (() => void) | undefined;
}

export interface FirstStepsProps {
  /** The heading, such as 'Get to know Parley'. */
  title: string;
  /** The steps, in the order in which they are best done. The first open one has the primary button. */
  steps: readonly FirstStep[];
  /** 'Hide' was pressed. */
  onHide: () => void;
}

/** What a newcomer does first, and how far they are. It is not printed. */
export function FirstSteps({ title, steps, onHide }: FirstStepsProps) {
  const labels = useLabels('FirstSteps', words);
  const locale = useNumberLocale() ?? 'en';
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <div className={styles.section}>
      <Card
        title={title}
        action={
          <div className={styles.head}>
            <span className={styles.progress}>
              {fill(labels.progress, {
                done: done.toLocaleString(locale),
                total: steps.length.toLocaleString(locale),
              })}
              <span className={visuallyHidden}> {labels.done}</span>
            </span>
            <Button tone="quiet" onClick={onHide}>
              {labels.hide}
            </Button>
          </div>
        }
      >
        <ul>
          {steps.map((step) => (
            <Step key={step.id} {...step} isNext={step === next} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Step({ label, hint, isDone, action, onSelect, onPreload, isNext }: FirstStep & { isNext: boolean }) {
  const labels = useLabels('FirstSteps', words);
  return (
    <li className={styles.step}>
      <span className={styles.mark[isDone ? 'done' : 'open']} aria-hidden>
        {isDone && <Check className={styles.check} />}
      </span>
      <div className={styles.words}>
        <p className={isDone ? `${styles.label} ${styles.labelDone}` : styles.label}>
          {label}
          {isDone && <span className={visuallyHidden}>{labels.stepDone}</span>}
        </p>
        {!isDone && <p className={styles.hint}>{hint}</p>}
      </div>
      {!isDone && (
        <div className={styles.action}>
          <Button tone={isNext ? 'primary' : 'neutral'} onClick={onSelect} onPreload={onPreload}>
            {action}
          </Button>
        </div>
      )}
    </li>
  );
}
