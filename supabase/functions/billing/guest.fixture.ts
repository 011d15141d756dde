import { expect } from 'vitest';
import type { TestDatabase } from '../../tests/database.ts';
import {
  billingRow,
  callOn,
  billingSetup,
  type BillingSetupOptions,
} from '../_shared/billing/billing.fixture.ts';

/** A user of a provider and a database in which nothing was sold yet. */
export async function guestOf(database: TestDatabase, options: BillingSetupOptions = {}) {
  const user = crypto.randomUUID();
  await database.query(`insert into auth.users (id, email) values ('${user}', '${user}@example.com')`);
  const at = billingSetup(callOn(database), options);
  const sessionOf = (url: unknown) => at.provider.state.sessions[String(url).split('/').at(-1)!]!;
  const checkout = (plan = 'pro', interval = 'month') => at.ask('checkout', user, { plan, interval });
  return {
    ...at,
    user,
    checkout,
    sessionOf,
    open: () => Object.values(at.provider.state.sessions).filter(({ status }) => status === 'open'),
    /** Buys a plan, and comes back. */
    buy: async (plan = 'pro', interval = 'month') => {
      const session = sessionOf((await checkout(plan, interval)).json.url);
      expect(at.provider.pay(session, 'works')).toBe('');
      expect((await at.ask('sync', user)).json).toEqual({ outcome: 'applied' });
      const customer = at.provider.customerOf(session.customer);
      return { customer, subscription: at.provider.runningOf(customer)! };
    },
    billing: async () => (await database.query(billingRow(user)))[0],
  };
}
