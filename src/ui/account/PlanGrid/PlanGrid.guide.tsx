import { nothing, type Guide } from '../../guide.ts';
import type { PlanView } from '../PlanCard/PlanCard.tsx';
import { PlanGrid, type PlanGridProps } from './PlanGrid.tsx';

const plan = (id: string, name: string, price: string, features: readonly string[]): PlanView => ({
  id,
  name,
  price,
  interval: '/ month',
  description: 'Cancel whenever you like.',
  features,
  popular: id === 'pro',
});
const plans = [
  plan('free', 'Free', '$0', ['Basic AI assistant', 'Email support']),
  plan('pro', 'Pro', '$29', ['Advanced AI assistant', 'Priority support']),
  plan('enterprise', 'Enterprise', '$99', ['Everything in Pro', 'SLA guarantee']),
];
/** The grid at half its size, so that three columns fit on this page. */
function Model(props: Omit<PlanGridProps, 'onSubscribe'>) {
  return (
    <div inert style={{ zoom: 0.5 }}>
      <PlanGrid {...props} onSubscribe={nothing} />
    </div>
  );
}

export const guide: Guide = {
  use: 'Sets the plans side by side, so that people compare them, and marks the one they have.',
  avoid: 'For one plan use CurrentPlan. More than three plans, or plans by feature, need a table.',
  anatomy: [
    ['Cards', 'One PlanCard a plan, in the order given.'],
    ['Columns', 'Three from 44rem of its own width. Before that one, each card split in two from 30rem.'],
    ['Rows', 'Shared by the columns: names, prices, features and buttons line up.'],
  ],
  do: [
    {
      text: 'From the cheapest to the dearest, with at most one recommendation.',
      example: <Model plans={plans} currentId="free" />,
    },
    {
      text: 'Lock it while the current plan is not known: nobody buys what they have.',
      example: <Model plans={plans} currentId="" locked />,
    },
  ],
  dont: [
    {
      text: 'Recommending every plan recommends none.',
      example: <Model plans={plans.map((one) => ({ ...one, popular: true }))} currentId="" />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes from one Subscribe to the next, past the current plan’s button.'],
    ['Enter, Space', 'Subscribe to the plan of that button.'],
  ],
  accessibility: [
    'A list named Plans: screen readers say how many there are before reading them.',
    'During a purchase no button can be pressed, and only the bought plan’s says Processing.... It keeps the focus meanwhile.',
    'The order on screen is the order of the document at every width.',
    'It follows the room it has, not the window: at 200 % text size three columns need twice the width.',
  ],
};
