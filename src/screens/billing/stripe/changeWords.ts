import type {
  BillingInterval,
  ChangePreview,
  PreviewAdjustment,
  Subscription,
} from '../../../services/billing.ts';
import { formatDate, formatPrice } from '../../../services/money.ts';
import { planById, planName, plans } from '../../../services/plans.ts';
import { formatMinor, listPrice } from '../../../services/prices.ts';
import { fill } from '../../../ui/fill.ts';
import type { Figures } from '../../../ui/account/MoneyConfirmation/MoneyFigures.tsx';
import type { words } from './changeWords.words.ts';
import type { PlanChange } from './offers.ts';

type Labels = typeof words;

const free = plans.find(({ price }) => price === 0)!;

/** A plan with its price, such as 'Pro $29', or 'Pro $29 / month'. `paid`: what is paid for it, if that is not the price of the list. */
function priced(
  id: string,
  interval: BillingInterval,
  pattern: Labels['priced' | 'pricedMonthly' | 'pricedYearly'],
  paid?: Subscription['price'],
) {
  const plan = planById(id);
  const listed = plan ? listPrice(plan, interval) : '';
  const price = paid ? formatPrice(paid.amount, paid.currency) : listed;
  return fill(pattern, { plan: plan?.name ?? id, price });
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

/** The confirmation of a change in words. The new price is that of the list; what is charged comes from the provider. [B15] */
export function changeWords(change: PlanChange, now: Subscription, labels: Labels): ChangeWords {
  const { plan, interval } = target(change, now);
  const name = planName(plan);
  const before = planName(now.plan);
  const beforeInterval = now.interval ?? 'month';
  const isSameInterval = now.interval === null || now.interval === interval;
  const each = { month: labels.pricedMonthly, year: labels.pricedYearly };
  const isFree = plan === free.id;
  const line = {
    from: priced(
      now.plan,
      beforeInterval,
      isSameInterval && !isFree ? labels.priced : each[beforeInterval],
      now.price,
    ),
    // What costs nothing is not paid by the month or the year.
    to: priced(plan, interval, isFree ? labels.priced : each[interval]),
  };
  if (change.kind === 'cancel')
    return {
      ...line,
      title: fill(labels.downgradeTo, { plan: name }),
      description: now.renewsAt
        ? fill(labels.lastsUntil, { before, date: formatDate(now.renewsAt), plan: name })
        : fill(labels.lastsToEnd, { before, plan: name }),
    };
  if (change.kind === 'buy')
    return {
      ...line,
      title: fill(labels.upgradeTo, { plan: name }),
      confirmLabel: labels.continue,
      description: fill(labels.buy, { plan: name }),
    };
  if (change.word === 'Downgrade')
    return {
      ...line,
      title: fill(labels.downgradeTo, { plan: name }),
      description: fill(labels.lastsUntilConfirmed, { before }),
    };
  return {
    ...line,
    title: {
      Upgrade: fill(labels.upgradeTo, { plan: name }),
      'Switch to yearly': labels.switchToYearly,
      'Switch to monthly': labels.switchToMonthly,
    }[change.word],
    description: fill(labels.startsConfirmed, {
      before: isSameInterval ? before : labels.presentPlan,
    }),
  };
}

/** A discount, tax or credit as one more line. [B30] */
function adjustmentLine({ kind, amount }: PreviewAdjustment, { discount, tax, ...labels }: Labels) {
  const credit = amount > 0 ? labels.keptCredit : labels.credit;
  return { amount, description: { discount, tax, credit }[kind] };
}

/** The provider's figures in the reader's notation. Nothing is computed here. [B15] */
export function figuresOf(
  { due, currency, lines, adjustments, next }: ChangePreview,
  method: string,
  labels: Labels,
): Omit<Extract<Figures, { status: 'ready' }>, 'outdated'> {
  return {
    status: 'ready',
    lines: [...lines, ...adjustments.map((each) => adjustmentLine(each, labels))].map(
      ({ amount, description }) => ({
        description,
        amount: formatMinor(amount, currency),
      }),
    ),
    today: formatMinor(due, currency),
    // Where more is left of the plan before than today costs, the provider takes the rest off the charges that follow.
    ...(next && {
      next: {
        label: fill(due === 0 ? labels.fromLessCredit : labels.thenOn, { date: formatDate(next.at) }),
        amount: formatMinor(next.amount, currency),
      },
    }),
    method,
  };
}
