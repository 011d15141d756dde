import { formatPrice } from './money.ts';
import { planById, planName, simulatedPaymentMethod, type Plan } from './plans.ts';

/** A line of a task's card. `before`: what the value replaces; absent where it replaces nothing, or where nobody knows. */
export interface TaskDetail {
  label: string;
  value: string;
  before?: string;
}

export const detail = (label: string, value: string, before?: string): TaskDetail =>
  before === undefined || before === value ? { label, value } : { label, value, before };

const monthly = ({ currency, interval }: Plan, amount: number) =>
  `${formatPrice(amount, currency)} a ${interval}`;

function difference(plan: Plan, former: Plan) {
  const more = plan.price - former.price;
  return more === 0
    ? []
    : [detail('Difference', `${monthly(plan, Math.abs(more))} ${more > 0 ? 'more' : 'less'}`)];
}

/**
 * What a plan costs, how much more or less than the one before, when it starts and how it is paid. A payment method of '' means that none
 * is chosen. [A43]
 * @param restored The payment method that comes back with a former plan. Absent for any other plan.
 */
export function planDetails(
  plan: Plan,
  before: { plan?: string; paymentMethod?: string },
  restored?: string,
) {
  const former = before.plan === undefined ? undefined : planById(before.plan);
  const isShown = restored !== undefined || plan.price > 0;
  const method = restored ?? simulatedPaymentMethod;
  return [
    detail('Plan', plan.name, before.plan === undefined ? undefined : planName(before.plan)),
    detail('Price', monthly(plan, plan.price), former && monthly(former, former.price)),
    ...(former ? difference(plan, former) : []),
    detail('Starts', 'Today'),
    ...(isShown && before.paymentMethod !== undefined
      ? [detail('Payment method', method || 'None', before.paymentMethod || 'None')]
      : []),
  ];
}
