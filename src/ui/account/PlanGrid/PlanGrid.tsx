import { PlanCard, type PlanView } from '../PlanCard/PlanCard.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './PlanGrid.css.ts';
import { words } from './PlanGrid.words.ts';

export interface PlanGridProps {
  /** Cheapest first. The layout is made for three. */
  plans: readonly PlanView[];
  /** The id of the user's plan. With an id that is not in the list every plan can be bought. */
  currentId: string;
  /** The id of the plan that is being bought. While it is set, no button can be pressed. */
  loadingId?: string | undefined;
  /** No plan can be bought, such as while the current plan is not known. */
  locked?: boolean | undefined;
  /** Of these plans the button cannot be pressed. */
  lockedIds?: readonly string[] | undefined;
  /** Whether plans can be bought here at all. Otherwise they have no buttons, and only the current one is marked. */
  onOffer?: boolean | undefined;
  /** Called with the id of the plan whose button was pressed. */
  onSubscribe: (id: string) => void;
}

/** The plans beside each other, the current one marked, each with the button to choose it. */
export function PlanGrid(props: PlanGridProps) {
  const { plans, currentId, loadingId, locked = false, lockedIds = [], onOffer = true, onSubscribe } = props;

  function stateOf(id: string) {
    if (id === loadingId) return 'processing';
    if (id === currentId) return 'current';
    if (!onOffer) return 'shown';
    return lockedIds.includes(id) || locked || loadingId !== undefined ? 'locked' : 'available';
  }

  return (
    <div className={styles.container}>
      <ul className={styles.grid} aria-label={useLabels('PlanGrid', words).plans}>
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
