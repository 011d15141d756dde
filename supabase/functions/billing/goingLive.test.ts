import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from '../../tests/database.ts';
import {
  billingSetup,
  callOn,
  serviceKey,
  type BillingSetupOptions,
} from '../_shared/billing/billing.fixture.ts';
import { guestOf } from './guest.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await inPGlite();
  await database.query('update private.settings set simulated_billing = false, sells_plans = true');
});
afterAll(() => database.close());

/** Somebody who bought Enterprise in the test mode, and the same project with the live key of the same shop. */
async function tester(options: BillingSetupOptions = {}) {
  const at = await guestOf(database);
  await at.buy('enterprise');
  const live = billingSetup(callOn(database), { ...options, isLive: true });
  const repair = async (body: object) => {
    const request = { method: 'POST', headers: { apikey: serviceKey }, body: JSON.stringify(body) };
    return (await live.answer(new Request('https://p.test/functions/v1/billing/repair', request))).json();
  };
  return { ...at, live, repair };
}

const free = { plan: 'free', status: 'active', interval: null, method: null };

describe('once the shop is live, a plan that was bought in a test', () => {
  it.each(['checkout', 'portal', 'preview', 'cancel', 'resume', 'sync'])(
    'does not count any more from its user’s next request on, which is %s [B5]',
    async (name) => {
      const { live, user, billing } = await tester();
      expect(await billing()).toMatchObject({ plan: 'enterprise', interval: 'month' });
      const { status } = await live.ask(name, user, { plan: 'pro', interval: 'month' });
      expect(status).toBe(name === 'checkout' ? 200 : 404);
      expect(await billing()).toMatchObject(free);
    },
  );

  it('does not count any more after the nightly look, which is asked for where nobody has paid yet [B1, B5]', async () => {
    await database.query('delete from private.billing_customers');
    const { repair, billing, user, live } = await tester();
    // Of an account that was deleted: there is nobody whose plan could end.
    await database.query(
      `insert into private.billing_customers (customer_id, livemode, looked_at) values ('cus_left', false, null)`,
    );
    await database.query(`update private.billing_customers set looked_at = now() - interval '21 hours'`);
    // The condition of the nightly job in docs/deploy.md.
    expect(await database.query('select * from public.billing_customers_due(true, 1)')).toHaveLength(1);
    expect(await repair({ due: true })).toEqual({ checked: 1, outcomes: { applied: 1 }, next: null });
    expect(await billing()).toMatchObject(free);
    expect(await database.query(`select id from public.subscriptions where user_id = '${user}'`)).toEqual([]);
    expect(await repair({ due: true })).toEqual({ checked: 0, outcomes: {}, next: null });
    expect((await live.ask('checkout', user, { plan: 'pro', interval: 'month' })).status).toBe(200);
  });

  it('does not count any more after a look by hand [B1, B5]', async () => {
    await database.query('delete from private.billing_customers');
    const { repair, billing } = await tester();
    expect(await repair({})).toEqual({ checked: 1, outcomes: { applied: 1 }, next: null });
    expect(await billing()).toMatchObject(free);
  });

  it('takes nothing from whoever has bought with money meanwhile [B5]', async () => {
    await database.query('delete from private.billing_customers');
    const { repair, live, user, billing } = await tester();
    const { json } = await live.ask('checkout', user, { plan: 'pro', interval: 'month' });
    const session = live.provider.state.sessions[String(json.url).split('/').at(-1)!]!;
    expect(live.provider.pay(session, 'works')).toBe('');
    expect((await live.ask('sync', user)).status).toBe(200);
    expect(await repair({})).toEqual({ checked: 1, outcomes: { applied: 1 }, next: null });
    expect(await billing()).toMatchObject({ plan: 'pro', interval: 'month' });
    // An event of the test mode that comes late, or a look at a list that was read before the purchase.
    const [test] = (await database.query(
      `select customer_id from private.billing_customers where user_id = '${user}' and not livemode`,
    )) as { customer_id: string }[];
    expect(await live.sync(test!.customer_id)).toBe('superseded');
    expect(await billing()).toMatchObject({ plan: 'pro', interval: 'month' });
  });

  it('still counts in the test mode [B5]', async () => {
    const { ask, user, billing } = await tester();
    expect((await ask('sync', user)).status).toBe(200);
    expect(await billing()).toMatchObject({ plan: 'enterprise' });
  });
});
