import { errorText } from '../_shared/errorText.ts';
import { idOf, type Invoice } from '../_shared/billing/stripeObjects.ts';
import type { BillingContext } from './purchase.ts';

interface Change {
  customer: string;
  subscription: string;
  /** The subscription's item, which gets another price. */
  item: string;
  price: string;
}

const sumOf = (rows: readonly { amount: number }[] | null | undefined) =>
  (rows ?? []).reduce((sum, { amount }) => sum + amount, 0);

/**
 * What is due with all that it comes from, so that the rows add up. Between the total and what is due lies the customer's
 * credit: used up where it is below 0, left over where it is above.
 */
function rowsOf({ amount_due, total, lines, total_discount_amounts, total_taxes }: Invoice) {
  const discount = -sumOf(total_discount_amounts);
  const tax = sumOf(total_taxes?.filter(({ tax_behavior }) => tax_behavior === 'exclusive'));
  // A preview has its first lines only, and no address where the others could be read.
  const others = total - sumOf(lines.data) - discount - tax;
  const hasAmount = ({ amount }: { amount: number }) => amount !== 0;
  return {
    lines: [
      ...lines.data.map(({ amount, description }) => ({ amount, description })),
      ...[{ amount: others, description: 'Other items' }].filter(hasAmount),
    ],
    adjustments: [
      { kind: 'discount', amount: discount },
      { kind: 'tax', amount: tax },
      { kind: 'credit', amount: amount_due - total },
    ].filter(hasAmount),
  };
}

/** What a change would cost today, and from when on how much, computed by the provider. Changes nothing. [B30] */
export async function previewOf(
  { stripe, log }: BillingContext,
  { customer, subscription, item, price }: Change,
) {
  const items = [{ id: item, price, quantity: 1 }];
  const [now, regular] = await Promise.all([
    stripe.post<Invoice>('invoices/create_preview', {
      customer,
      subscription,
      // As the portal charges it, which the doctor sees to.
      subscription_details: { items, proration_behavior: 'always_invoice' },
    }),
    // The price alone would leave out tax, and a discount that lasts.
    stripe
      .post<Invoice>('invoices/create_preview', {
        customer,
        subscription,
        subscription_details: { items },
        preview_mode: 'recurring',
      })
      .catch((error: unknown) => {
        log(`The next charge of ${subscription} is not known: ${errorText(error)}`);
        return undefined;
      }),
  ]);
  // What is taken back of a year that was paid may end long after the month that begins now.
  const ends = now.lines.data.flatMap(({ period, pricing }) =>
    period && idOf(pricing?.price_details?.price) === price ? [period.end] : [],
  );
  return {
    due: now.amount_due,
    total: now.total,
    currency: now.currency,
    ...rowsOf(now),
    next:
      regular && ends.length > 0
        ? { amount: regular.total, at: new Date(Math.max(...ends) * 1000).toISOString() }
        : null,
  };
}
