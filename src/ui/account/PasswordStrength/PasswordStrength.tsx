import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './PasswordStrength.css.ts';
import { words } from './PasswordStrength.words.ts';

export interface PasswordStrengthProps {
  /** From 0, guessed at once, to 4, guessed by nobody. Undefined while it is not known. */
  score?: 0 | 1 | 2 | 3 | 4 | undefined;
  /** What would make it stronger, in one sentence. */
  advice?: string | undefined;
}

const tones = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;

/** How hard a new password is to guess, in words and bars. It advises and never refuses. */
export function PasswordStrength({ score, advice }: PasswordStrengthProps) {
  const labels = useLabels('PasswordStrength', words);
  const filled = score === undefined ? 0 : Math.max(1, score);
  return (
    <div className={styles.root}>
      <div className={styles.bars} aria-hidden>
        {[1, 2, 3, 4].map((number) => (
          <span
            key={number}
            className={
              score !== undefined && number <= filled
                ? `${styles.bar} ${styles.fill[tones[score]]}`
                : styles.bar
            }
          />
        ))}
      </div>
      <p aria-live="polite" className={styles.text}>
        {score !== undefined && (
          <>
            <span className={styles.level}>{labels[`level${score}`]}</span>
            {advice !== undefined && ` · ${advice}`}
          </>
        )}
      </p>
    </div>
  );
}
