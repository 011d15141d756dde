import { useId } from 'react';
import type { Loadable } from '../../loadable.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { fill } from '../../fill.ts';
import { useLabels, useNumberLocale } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './UsageMeter.css.ts';
import { usageLevel } from './usageLevel.ts';
import { words } from './UsageMeter.words.ts';

export interface UsageAmount {
  /** What is counted, such as 'Messages'. */
  label: string;
  used: number;
  /** How many the plan has; null for as many as one likes. */
  limit: number | null;
}

export interface UsageView {
  amounts: readonly UsageAmount[];
  /** When everything begins again, in a sentence. */
  note: string;
}

export interface UsageMeterProps {
  /** A placeholder while loading, a Retry button after an error. */
  usage: Loadable<UsageView>;
}

/** What was used this month of what the plan allows. */
export function UsageMeter({ usage }: UsageMeterProps) {
  const labels = useLabels('UsageMeter', words);
  return (
    <Card title={labels.title}>
      <div className={styles.body} aria-busy={usage.status === 'loading'}>
        {usage.status === 'error' ? (
          <LoadError subject={labels.subject} onRetry={usage.retry} retrying={usage.retrying ?? false} />
        ) : usage.status === 'loading' ? (
          <Placeholder />
        ) : (
          <>
            <div className={styles.amounts}>
              {usage.value.amounts.map((amount) => (
                <Amount key={amount.label} {...amount} />
              ))}
            </div>
            <p className={styles.until}>{usage.value.note}</p>
          </>
        )}
      </div>
    </Card>
  );
}

/** As high as two amounts and the line below them, so that the plans do not move when they have loaded. */
function Placeholder() {
  return (
    <>
      <div className={styles.amounts}>
        {[1, 2].map((amount) => (
          <div key={amount} className={styles.amount}>
            <div className={styles.line}>
              <Skeleton width="60%" />
            </div>
            <div className={styles.level}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.until}>
        <Skeleton width="80%" />
      </div>
    </>
  );
}

function Amount({ label, used: counted, limit }: UsageAmount) {
  const labels = useLabels('UsageMeter', words);
  const locale = useNumberLocale() ?? 'en';
  const id = useId();
  // Nobody has used less than nothing, and what is no number is not known to be used.
  const used = Number.isFinite(counted) ? Math.max(0, counted) : 0;
  const part = limit === null ? 0 : Math.min(1, used / limit || 0);
  const level = usageLevel(used, limit);
  const amount = { used: used.toLocaleString(locale), limit: limit?.toLocaleString(locale) ?? '' };
  const text = fill(limit === null ? labels.used : labels.usedOf, amount);
  return (
    <div className={styles.amount}>
      <p className={styles.line}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {level === 'near' && <Badge tone="caution">{labels.near}</Badge>}
        {level === 'full' && <Badge tone="caution">{labels.full}</Badge>}
        <span className={styles.words}>{text}</span>
      </p>
      <div className={styles.level}>
        {limit === null ? (
          <p className={styles.note}>{labels.unlimited}</p>
        ) : (
          <div
            role="meter"
            aria-labelledby={id}
            aria-valuemin={0}
            aria-valuemax={limit}
            aria-valuenow={Math.min(used, limit)}
            aria-valuetext={text}
            className={styles.track}
          >
            <div className={styles.fill[level]} style={{ inlineSize: `${part * 100}%` }} />
          </div>
        )}
      </div>
    </div>
  );
}
