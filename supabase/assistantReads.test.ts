import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, readAs } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

interface Found {
  count: number;
  totals: { currency: string; total: number; count: number; ids: string[] }[];
  rows: { id: string; date: string; service: string; amount: number; currency: string; status: string }[];
}

/** Ada's payments, the newest first; Bob has one, which nobody else may find. */
const payments = `
delete from public.payment_history;
insert into public.payment_history (id, user_id, payment_date, service_name, amount, currency, status) values
  ('${id(1)}', '${ada}', '2026-05-01T08:00:00Z', 'Pro plan', 29.10, 'USD', 'completed'),
  ('${id(2)}', '${ada}', '2026-04-30T22:30:00Z', 'Pro plan', 29.20, 'usd', 'Success'),
  ('${id(3)}', '${ada}', '2026-04-02T08:00:00Z', 'Voice minutes', 12.40, 'EUR', 'pending'),
  ('${id(4)}', '${ada}', '2026-03-01T08:00:00Z', 'Pro plan', 29, 'USD', 'failed'),
  ('${id(5)}', '${ada}', '2026-02-01T08:00:00Z', '100% off_season', 0.30, 'EUR', 'succeeded'),
  ('${id(6)}', '${ada}', '2026-01-01T08:00:00Z', null, null, null, 'on hold'),
  ('${id(7)}', '${ada}', '2025-12-01T08:00:00Z', '', 'NaN', '', null),
  ('${id(8)}', '${ada}', '2025-11-01T08:00:00Z', 'Pro plan', 5, 'USD', 'canceled'),
  ('${id(9)}', '${bob}', '2026-05-02T08:00:00Z', 'Pro plan', 1000, 'USD', 'completed');`;

function reads(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query(payments);
  });
  afterAll(() => database.close());
  const find = async (choice = '', user = ada) =>
    (await readAs(database, user, `public.find_payments(${choice})`)) as Found;
  const shown = async (choice: string) => (await find(choice)).rows.map((row) => Number(row.id.slice(-2)));

  it('payments are found with what the page shows where something is missing, the newest first [A21]', async () => {
    const { count, rows } = await find();
    expect([count, rows.length]).toEqual([8, 8]);
    expect(rows.map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'pending',
      'failed',
      'completed',
      'unknown',
      'unknown',
      'cancelled',
    ]);
    expect(rows[1]).toEqual({
      id: id(2),
      date: expect.stringMatching(/^2026-04-30T22:30:00\+00:00/),
      service: 'Pro plan',
      amount: 29.2,
      currency: 'USD',
      status: 'completed',
    });
    const nothing = { service: 'Service Payment', amount: 0, currency: 'USD', status: 'unknown' };
    expect(rows.slice(5, 7)).toMatchObject([nothing, nothing]);
  });

  it('sums are exact, of each currency by itself, and name what was added up [A21]', async () => {
    const { totals } = await find(`status => 'completed'`);
    expect(totals).toEqual([
      { currency: 'EUR', total: 0.3, count: 1, ids: [id(5)] },
      { currency: 'USD', total: 58.3, count: 2, ids: [id(1), id(2)] },
    ]);
  });

  it('counts and sums are of all that matches, however few rows are shown [A21]', async () => {
    for (const [limit, rows] of [
      ['0', 0],
      ['2', 2],
      ['-5', 0],
      ['null', 8],
      ['2147483647', 8],
    ] as const) {
      const found = await find(`max_rows => ${limit}`);
      expect([found.count, found.totals.map(({ count }) => count), found.rows.length]).toEqual([
        8,
        [2, 6],
        rows,
      ]);
    }
  });

  it.each<[string, string, number[]]>([
    ['since a moment, which counts', `since => '2026-04-30T22:30:00Z'`, [1, 2]],
    ['until a moment, which no longer counts', `until => '2025-12-01T08:00:00Z'`, [8]],
    [
      'within a month of somebody’s own time zone',
      `since => '2026-05-01T00:00:00+02:00', until => '2026-06-01T00:00:00+02:00'`,
      [1, 2],
    ],
    ['of a status, whatever the provider calls it', `status => 'cancelled'`, [8]],
    ['of a status that nobody knows', `status => 'unknown'`, [6, 7]],
    ['of a status that there is not', `status => 'stolen'`, []],
    ['of a currency, in any case', `currency => 'eur'`, [3, 5]],
    ['without a currency, which is USD', `currency => 'USD', until => '2026-02-01'`, [6, 7, 8]],
    ['of a part of a service’s name', `service => 'VOICE'`, [3]],
    ['of a percent sign', `service => '%'`, [5]],
    ['of an underscore', `service => '_'`, [5]],
    ['of a name that is not given', `service => 'service pay'`, [6, 7]],
    ['of a quote', `service => ''''`, []],
    ['the largest first', `sort => 'largest', max_rows => 3`, [2, 1, 4]],
    ['the smallest first, the newest of equal ones before', `sort => 'smallest', max_rows => 3`, [6, 7, 5]],
    ['in an order that there is not: the newest first', `sort => 'x', max_rows => 2`, [1, 2]],
  ])('payments are found %s [A21]', async (_what, choice, ids) => {
    expect(await shown(choice)).toEqual(ids);
  });

  it('a period that is no time is refused [A21]', async () => {
    await expect(find(`since => 'soon'`)).rejects.toThrow(/timestamp/);
  });

  it('a total names the newest 500 of its payments, and adds up all of them [A21]', async () => {
    await database.query(`insert into public.payment_history (user_id, payment_date, amount, currency, status)
      select '${eve}', now() - n * interval '1 hour', 0.1, 'USD', 'paid' from generate_series(1, 1234) n`);
    const { count, totals, rows } = await find('max_rows => 1000', eve);
    expect([count, rows.length]).toEqual([1234, 100]);
    expect(totals).toMatchObject([{ currency: 'USD', total: 123.4, count: 1234 }]);
    expect(totals[0]?.ids.slice(0, 100)).toEqual(rows.map((row) => row.id));
    expect(totals[0]?.ids).toHaveLength(500);
    await database.query(`delete from public.payment_history where user_id = '${eve}'`);
  });

  it('a payment that failed says why, as the provider calls it, and no other does [A21]', async () => {
    await database.query(
      `update public.payment_history set failure = case id when '${id(4)}' then 'expired_card' else 'x' end where id in ('${id(4)}', '${id(5)}')`,
    );
    const { rows } = await find();
    expect(rows.flatMap((row) => Object(row).failure_reason ?? [])).toEqual(['expired_card']);
    await database.query(`update public.payment_history set failure = null`);
  });

  it('nobody finds what is another user’s, and visitors find nothing at all [A21, P2]', async () => {
    expect(await find('', eve)).toEqual({ count: 0, totals: [], rows: [] });
    expect((await find('', bob)).totals).toMatchObject([{ total: 1000, count: 1 }]);
    const tried = ['find_payments()', 'find_account()', 'find_usage()'].map((call) => ({
      role: 'anon' as const,
      statement: `select public.${call}`,
    }));
    expect(await attempts(database, tried)).toEqual(['42501', '42501', '42501']);
  });

  describe('an account', () => {
    const account = async (user = ada) =>
      (await readAs(database, user, 'public.find_account()')) as Record<string, unknown>;
    const nextCharge = async (plan: string, status: string, ...paid: string[]) => {
      await database.query(`delete from public.payment_history where user_id = '${eve}';
        insert into public.billing_info (user_id) values ('${eve}') on conflict do nothing;
        update public.billing_info set subscription_plan = '${plan}', subscription_status = '${status}' where user_id = '${eve}';
        ${paid.map((row) => `insert into public.payment_history (user_id, payment_date, service_name, status) values ('${eve}', ${row});`).join('\n')}`);
      return (await account(eve)).next_charge_date;
    };

    it('an account is one’s own, with nothing made up for what is not there [A21, P2]', async () => {
      expect(await account()).toEqual({
        full_name: 'Ada',
        location: null,
        description: null,
        plan: 'free',
        plan_status: 'active',
        payment_method: null,
        billing_interval: null,
        plan_ends: null,
        next_charge_date: null,
        price: null,
        price_currency: null,
      });
      await database.query(`delete from public.billing_info where user_id = '${eve}'`);
      expect(await account(eve)).toMatchObject({ full_name: null, plan: 'free' });
    });

    it('the next charge of a plan that nobody sells is a month after it was last paid [A21]', async () => {
      const [{ expected } = {}] = await database.query<{ expected: string }>(
        `select to_jsonb(date_trunc('day', now()) + interval '1 month') #>> '{}' as expected`,
      );
      expect(
        await nextCharge(
          'pro',
          'active',
          `date_trunc('day', now()) - interval '1 month', 'Pro plan', 'completed'`,
          `date_trunc('day', now()), 'Pro plan', 'paid'`,
          `now(), 'Pro plan', 'failed'`,
          `now(), 'Voice minutes', 'completed'`,
        ),
      ).toBe(expected);
    });

    it.each<[string, string, string, string[]]>([
      ['on the free plan', 'free', 'active', [`now(), 'Free gift', 'paid'`]],
      ['of a plan that was cancelled', 'pro', 'cancelled', [`now(), 'Pro plan', 'paid'`]],
      ['that was never paid', 'pro', 'active', [`now(), 'Pro plan', 'failed'`]],
      ['that would be in the past', 'pro', 'active', [`now() - interval '40 days', 'Pro plan', 'paid'`]],
    ])('there is no next charge %s [A21]', async (_what, plan, status, paid) => {
      expect(await nextCharge(plan, status, ...paid)).toBeNull();
    });
  });

  describe('what was used', () => {
    beforeEach(() => database.query('delete from private.chat_turns'));
    const take = (user: string, perMinute = 10) =>
      database.query(`select public.take_chat_turn('${user}', ${perMinute}, 100)`);
    const used = (user: string) => readAs(database, user, 'public.find_usage()');

    it('messages are counted by the month, for their own user alone [A21, P2]', async () => {
      expect(await used(ada)).toMatchObject({ messages: 0 });
      await take(ada);
      await take(ada);
      await take(bob);
      expect([await used(ada), await used(bob), await used(eve)]).toMatchObject([
        { messages: 2 },
        { messages: 1 },
        { messages: 0 },
      ]);
      await database.query(`update private.chat_turns set month = month - interval '1 month'`);
      expect(await used(ada)).toMatchObject({ messages: 0 });
      await take(ada);
      expect(await used(ada)).toMatchObject({ messages: 1 });
    });

    it('a message that was refused is not counted [A21]', async () => {
      await take(ada, 1);
      await take(ada, 1);
      expect(await used(ada)).toMatchObject({ messages: 1 });
    });
  });
}

describe('what the assistant reads, on PGlite', () => {
  reads(inPGlite);
});
describe.skipIf(!url)('what the assistant reads, on PostgreSQL', () => {
  reads(() => inPostgres(url));
});
