import type { FormValue } from '../_shared/billing/form.ts';
import { errorText } from '../_shared/errorText.ts';
import { StripeError } from '../_shared/billing/stripeApi.ts';
import type { Session, Subscription } from '../_shared/billing/stripeObjects.ts';
import { checkouts } from './checkouts.ts';
import { presentCustomers } from './presentCustomers.ts';
import { previewOf } from './preview.ts';
import { checkout, customersAndPrices, type Asked, type BillingContext } from './purchase.ts';
import { refuse } from './refusals.ts';

type Action = (asked: Asked) => Promise<object>;

const itemOf = ({ id, items }: Pick<Subscription, 'id' | 'items'>) => {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
};

/** The requests of a signed-in user about their own plan, by the last part of the path. [B4] */
export function actions(context: BillingContext): Readonly<Record<string, Action>> {
  const { stripe, sync, call, log, storeTimeoutMs = 5000 } = context;
  const { customerOf, openSubscriptionsOf, runningSubscriptionOf, priceOf } = customersAndPrices(context);
  const { openSessions, closeAll } = checkouts(stripe);

  const runningFor = async (customer: string) =>
    (await runningSubscriptionOf(customer)) ?? refuse('subscription');

  /** Stores what the provider has just changed. Once it is changed, nothing that goes wrong here makes it undone. [B29] */
  async function storeChange(customer: string) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, storeTimeoutMs, 'late');
    });
    const stored = sync(customer).catch((error: unknown) => {
      log(`${customer} is changed and not stored: ${errorText(error)}`);
      return 'late';
    });
    return { outcome: await Promise.race([stored, late]).finally(() => clearTimeout(timer)) };
  }

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

  const all: Readonly<Record<string, Action>> = {
    checkout: checkout(context),

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

    async preview({ user, body }) {
      const price = await priceOf(body);
      const customer = await customerOf(user.id);
      const { id, items } = await runningFor(customer);
      return previewOf(context, {
        customer,
        subscription: id,
        item: itemOf({ id, items }).id,
        price: price.id,
      });
    },

    async cancel({ user }) {
      const customer = await customerOf(user.id);
      const { id, cancel_at, cancel_at_period_end } = await runningFor(customer);
      if (cancel_at === null && !cancel_at_period_end)
        await stripe.post(`subscriptions/${id}`, { cancel_at_period_end: true });
      return storeChange(customer);
    },

    /** For an account that is about to be deleted: nothing is charged any more, and what was paid is not used up. [U36] */
    async end({ user }) {
      const isRecent = await call('is_recent_sign_in', { caller: user.id, session: user.session ?? null });
      if (isRecent !== true) refuse('sign-in');
      const customer = await customerOf(user.id);
      // Paid afterwards, one would be a subscription that nobody has. What was paid until now is among those that end.
      if (!(await closeAll(await openSessions(customer)))) refuse('being-paid');
      for (const { id } of await openSubscriptionsOf(customer))
        await stripe.delete(`subscriptions/${id}`).catch((error: unknown) => {
          // Its answer may have been lost: at the second attempt the provider knows no such subscription any more.
          if (!(error instanceof StripeError) || error.code !== 'resource_missing') throw error;
        });
      return storeChange(customer);
    },

    async resume({ user }) {
      const customer = await customerOf(user.id);
      const { id, cancel_at, cancel_at_period_end } = await runningFor(customer);
      // Whichever of the two is set: the provider refuses both at once.
      if (cancel_at_period_end) await stripe.post(`subscriptions/${id}`, { cancel_at_period_end: false });
      else if (cancel_at !== null) await stripe.post(`subscriptions/${id}`, { cancel_at: '' });
      return storeChange(customer);
    },

    /** For a page that comes back, which does not wait for the webhook. Never skipped for being recent. */
    sync: async ({ user }) => ({ outcome: await sync(await customerOf(user.id)) }),
  };
  const begin = presentCustomers(context);
  return Object.fromEntries(Object.entries(all).map(([name, action]) => [name, begin(action)]));
}
