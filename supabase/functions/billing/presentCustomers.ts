import { goneSnapshot } from '../_shared/billing/goneSnapshot.ts';
import { customersAndPrices, type Asked, type BillingContext } from './purchase.ts';

type Action = (asked: Asked) => Promise<object>;

/** Lets an action begin with a customer of the provider's present mode, or with none. */
export function presentCustomers(context: BillingContext): (action: Action) => Action {
  const { isLive, call } = context;
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
    await forgetTests(asked.user.id);
    return action(asked);
  };
}
