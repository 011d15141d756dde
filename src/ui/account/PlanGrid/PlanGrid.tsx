import { PlanCard, type PlanView } from '../PlanCard/PlanCard.tsx';
import * as styles from './PlanGrid.css.ts';

export interface PlanGridProps {
  /** Cheapest first. Laid out for three. */
  plans: readonly PlanView[];
  /** The plan the reader has. An id that no plan has leaves all of them on offer. */
  currentId: string;
  /** The plan being bought. While set, every button is disabled. */
  loadingId?: string | undefined;
  /** Nothing can be bought for now, such as while the current plan is not known. */
  locked?: boolean;
  /** The id of the plan whose button was pressed. */
  onSubscribe: (id: string) => void;
}

export function PlanGrid({ plans, currentId, loadingId, locked = false, onSubscribe }: PlanGridProps) {
  function stateOf(id: string) {
    if (id === loadingId) return 'processing';
    if (id === currentId) return 'current';
    return locked || loadingId !== undefined ? 'locked' : 'available';
  }

  return (
    <div className={styles.container}>
      <ul className={styles.grid} aria-label="Plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            state={stateOf(plan.id)}
            onSubscribe={() => onSubscribe(plan.id)}
          />
        ))}
      </ul>
    </div>
  );
}
