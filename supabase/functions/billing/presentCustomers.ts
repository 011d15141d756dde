import { goneSnapshot } from '../_shared/billing/goneSnapshot.ts';
import { StripeError } from '../_shared/billing/stripeApi.ts';
import { customersAndPrices, type Asked, type BillingContext } from './purchase.ts';

type Action = (asked: Asked) => Promise<object>;

/** Whether the provider does not know the customer that we know. Nothing was done then. */
const isCustomerMissing = (error: unknown) =>
  error instanceof StripeError && error.code === 'resource_missing' && error.parameter === 'customer';

/** Lets an action go on with a customer that the provider has in its present mode and account, or with none. */
export function presentCustomers(context: BillingContext): (action: Action) => Action {
  const { isLive, sync, call } = context;
  const { storedCustomer } = customersAndPrices(context);

  /**
   * Takes what was bought in test mode alone for ended, once the shop is live: the provider would not tell of it any more, and nothing
   * can be charged for it. A look at a live customer forgets it anyway. [B5, U36]
   */
  async function forgetTests(user: string) {
    if (!isLive || (await storedCustomer(user)).customer) return;
    const { customer } = await storedCustomer(user, undefined, false);
    if (!customer) return;
    const { ticket } = Object(await call('begin_billing_sync', { customer })) as { ticket?: unknown };
    await call('apply_billing_snapshot', { snapshot: goneSnapshot(customer, ticket) });
  }

  return (action) => async (asked) => {
    const { id } = asked.user;
    await forgetTests(id);
    try {
      return await action(asked);
    } catch (error) {
      const { customer } = isCustomerMissing(error) ? await storedCustomer(id) : {};
      if (customer === undefined) throw error;
      // Somebody deleted the customer at the provider, or the test mode is now that of another account. That is stored, and a
      // checkout makes a new one. Throws when the customer may be charged at another account.
      await sync(customer);
      return action(asked);
    }
  };
}
