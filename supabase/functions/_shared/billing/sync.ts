import { isUuid } from '../../../../src/services/isUuid.ts';
import { errorText } from '../errorText.ts';
import { goneSnapshot } from './goneSnapshot.ts';
import { describeMethod } from './paymentMethod.ts';
import { planOf } from './prices.ts';
import { invoiceReader } from './invoices.ts';
import { StripeError, type StripeApi } from './stripeApi.ts';
import { isRunning, type Customer, type Subscription } from './stripeObjects.ts';
import { UnknownCustomer } from './unknownCustomer.ts';

/** Runs a function of the database as the service. */
export type DatabaseCall = (name: string, values: object) => Promise<unknown>;

export interface BillingSyncOptions {
  stripe: StripeApi;
  /** Whether the provider's key is of its live mode: customers of its test mode are unknown there. */
  isLive: boolean;
  call: DatabaseCall;
  log: (message: string) => void;
}

/**
 * Stores a customer as the provider has them now. Resolves to 'applied', 'superseded' when somebody who began later was
 * quicker, 'unknown-customer' for a customer of another shop on the same account, or 'account-deleted' when the user is gone
 * and was kept from being charged. Throws when nothing was stored: an UnknownCustomer when another account at the provider has
 * this customer of the live mode. One of the test mode is then stored as gone.
 */
export type BillingSync = (customer: string) => Promise<string>;

function subscriptionRow(subscription: Subscription) {
  const [item] = subscription.items.data;
  const { plan, interval } = planOf(item?.price);
  const end = item?.current_period_end ?? null;
  const isOver = ['canceled', 'incomplete_expired'].includes(subscription.status);
  return {
    id: subscription.id,
    plan,
    billing_interval: interval,
    price: item?.price.id ?? null,
    status: subscription.status,
    // The price's own amount. In another currency the provider charges another one, which it does not tell here.
    amount: item?.price.currency === subscription.currency ? item.price.unit_amount : null,
    currency: subscription.currency,
    period_end: end,
    ends_at: isOver
      ? subscription.ended_at
      : (subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null)),
    created: subscription.created,
  };
}

/** Copies the whole of a customer from the provider into the database. [B1] */
export function billingSync({ stripe, isLive, call, log }: BillingSyncOptions): BillingSync {
  const readInvoices = invoiceReader(stripe);

  /** One that was deleted is still known to the provider. One that it does not know at all is another account's. */
  const find = (customer: string) =>
    stripe
      .get<Customer>(`customers/${customer}`, { expand: ['invoice_settings.default_payment_method'] })
      .catch((error: unknown) => {
        if (error instanceof StripeError && error.code === 'resource_missing')
          throw new UnknownCustomer(customer, { cause: error });
        throw error;
      });

  const subscriptionsOf = (customer: string) =>
    stripe.listAll<Subscription>('subscriptions', {
      customer,
      status: 'all',
      expand: ['data.default_payment_method'],
    });

  /** Nobody who has deleted their account is charged any longer. */
  async function abandon(customer: string) {
    for (const { id } of (await subscriptionsOf(customer)).filter(isRunning)) {
      await stripe.delete(`subscriptions/${id}`);
      log(`${id} is cancelled: the account of ${customer} was deleted`);
    }
    return 'account-deleted';
  }

  /**
   * Ends what went unpaid until the provider gave it up, once another subscription runs: paid later, it would be a second one.
   * What cannot be ended now is ended at the next look.
   */
  async function endLeftOver(subscription: Subscription, hasOther: boolean): Promise<Subscription> {
    if (!hasOther || !['unpaid', 'paused'].includes(subscription.status)) return subscription;
    try {
      const ended = await stripe.delete<Subscription>(`subscriptions/${subscription.id}`);
      log(`${subscription.id} is cancelled: it was ${subscription.status}, and another one runs`);
      return { ...subscription, status: ended.status, ended_at: ended.ended_at };
    } catch (error) {
      log(`${subscription.id} is ${subscription.status} beside another one: ${errorText(error)}`);
      return subscription;
    }
  }

  function warn(customer: string, running: readonly Subscription[]) {
    if (running.length > 1) log(`${customer} has ${running.length} subscriptions: somebody pays twice`);
    for (const { id, items } of running)
      if (planOf(items.data[0]?.price).plan === null)
        log(`${id}: its price has no metadata "plan" that this app knows`);
  }

  return async (customer) => {
    // Taken before anything is read: whoever takes a later one reads later than the change that we look for.
    const begun = Object(await call('begin_billing_sync', { customer })) as Record<string, unknown>;
    // What was bought in a test costs nobody anything. Neither the live mode nor another account would ever tell of its end.
    const isTest = begun.livemode === false;
    if (isTest && isLive && begun.replaced === true) return 'superseded';
    const found =
      isTest && isLive
        ? undefined
        : await find(customer).catch((error: unknown) => {
            if (isTest && error instanceof UnknownCustomer) return undefined;
            throw error;
          });
    if (!found)
      return String(await call('apply_billing_snapshot', { snapshot: goneSnapshot(customer, begun.ticket) }));
    if (begun.abandoned === true && !found.deleted) return abandon(customer);
    // The provider deletes the subscriptions of a customer together with them; the invoices remain.
    const [subscriptions, invoices] = found.deleted
      ? [[], []]
      : await Promise.all([subscriptionsOf(customer), readInvoices(customer)]);
    // Another shop on the same account may name its users as it likes.
    const caller = found.metadata?.user_id;
    if (begun.known !== true && caller && isUuid(caller))
      await call('billing_customer', { caller, live: found.livemode === true, customer });

    const running = subscriptions.filter(isRunning);
    warn(customer, running);
    const settled = await Promise.all(subscriptions.map((each) => endLeftOver(each, running.length > 0)));
    const method = [...running, undefined]
      .map((each) =>
        describeMethod(each ? each.default_payment_method : found.invoice_settings?.default_payment_method),
      )
      .find((each) => each !== undefined);
    return String(
      await call('apply_billing_snapshot', {
        snapshot: {
          ticket: begun.ticket,
          customer,
          gone: found.deleted === true,
          payment_method: method?.label ?? null,
          card_expires: method?.expires ?? null,
          subscriptions: settled.map(subscriptionRow),
          invoices,
        },
      }),
    );
  };
}
