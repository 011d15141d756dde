import type {
  BillingInterval,
  ChangePreview,
  PreviewAdjustment,
  Subscription,
} from '../../../services/billing.ts';
import { formatDate } from '../../../services/money.ts';
import { planById, planName, plans } from '../../../services/plans.ts';
import { formatMinor, listPrice } from '../../../services/prices.ts';
import type { Figures } from '../../../ui/account/MoneyConfirmation/MoneyFigures.tsx';
import type { PlanChange } from './offers.ts';

const free = plans.find(({ price }) => price === 0)!;

/** A plan with its price, such as 'Pro $29'. */
function priced(id: string, interval: BillingInterval) {
  const plan = planById(id);
  return plan ? `${plan.name} ${listPrice(plan, interval)}` : id;
}

/** Where a change leads. */
function target(change: PlanChange, now: Subscription) {
  return change.kind === 'cancel' ? { plan: free.id, interval: now.interval ?? 'month' } : change.choice;
}

export interface ChangeWords {
  title: string;
  from: string;
  to: string;
  description: string;
  confirmLabel?: string;
}

/** The confirmation of a change in words. Prices are those of the list; what is charged comes from the provider. [B15] */
export function changeWords(change: PlanChange, now: Subscription): ChangeWords {
  const { plan, interval } = target(change, now);
  const name = planName(plan);
  const before = planName(now.plan);
  const beforeInterval = now.interval ?? 'month';
  const isSameInterval = now.interval === null || now.interval === interval;
  const isFree = plan === free.id;
  const line = {
    from: `${priced(now.plan, beforeInterval)}${isSameInterval && !isFree ? '' : ` / ${beforeInterval}`}`,
    // What costs nothing is not paid by the month or the year.
    to: `${priced(plan, interval)}${isFree ? '' : ` / ${interval}`}`,
  };
  if (change.kind === 'cancel')
    return {
      ...line,
      title: `Downgrade to ${name}?`,
      description: now.renewsAt
        ? `${before} lasts until ${formatDate(now.renewsAt)}. After that you are on ${name}, and nothing more is charged. You can undo this until then.`
        : `${before} lasts until the end of the period you have paid for. After that you are on ${name}, and nothing more is charged.`,
    };
  if (change.kind === 'buy')
    return {
      ...line,
      title: `Upgrade to ${name}?`,
      confirmLabel: 'Continue to payment',
      description: `You pay on the payment provider’s page, and nothing is charged before you have confirmed it there. ${name} then starts at once, and you can cancel at any time.`,
    };
  if (change.word === 'Downgrade')
    return {
      ...line,
      title: `Downgrade to ${name}?`,
      description: `${before} lasts until you have confirmed it on the payment provider’s page, which comes next. You get credit for the unused part of ${before}.`,
    };
  return {
    ...line,
    title: change.word === 'Upgrade' ? `Upgrade to ${name}?` : `${change.word}?`,
    description: `It starts as soon as you have confirmed it on the payment provider’s page, which comes next. You get credit for the unused part of ${isSameInterval ? before : 'your present plan'}.`,
  };
}

/** A discount, tax or credit as one more line. [B30] */
function adjustmentLine({ kind, amount }: PreviewAdjustment) {
  const credit = amount > 0 ? 'Kept as credit for later charges' : 'Your credit';
  return { amount, description: { discount: 'Discount', tax: 'Tax', credit }[kind] };
}

/** The provider's figures in the reader's notation. Nothing is computed here. [B15] */
export function figuresOf(
  { due, currency, lines, adjustments, next }: ChangePreview,
  method: string,
): Omit<Extract<Figures, { status: 'ready' }>, 'outdated'> {
  return {
    status: 'ready',
    lines: [...lines, ...adjustments.map(adjustmentLine)].map(({ amount, description }) => ({
      description,
      amount: formatMinor(amount, currency),
    })),
    today: formatMinor(due, currency),
    // Where more is left of the plan before than today costs, the provider takes the rest off the charges that follow.
    ...(next && {
      next: {
        label: due === 0 ? `From ${formatDate(next.at)}, less your credit` : `Then on ${formatDate(next.at)}`,
        amount: formatMinor(next.amount, currency),
      },
    }),
    method,
  };
}
