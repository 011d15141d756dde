import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, inPostgres, type TestDatabase } from '../../../tests/database.ts';
import { billingRow, callOn, pathOf, billingSetup } from './billing.fixture.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** What a look at the provider leaves in the database. */
function looks(open: () => Promise<TestDatabase>) {
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

  it('a purchase is stored with its plan, its card and its receipt [B1]', async () => {
    const user = await person();
    const { provider, customerFor, sync } = start();
    const customer = await customerFor(user);
    provider.subscribe(customer, provider.prices.price_pro_month!);
    expect(await sync(customer.id)).toBe('applied');
    expect(await billing(user)).toEqual({
      plan: 'pro',
      status: 'active',
      interval: 'month',
      renews: 1_760_000_000 + 31 * 86_400,
      ends: null,
      method: 'Visa •••• 4242',
    });
    expect(
      await database.query(
        `select card_expires::text, price::text, price_currency from public.billing_info where user_id = '${user}'`,
      ),
    ).toEqual([{ card_expires: '2027-12-31', price: '29', price_currency: 'USD' }]);
    expect(await payments(user)).toEqual([
      { name: 'Pro plan', amount: 29, currency: 'USD', status: 'completed', failure: null, receipt: true },
    ]);
  });

  it('whoever looked earlier does not overwrite whoever looked later, however slow the answers are [B1]', async () => {
    const user = await person();
    let held: Promise<void> | undefined;
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const { provider, customerFor, sync } = start({
      aroundProvider: (ask: typeof fetch) => async (input: RequestInfo | URL, init?: RequestInit) => {
        const answer = await ask(input, init);
        if (!held || pathOf(input).includes('/customers/')) return answer;
        if (pathOf(input).includes('/subscriptions')) isAsked();
        await held;
        return answer;
      },
    });
    const customer = await customerFor(user);
    const subscription = provider.subscribe(customer, provider.prices.price_pro_month!);
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    const early = sync(customer.id);
    // It has read the subscription as it was, and is slow to hear of it.
    await asked;
    held = undefined;
    provider.change(subscription, provider.prices.price_enterprise_month!);
    expect(await sync(customer.id)).toBe('applied');
    release();
    expect(await early).toBe('superseded');
    expect(await billing(user)).toMatchObject({ plan: 'enterprise' });
  });

  it('a plan that was cancelled in the portal lasts until its period ends, and can be kept [B1]', async () => {
    const user = await person();
    const { provider, customerFor, sync } = start();
    const customer = await customerFor(user);
    const subscription = provider.subscribe(customer, provider.prices.price_pro_year!);
    const { current_period_end: end } = provider.itemOf(subscription);
    provider.cancel(subscription);
    expect(subscription.cancel_at_period_end).toBe(false);
    await sync(customer.id);
    expect(await billing(user)).toMatchObject({ plan: 'pro', interval: 'year', renews: null, ends: end });
    provider.resume(subscription);
    await sync(customer.id);
    expect(await billing(user)).toMatchObject({ plan: 'pro', renews: end, ends: null });
    provider.cancelNow(subscription);
    await sync(customer.id);
    expect(await billing(user)).toMatchObject({
      plan: 'free',
      status: 'active',
      interval: null,
      renews: null,
    });
  });

  it('a renewal that fails keeps the plan, says why, and is made good by another card [B1]', async () => {
    const user = await person();
    const { provider, customerFor, sync } = start();
    const customer = await customerFor(user);
    provider.addCard(customer, 'later');
    provider.subscribe(customer, provider.prices.price_pro_month!);
    provider.advance(31 * 86_400);
    await sync(customer.id);
    expect(await billing(user)).toMatchObject({ plan: 'pro', status: 'past_due' });
    expect((await payments(user)).at(-1)).toMatchObject({ status: 'failed', failure: 'generic_decline' });
    provider.changeCard(customer, 'works');
    await sync(customer.id);
    expect(await billing(user)).toMatchObject({ plan: 'pro', status: 'active' });
    expect((await payments(user)).map((each) => Object(each).status)).toEqual(['completed', 'completed']);
    provider.addCard(customer, 'funds');
    provider.advance(60 * 86_400);
    await sync(customer.id);
    expect(await billing(user)).toMatchObject({ plan: 'free' });
    expect((await payments(user)).at(-1)).toMatchObject({ failure: 'insufficient_funds' });
  });

  it('nothing is stored when the provider or the database breaks off in between [B1]', async () => {
    const user = await person();
    let broken = '';
    const { provider, customerFor, sync } = start({
      aroundProvider: (ask: typeof fetch) => async (input: RequestInfo | URL, init?: RequestInit) =>
        broken && pathOf(input).includes(broken) ? new Response('<p>', { status: 502 }) : ask(input, init),
    });
    const customer = await customerFor(user);
    provider.subscribe(customer, provider.prices.price_pro_month!);
    for (broken of ['/customers/', '/subscriptions', '/invoices', '/charges'])
      await expect(sync(customer.id)).rejects.toThrow('502');
    expect(await billing(user)).toMatchObject({ plan: 'free' });
    broken = '';
    await database.query(
      `alter table public.payment_history add constraint broken check (amount < 1) not valid`,
    );
    await expect(sync(customer.id)).rejects.toThrow('broken');
    await database.query(`alter table public.payment_history drop constraint broken`);
    expect(await billing(user)).toMatchObject({ plan: 'free' });
    expect(await sync(customer.id)).toBe('applied');
    expect(await billing(user)).toMatchObject({ plan: 'pro' });
  });
}

describe('a look at the provider, on PGlite', () => {
  looks(inPGlite);
});
describe.skipIf(!url)('a look at the provider, on PostgreSQL', () => {
  looks(() => inPostgres(url));
});
