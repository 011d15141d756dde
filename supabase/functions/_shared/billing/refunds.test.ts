import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, inPostgres, type TestDatabase } from '../../../tests/database.ts';
import { callOn, billingSetup } from './billing.fixture.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;
const day = 86_400;

/** What payments and their totals are after something has changed at the provider. */
function refunds(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** Somebody who pays for Pro, a month after the other. */
  async function subscriber() {
    const user = crypto.randomUUID();
    await database.query(`insert into auth.users (id, email) values ('${user}', '${user}@example.com')`);
    const at = billingSetup(callOn(database), { now: () => 1_760_000_000 });
    const customer = await at.customerFor(user);
    const subscription = at.provider.subscribe(customer, at.provider.prices.price_pro_month!);
    const invoices = () => at.provider.newestFirst(at.provider.state.invoices, customer.id);
    const payments = async () => {
      expect(await at.sync(customer.id)).toBe('applied');
      return database.query<Record<string, unknown>>(
        `select amount::float, status, receipt_url is not null as address
         from public.payment_history where user_id = '${user}' order by payment_date desc`,
      );
    };
    const totals = () =>
      database.query(
        `select status, sum(total)::float as total, sum(count)::int as count
         from private.payment_days where user_id = '${user}' group by 1 order by 1`,
      );
    return { ...at, user, customer, subscription, invoices, payments, totals };
  }

  it('what was paid back in part is neither in its payment nor in the totals [B1, B5]', async () => {
    const { provider, invoices, payments, totals } = await subscriber();
    await payments();
    expect(await totals()).toEqual([{ status: 'completed', total: 29, count: 1 }]);
    provider.refund(invoices()[0]!, 1250);
    expect(await payments()).toMatchObject([{ amount: 16.5, status: 'completed' }]);
    expect(await totals()).toEqual([{ status: 'completed', total: 16.5, count: 1 }]);
  });

  it('a refund is found however many attempts to charge came after the payment [B1, B5]', async () => {
    const { provider, invoices, payments, customer } = await subscriber();
    const [invoice] = invoices();
    provider.refund(invoice!);
    for (let n = 1; n <= 230; n += 1)
      provider.state.charges[`ch_declined_${n}`] = {
        ...provider.chargeOf(invoice!)!,
        id: `ch_declined_${n}`,
        customer: customer.id,
        payment_intent: `pi_declined_${n}`,
        created: provider.now() + n,
        amount_refunded: 0,
      };
    expect(await payments()).toMatchObject([{ status: 'refunded' }]);
  });

  it('what was paid back of an invoice is found however many invoices came after it [B1, B5, B48]', async () => {
    const { provider, invoices, payments } = await subscriber();
    const [first] = invoices();
    for (let n = 1; n <= 120; n += 1)
      provider.state.invoices[`in_later_${n}_${first!.id}`] = {
        ...first!,
        id: `in_later_${n}_${first!.id}`,
        created: first!.created + n,
        payments: { ...first!.payments, data: [] },
      };
    expect(await payments()).toHaveLength(121);
    provider.refund(first!);
    expect((await payments()).filter(({ status }) => status === 'refunded')).toHaveLength(1);
  });

  it('an invoice that is no payment any more leaves none behind [B1, B5]', async () => {
    const { provider, invoices, payments, totals } = await subscriber();
    expect(await payments()).toHaveLength(1);
    Object.assign(invoices()[0]!, { amount_due: 0, amount_paid: 0 });
    expect(await payments()).toEqual([]);
    expect(await totals()).toEqual([]);
    provider.advance(31 * day);
    expect(await payments()).toHaveLength(1);
  });

  it('a failed renewal can be paid while that helps, and no longer once the plan is over or it was given up [B1, B5]', async () => {
    const { provider, subscription, customer, invoices, payments } = await subscriber();
    provider.addCard(customer, 'funds');
    provider.advance(31 * day);
    expect((await payments())[0]).toEqual({ amount: 29, status: 'failed', address: true });
    invoices()[0]!.status = 'uncollectible';
    expect((await payments())[0]).toEqual({ amount: 29, status: 'failed', address: false });
    invoices()[0]!.status = 'open';
    expect((await payments())[0]).toMatchObject({ address: true });
    provider.cancelNow(subscription);
    const rows = await payments();
    expect(rows[0]).toEqual({ amount: 29, status: 'failed', address: false });
    // Receipts stay.
    expect(rows[1]).toEqual({ amount: 29, status: 'completed', address: true });
  });

  it('what the provider has given up does not come alive beside a plan that was bought after it [B1, B5]', async () => {
    const { provider, subscription, customer, payments, sync, logged, user } = await subscriber();
    provider.addCard(customer, 'funds');
    provider.advance(31 * day);
    subscription.status = 'unpaid';
    expect((await payments())[0]).toMatchObject({ status: 'failed', address: true });
    expect(subscription.status).toBe('unpaid');
    provider.addCard(customer, 'works');
    provider.subscribe(customer, provider.prices.price_enterprise_month!);
    expect((await payments()).filter(({ status }) => status === 'failed')).toMatchObject([
      { address: false },
    ]);
    expect(subscription.status).toBe('canceled');
    expect(logged.join()).toContain(`${subscription.id} is cancelled: it was unpaid`);
    expect(await sync(customer.id)).toBe('applied');
    expect(
      await database.query(`select status from public.subscriptions where user_id = '${user}' order by 1`),
    ).toEqual([{ status: 'active' }, { status: 'canceled' }]);
  });

  it('an unpaid invoice of a customer who was deleted at the provider is not offered any more [B1, B5]', async () => {
    const { provider, customer, payments } = await subscriber();
    provider.addCard(customer, 'funds');
    provider.advance(31 * day);
    expect((await payments())[0]).toMatchObject({ status: 'failed', address: true });
    provider.deleteCustomer(customer);
    expect(await payments()).toMatchObject([{ status: 'failed', address: false }, { address: true }]);
  });
}

describe('refunds and what is unpaid, on PGlite', () => {
  refunds(inPGlite);
});
describe.skipIf(!url)('refunds and what is unpaid, on PostgreSQL', () => {
  refunds(() => inPostgres(url));
});
