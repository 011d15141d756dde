import type { FormValue } from '../_shared/billing/form.ts';
import type { Invoice, Session, Subscription } from '../_shared/billing/stripeObjects.ts';
import { checkout, counter, type Asked, type Shop } from './purchase.ts';
import { refuse } from './refusals.ts';

type Action = (asked: Asked) => Promise<object>;

const itemOf = ({ id, items }: Subscription) => {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
};

/** The requests of a signed-in user about their own plan, by the last part of the path. [B4] */
export function actions(shop: Shop): Readonly<Record<string, Action>> {
  const { stripe, sync } = shop;
  const { customerOf, runningOf, priceOf } = counter(shop);

  const runningFor = async (customer: string) => (await runningOf(customer)) ?? refuse('subscription');

  /** Where the portal begins: at a change of plan, which is confirmed and paid there; at the card; or at its first page. */
  async function flowOf(customer: string, { page, body }: Asked): Promise<FormValue> {
    const after_completion = { type: 'redirect', redirect: { return_url: `${page}/?billing=back` } };
    if (body.show === 'card') return { type: 'payment_method_update', after_completion };
    if (body.plan === undefined) return undefined;
    const price = await priceOf(body);
    const subscription = await runningFor(customer);
    return {
      type: 'subscription_update_confirm',
      after_completion,
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: itemOf(subscription).id, price: price.id, quantity: 1 }],
      },
    };
  }

  return {
    checkout: checkout(shop),

    async portal(asked) {
      const customer = await customerOf(asked.user.id);
      const session = await stripe.post<Session>('billing_portal/sessions', {
        customer,
        return_url: `${asked.page}/?billing=back`,
        flow_data: await flowOf(customer, asked),
      });
      if (!session.url) throw new Error('The provider opened a portal without an address');
      return { url: session.url };
    },

    /** What a change would cost today, and from when on how much, computed by the provider. Changes nothing. */
    async preview({ user, body }) {
      const price = await priceOf(body);
      const customer = await customerOf(user.id);
      const subscription = await runningFor(customer);
      const { amount_due, total, currency, lines } = await stripe.post<Invoice>('invoices/create_preview', {
        customer,
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: itemOf(subscription).id, price: price.id, quantity: 1 }],
          proration_behavior: 'always_invoice',
        },
      });
      const ends = lines.data.flatMap(({ period }) => (period ? [period.end] : []));
      return {
        due: amount_due,
        total,
        currency,
        lines: lines.data.map(({ amount, description }) => ({ amount, description })),
        next: {
          amount: price.unit_amount,
          at: ends.length > 0 ? new Date(Math.max(...ends) * 1000).toISOString() : null,
        },
      };
    },

    async cancel({ user }) {
      const customer = await customerOf(user.id);
      const { id, cancel_at, cancel_at_period_end } = await runningFor(customer);
      if (cancel_at === null && !cancel_at_period_end)
        await stripe.post(`subscriptions/${id}`, { cancel_at_period_end: true });
      return { outcome: await sync(customer) };
    },

    async resume({ user }) {
      const customer = await customerOf(user.id);
      const { id, cancel_at, cancel_at_period_end } = await runningFor(customer);
      // Whichever of the two is set: the provider refuses both at once.
      if (cancel_at_period_end) await stripe.post(`subscriptions/${id}`, { cancel_at_period_end: false });
      else if (cancel_at !== null) await stripe.post(`subscriptions/${id}`, { cancel_at: '' });
      return { outcome: await sync(customer) };
    },

    /** For a page that comes back, which does not wait for the webhook. Never skipped for being recent. */
    sync: async ({ user }) => ({ outcome: await sync(await customerOf(user.id)) }),
  };
}
