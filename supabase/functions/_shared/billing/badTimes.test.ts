import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, inPostgres, type TestDatabase } from '../../../tests/database.ts';
import { billingRow, callOn, billingSetup } from './billing.fixture.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** Refunds, disputes, other currencies, strangers and what was deleted. */
function badTimes(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function person() {
    const user = crypto.randomUUID();
    await database.query(`insert into auth.users (id, email) values ('${user}', '${user}@example.com')`);
    return user;
  }
  const billing = async (user: string) => (await database.query(billingRow(user)))[0];
  const payments = (user: string) =>
    database.query(
      `select service_name as name, amount::float, currency, status, failure, receipt_url is not null as receipt
       from public.payment_history where user_id = '${user}' order by payment_date, amount`,
    );
  const start = (options = {}) => billingSetup(callOn(database), { now: () => 1_760_000_000, ...options });

  it('what was refunded or disputed is no completed payment, and a dispute that was won is one again [B5]', async () => {
    const user = await person();
    const { provider, customerFor, sync } = start();
    const customer = await customerFor(user);
    const subscription = provider.subscribe(customer, provider.prices.price_pro_month!);
    const invoice = provider.state.invoices[String(subscription.latest_invoice)]!;
    const status = async () => {
      await sync(customer.id);
      return (await payments(user)).map((each) => Object(each).status);
    };
    provider.refund(invoice, 900);
    expect(await status()).toEqual(['completed']);
    expect(await payments(user)).toMatchObject([{ amount: 20 }]);
    expect(
      await database.query(
        `select amount_refunded::int as refunded from public.invoices where user_id = '${user}'`,
      ),
    ).toEqual([{ refunded: 900 }]);
    provider.dispute(invoice);
    expect(await status()).toEqual(['disputed']);
    provider.closeDispute(invoice, 'won');
    expect(await status()).toEqual(['completed']);
    provider.refund(invoice);
    expect(await status()).toEqual(['refunded']);
    expect(await payments(user)).toMatchObject([{ amount: 29 }]);
  });

  it('a clock at the provider that is a day before or behind ours gives and takes no plan, and what is told has its dates [B5]', async () => {
    for (const days of [-1, 1]) {
      const user = await person();
      const at = Math.floor(Date.now() / 1000) + days * 86_400;
      const { provider, customerFor, sync, ask } = start({ now: () => at });
      const customer = await customerFor(user);
      const subscription = provider.subscribe(customer, provider.prices.price_pro_month!);
      const { current_period_end: end } = provider.itemOf(subscription);
      await sync(customer.id);
      expect(await billing(user)).toMatchObject({ plan: 'pro', renews: end });
      const { json } = await ask('preview', user, { plan: 'enterprise', interval: 'month' });
      expect(json).toMatchObject({ due: 7000, next: { at: new Date(end * 1000).toISOString() } });
      await ask('cancel', user);
      expect(await billing(user)).toMatchObject({ plan: 'pro', ends: end });
      provider.cancelNow(subscription);
      await sync(customer.id);
      expect(await billing(user)).toMatchObject({ plan: 'free' });
    }
  });

  it('amounts are stored in their own currency, whether it has cents or not [B5]', async () => {
    const user = await person();
    const prices = [
      { plan: 'pro', interval: 'month' as const, amount: 2900, currency: 'jpy', name: 'In yen' },
      { plan: 'enterprise', interval: 'month' as const, amount: 9900, currency: 'kwd', name: 'In dinars' },
    ];
    const { provider, customerFor, sync } = start({ prices });
    const customer = await customerFor(user);
    provider.subscribe(customer, provider.prices.price_pro_month!);
    provider.subscribe(customer, provider.prices.price_enterprise_month!);
    await sync(customer.id);
    expect(await payments(user)).toMatchObject([
      { amount: 9.9, currency: 'KWD' },
      { amount: 2900, currency: 'JPY' },
    ]);
  });

  it('of two subscriptions the greater plan counts, and the operator hears that somebody pays twice [B5]', async () => {
    const user = await person();
    const { provider, customerFor, sync, logged } = start();
    const customer = await customerFor(user);
    const greater = provider.subscribe(customer, provider.prices.price_enterprise_month!);
    provider.subscribe(customer, provider.prices.price_pro_month!);
    await sync(customer.id);
    expect(await billing(user)).toMatchObject({ plan: 'enterprise' });
    expect(logged).toEqual([`${customer.id} has 2 subscriptions: somebody pays twice`]);
    provider.cancelNow(greater);
    await sync(customer.id);
    expect(await billing(user)).toMatchObject({ plan: 'pro' });
  });

  it('a product of somebody else gives no plan, and the operator hears of it [B5]', async () => {
    const user = await person();
    const prices = [{ plan: 'gold', interval: 'month' as const, amount: 100, name: 'Gold' }];
    const { provider, customerFor, sync, logged } = start({ prices });
    const customer = await customerFor(user);
    const { id } = provider.subscribe(customer, provider.prices.price_gold_month!);
    expect(await sync(customer.id)).toBe('applied');
    expect(await billing(user)).toMatchObject({ plan: 'free' });
    expect(logged.join()).toContain(`${id}: its price has no metadata "plan"`);
  });

  it('a customer of another shop on the same account changes nothing [B5]', async () => {
    const { customerFor, sync } = start();
    for (const user of ['customer-7', crypto.randomUUID()])
      expect(await sync((await customerFor(user)).id)).toBe('unknown-customer');
  });

  it('a customer who was deleted at the provider is free, keeps the payments, and may buy again as another one [B5]', async () => {
    const user = await person();
    const { provider, ask, sync } = start();
    const buy = async () => {
      const { json } = await ask('checkout', user, { plan: 'pro', interval: 'month' });
      const session = provider.state.sessions[String(json.url).split('/').at(-1)!]!;
      provider.pay(session, 'works');
      await sync(session.customer);
      return session.customer;
    };
    const first = await buy();
    provider.deleteCustomer(provider.customerOf(first));
    expect(await sync(first)).toBe('applied');
    expect(await billing(user)).toMatchObject({ plan: 'free', method: null });
    expect(await payments(user)).toHaveLength(1);
    const second = await buy();
    expect(second).not.toBe(first);
    expect(await billing(user)).toMatchObject({ plan: 'pro' });
    // A late look at the former customer takes nothing from the one who came after it.
    expect(await sync(first)).toBe('applied');
    expect(await billing(user)).toMatchObject({ plan: 'pro', method: 'Visa •••• 4242' });
  });

  it('the live key of another account at the provider takes nobody’s plan away [B5]', async () => {
    const user = await person();
    const { provider, customerFor, sync } = start({ isLive: true });
    const customer = await customerFor(user);
    provider.subscribe(customer, provider.prices.price_pro_month!);
    await sync(customer.id);
    // The provider of the tests has no customers of the live mode.
    await database.query(`update private.billing_customers set livemode = true where user_id = '${user}'`);
    await expect(start({ isLive: true }).sync(customer.id)).rejects.toThrow('is unknown');
    expect(await billing(user)).toMatchObject({ plan: 'pro' });
  });

  it('whoever deletes their account is charged no longer [B5]', async () => {
    const user = await person();
    const { provider, customerFor, sync, logged } = start();
    const customer = await customerFor(user);
    const subscription = provider.subscribe(customer, provider.prices.price_pro_month!);
    await sync(customer.id);
    await database.query(`delete from auth.users where id = '${user}'`);
    expect(await sync(customer.id)).toBe('account-deleted');
    expect(subscription.status).toBe('canceled');
    expect(logged.join()).toContain(`${subscription.id} is cancelled`);
    expect(await sync(customer.id)).toBe('account-deleted');
  });

  it('a demonstration does not overwrite what somebody pays for [B5, S6]', async () => {
    const user = await person();
    const { provider, customerFor, sync } = start();
    const customer = await customerFor(user);
    const subscription = provider.subscribe(customer, provider.prices.price_pro_month!);
    await sync(customer.id);
    const simulate = `select tests.attempt('authenticated', '${user}', 'select public.set_simulated_plan(''free'')') as outcome`;
    await database.query('update private.settings set simulated_billing = true');
    expect(await database.query(simulate)).toEqual([{ outcome: '42501' }]);
    provider.cancelNow(subscription);
    await sync(customer.id);
    expect(await database.query(simulate)).toEqual([{ outcome: '1' }]);
    await database.query('update private.settings set simulated_billing = false');
  });

  it('events are kept for 90 days, and forgotten a hundred at a time [O5]', async () => {
    await database.query(
      `insert into private.billing_events (id, type, created_at, received_at)
       select 'old-' || n, 'x', now(), now() - interval '91 days' from generate_series(1, 130) n`,
    );
    const call = callOn(database);
    const count = async () =>
      (
        await database.query<{ count: number }>(
          `select count(*)::int from private.billing_events where id like 'old-%'`,
        )
      )[0]?.count;
    expect(await call('note_billing_event', { event: { id: 'new', type: 'x', created: 1 } })).toBe(true);
    expect(await count()).toBe(30);
    await call('note_billing_event', { event: { id: 'new', type: 'x', created: 1 } });
    expect(await count()).toBe(0);
  });
}

describe('bad times, on PGlite', () => {
  badTimes(inPGlite);
});
describe.skipIf(!url)('bad times, on PostgreSQL', () => {
  badTimes(() => inPostgres(url));
});
