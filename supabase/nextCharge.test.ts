import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAs } from './tests/attempts.ts';
import { migrations } from './sql.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

function nextCharge(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query(`insert into public.billing_info (user_id) values ('${eve}') on conflict do nothing;
      insert into public.payment_history (user_id, service_name, status) values ('${eve}', 'Pro plan', 'paid')`);
  });
  afterAll(() => database.close());

  it('the next charge of what is paid for at the provider has its day, its interval and its price [A21]', async () => {
    const paysAt = async (interval: string | null, renews: string, ends: string) => {
      await database.query(`update public.billing_info set subscription_plan = 'pro',
        billing_interval = ${interval && `'${interval}'`}, price = ${interval && 249},
        price_currency = ${interval && `'EUR'`}, renews_at = ${renews}, ends_at = ${ends} where user_id = '${eve}'`);
      const { billing_interval, plan_ends, next_charge_date, price, price_currency } = (await readAs(
        database,
        eve,
        'public.find_account()',
      )) as Record<string, unknown>;
      return [billing_interval, plan_ends, next_charge_date, price, price_currency].map((each) =>
        typeof each === 'string' ? each.slice(0, 10) : each,
      );
    };
    expect(await paysAt('year', `'2099-03-01T12:00Z'`, 'null')).toEqual([
      'year',
      null,
      '2099-03-01',
      249,
      'EUR',
    ]);
    expect(await paysAt('year', 'null', `'2099-03-01T12:00Z'`)).toEqual([
      'year',
      '2099-03-01',
      null,
      249,
      'EUR',
    ]);
    // A look is late: no day is better than one that was.
    expect(await paysAt('year', `now() - interval '1 hour'`, 'null')).toEqual([
      'year',
      null,
      null,
      249,
      'EUR',
    ]);
    const [interval, , estimate, price] = await paysAt(null, 'null', 'null');
    expect([interval, typeof estimate, price]).toEqual([null, 'string', null]);
  });
}

describe('the next charge, on PGlite', () => {
  nextCharge(inPGlite);
});
describe.skipIf(!url)('the next charge, on PostgreSQL', () => {
  nextCharge(() => inPostgres(url));
});

it('whoever pays at the provider already has the price of their subscription from then on [B37]', async () => {
  const name = '20250101003820_paid_price.sql';
  const database = await inPGlite(migrations.filter((each) => each.name < name));
  await database.query(populate);
  await database.query(`
    update public.billing_info set subscription_plan = 'pro', billing_interval = 'year' where user_id = '${ada}';
    insert into public.subscriptions (id, user_id, customer_id, plan, billing_interval, status, amount, currency, created_at) values
      ('sub_old', '${ada}', 'cus_a', 'pro', 'year', 'canceled', 100, 'EUR', now()),
      ('sub_now', '${ada}', 'cus_a', 'pro', 'year', 'active', 24900, 'EUR', now() - interval '1 day'),
      ('sub_of_bob', '${bob}', 'cus_b', 'pro', 'year', 'active', 1, 'EUR', now())`);
  await database.query(migrations.find((each) => each.name === name)!.sql);
  const priced = await database.query(
    `select user_id, price::float, price_currency from public.billing_info where user_id in ('${ada}', '${bob}') order by 1`,
  );
  await database.close();
  expect(priced).toEqual([
    { user_id: ada, price: 249, price_currency: 'EUR' },
    // Nothing of Bob's is paid at the provider.
    { user_id: bob, price: null, price_currency: null },
  ]);
});
