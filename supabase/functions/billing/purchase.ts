import { intervals, lookupKey, paidPlans } from '../_shared/billing/prices.ts';
import type { StripeApi } from '../_shared/billing/stripeApi.ts';
import {
  isRunning,
  type Customer,
  type Price,
  type Session,
  type Subscription,
} from '../_shared/billing/stripeObjects.ts';
import type { BillingSync, DatabaseCall } from '../_shared/billing/sync.ts';
import { errorText } from '../_shared/errorText.ts';
import type { SessionUser } from '../_shared/session.ts';
import { sha256 } from '../_shared/sha256.ts';
import { checkouts } from './checkouts.ts';
import { refuse } from './refusals.ts';

/** What every request about plans needs: the access to the provider, calls to the database, and the log. */
export interface BillingContext {
  stripe: StripeApi;
  /** Whether the provider's key is of its live mode: customers of its test mode are unknown there. */
  isLive: boolean;
  sync: BillingSync;
  call: DatabaseCall;
  log: (message: string) => void;
  /** Whether the provider computes taxes, which has to be set up there. */
  hasTax?: boolean;
  /** How long a change that is made may take to be stored before it is told as late, in ms; 5 seconds by default. */
  storeTimeoutMs?: number;
}

/** A signed-in user's request. */
export interface Asked {
  user: SessionUser;
  /** The origin of the page, which is one of ours. */
  page: string;
  body: Readonly<Record<string, unknown>>;
}

/** What the requests about plans have in common: the user's customer, their subscriptions, and the prices of plans. */
export function customersAndPrices({ stripe, isLive, call, log }: BillingContext) {
  async function storedCustomer(user: string, customer?: string, live = isLive) {
    const found = Object(
      await call('billing_customer', { caller: user, live, customer: customer ?? null }),
    ) as Record<string, unknown>;
    return {
      customer: typeof found.customer === 'string' ? found.customer : undefined,
      past: Number(found.past ?? 0),
    };
  }

  return {
    /** The user's customer in this mode or the other, after `customer` was tied to them if they had none, and how many are gone. */
    storedCustomer,

    /** The user's customer. Refuses somebody who has never bought anything. */
    customerOf: async (user: string) => (await storedCustomer(user)).customer ?? refuse('customer'),

    /** The user's customer, who is made at the first purchase. */
    becomeCustomer: async ({ id, email }: SessionUser) => {
      const before = await storedCustomer(id);
      if (before.customer) return before.customer;
      // Two requests at once make one customer, because the provider keeps the answer to a key for a day. A customer that
      // was deleted there must not be the answer, and another email under the same key would be refused.
      const address = [...(await sha256(email)).subarray(0, 8)].join('.');
      const created = await stripe.post<Customer>(
        'customers',
        { email: email || undefined, metadata: { user_id: id } },
        `customer-${id}-${before.past}-${address}`,
      );
      return (await storedCustomer(id, created.id)).customer ?? refuse('session');
    },

    /** All that can still be charged, also what went unpaid. */
    openSubscriptionsOf: async (customer: string) => {
      const found = await stripe.listAll<Subscription>('subscriptions', { customer, status: 'all' });
      return found.filter(({ status }) => !['canceled', 'incomplete_expired'].includes(status));
    },

    runningSubscriptionOf: async (customer: string) => {
      const found = await stripe.listAll<Subscription>('subscriptions', { customer, status: 'all' });
      return found.find(isRunning);
    },

    /** The price of what was chosen. Refuses what is no choice, and what the provider does not sell. */
    priceOf: async ({ plan, interval }: Asked['body']) => {
      const wanted = paidPlans.find((each) => each === plan) ?? refuse('request');
      const key = lookupKey(wanted, intervals.find((each) => each === interval) ?? refuse('request'));
      const [price] = await stripe.list<Price>('prices', { lookup_keys: [key], active: true, limit: 1 });
      if (!price) log(`No active price has the lookup key ${key}: see docs/deploy.md`);
      return price ?? refuse('price');
    },
  };
}

/** Opens a checkout, and closes each one that was opened before: paid as well, it would be a second subscription. [B4] */
export function checkout(context: BillingContext) {
  const { stripe, sync, log, hasTax = false } = context;
  const { becomeCustomer, runningSubscriptionOf, priceOf } = customersAndPrices(context);
  const { openSessions, close, closeAll } = checkouts(stripe);

  async function refuseSecond(customer: string): Promise<never> {
    if (!(await runningSubscriptionOf(customer))) return refuse('elsewhere');
    // The page does not know of it yet: what is stored may be older. It is told in any case, and looks by itself.
    await sync(customer).catch((error: unknown) => log(errorText(error)));
    return refuse('subscribed');
  }

  async function open({ user, page, body }: Asked, price: Price) {
    const customer = await becomeCustomer(user);
    if (await runningSubscriptionOf(customer)) return refuseSecond(customer);
    if (!(await closeAll(await openSessions(customer)))) return refuseSecond(customer);
    const plan = String(body.plan);
    const session = await stripe.post<Session>('checkout/sessions', {
      mode: 'subscription',
      customer,
      client_reference_id: user.id,
      line_items: [{ price: price.id, quantity: 1 }],
      allow_promotion_codes: true,
      subscription_data: { metadata: { user_id: user.id } },
      // Names what the page then waits for, and gives nobody anything.
      success_url: `${page}/?checkout=${plan}`,
      cancel_url: `${page}/?checkout=cancelled`,
      ...(hasTax && {
        automatic_tax: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
        tax_id_collection: { enabled: true },
      }),
    });
    // Another window may have opened one at the same moment, and may have its address already. Of two the later one remains.
    const [last, ...others] = (await openSessions(customer)).toSorted(
      (a, b) => b.created - a.created || (a.id < b.id ? 1 : -1),
    );
    if (last?.id !== session.id) {
      await close(session);
      return refuse('elsewhere');
    }
    // One that is paid meanwhile is no longer open, and is seen as a subscription.
    if (!(await closeAll(others)) || (await runningSubscriptionOf(customer))) {
      await close(session);
      return refuseSecond(customer);
    }
    if (!session.url) throw new Error('The provider opened a checkout without an address');
    return { url: session.url };
  }

  return async (asked: Asked) => open(asked, await priceOf(asked.body));
}
