import { formatPrice } from './money.ts';
import { paymentMethods, planById, planName, type Plan } from './plans.ts';

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
 */
export function planDetails(plan: Plan, before: { plan?: string; paymentMethod?: string }) {
  const former = before.plan === undefined ? undefined : planById(before.plan);
  // What a simulated subscription stores. [S6]
  const [{ label: method }] = paymentMethods;
  const isPaid = plan.price > 0 && before.paymentMethod !== undefined;
  return [
    detail('Plan', plan.name, before.plan === undefined ? undefined : planName(before.plan)),
    detail('Price', monthly(plan, plan.price), former && monthly(former, former.price)),
    ...(former ? difference(plan, former) : []),
    detail('Starts', 'Today'),
    ...(isPaid ? [detail('Payment method', method, before.paymentMethod || 'None')] : []),
  ];
}
