import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './sql.ts';
import { attempts, readAs } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** Ada pays every five hours, in two currencies and with all words for a status, missing values among them; Bob pays once. */
const payments = `
delete from public.payment_history;
insert into public.payment_history (user_id, payment_date, service_name, amount, currency, status)
  select '${ada}', '2026-05-01T00:00:00Z'::timestamptz - make_interval(hours => n * 5),
    case when n % 3 = 0 then 'Voice minutes' else 'Pro plan' end,
    case n % 50 when 0 then null when 1 then 'NaN'::numeric else n % 7 + 0.1 end,
    case n % 4 when 0 then 'eur' when 1 then null else 'USD' end,
    (array['completed', 'Success', 'failed', null, 'pending', 'whatever'])[n % 6 + 1]
  from generate_series(0, 2999) n;
insert into public.payment_history (user_id, service_name) values ('${bob}', 'Pro plan');`;

/** What the function has to give, added up payment by payment. */
const addedUp = (where: string, starts: string) => `
  select coalesce(width_bucket(payment_date, ${starts}), 0) as period, upper(coalesce(nullif(currency, ''), 'USD')) as currency,
    private.payment_status(status) as status, sum(coalesce(nullif(amount, 'NaN'), 0)) as total, count(*) as count
  from public.payment_history where user_id = '${ada}' and ${where} group by 1, 2, 3 order by 1, 2, 3`;

const newYears = `array['2024-12-31T22:30:00Z', '2025-12-31T22:30:00Z', '2026-01-31T22:30:00Z']::timestamptz[]`;

const withinMonths = `array['2025-05-10T00:00:00Z', '2025-12-01T00:00:00Z', '2026-01-31T22:30:00Z']::timestamptz[]`;
const months = `array['2025-04-01T00:00:00Z', '2025-05-01T00:00:00Z']::timestamptz[]`;

function totals(open: (files?: typeof migrations) => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query(payments);
  });
  afterAll(() => database.close());

  const asJson = (statement: string) => `(select jsonb_agg(to_jsonb(s)) from (${statement}) s)`;
  const given = (choice: string, user = ada) =>
    readAs(database, user, asJson(`select * from public.sum_payments('${ada}', ${choice})`));
  const expected = async (where: string, starts = 'null::timestamptz[]') =>
    (await database.query<{ sums: unknown }>(`select ${asJson(addedUp(where, starts))} as sums`))[0]?.sums;

  it.each([
    ['everything', `only_status => null`, 'true', 'null::timestamptz[]'],
    ['years of another time zone', `starts => ${newYears}`, 'true', newYears],
    [
      'a period that begins and ends within a day',
      `since => '2025-03-02T05:00:00Z', until => '2025-11-05T15:00:00Z'`,
      `payment_date >= '2025-03-02T05:00:00Z' and payment_date < '2025-11-05T15:00:00Z'`,
      'null::timestamptz[]',
    ],
    [
      'a period that begins and ends with a day within a month, in parts that do too',
      `since => '2025-03-02T00:00:00Z', until => '2026-02-15T00:00:00Z', starts => ${withinMonths}`,
      `payment_date >= '2025-03-02T00:00:00Z' and payment_date < '2026-02-15T00:00:00Z'`,
      withinMonths,
    ],
    [
      'whole months',
      `since => '2025-03-01T00:00:00Z', until => '2025-11-01T00:00:00Z', starts => ${months}`,
      `payment_date >= '2025-03-01T00:00:00Z' and payment_date < '2025-11-01T00:00:00Z'`,
      months,
    ],
    [
      'whole days, of one status and currency',
      `since => '2025-03-02T00:00:00Z', until => '2025-11-05T00:00:00Z', only_status => 'completed', only_currency => 'eur'`,
      `payment_date >= '2025-03-02T00:00:00Z' and payment_date < '2025-11-05T00:00:00Z' and lower(currency) = 'eur'
        and private.payment_status(status) = 'completed'`,
      'null::timestamptz[]',
    ],
    [
      'a search, in years',
      `search => 'VOICE', starts => ${newYears}`,
      `service_name = 'Voice minutes'`,
      newYears,
    ],
  ])('the totals are those of the payments added up: %s [B21]', async (_what, choice, where, starts) => {
    const sums = await expected(where, starts);
    expect(sums).not.toBeNull();
    expect(await given(choice)).toEqual(sums);
  });

  it('the days stay in step with payments that are added, changed, moved and removed [B21]', async () => {
    const changes = [
      `insert into public.payment_history (user_id, payment_date, amount, status) values ('${ada}', '2031-01-01T12:00:00Z', 5, 'paid')`,
      `update public.payment_history set amount = amount + 1, status = 'paid' where user_id = '${ada}' and status = 'pending'`,
      `update public.payment_history set payment_date = payment_date + interval '1 day', currency = 'GBP'
        where user_id = '${ada}' and payment_date < '2025-01-01'`,
      `insert into public.payment_history (id, user_id, amount) select id, user_id, 7 from public.payment_history
        where user_id = '${ada}' and payment_date > '2030-01-01' on conflict (id) do update set amount = excluded.amount`,
      `delete from public.payment_history where user_id = '${ada}' and currency = 'eur'`,
    ];
    for (const change of changes) {
      await database.query(`${change};`);
      expect(await given(`starts => ${newYears}`)).toEqual(await expected('true', newYears));
    }
    // No empty days or months are left behind, and the months are those of the days.
    for (const table of ['payment_days', 'payment_months'])
      expect(await database.query(`select 1 as x from private.${table} where count <= 0`)).toEqual([]);
    const [apart] = await database.query<{ rows: number }>(
      `select count(*)::integer as rows from (
         select user_id, date_trunc('month', day)::date as month, currency, status, sum(total) as total, sum(count) as count
         from private.payment_days group by 1, 2, 3, 4) d
       full join private.payment_months m using (user_id, month, currency, status)
       where (d.total, d.count) is distinct from (m.total, m.count)`,
    );
    expect(apart).toEqual({ rows: 0 });
  });

  it('rows that are brought over from another database count as well [B21]', async () => {
    await database.query(`
      set session_replication_role = replica;
      insert into public.payment_history (user_id, payment_date, amount, currency) values ('${ada}', '2032-01-01Z', 3, 'CHF');
      set session_replication_role = default;`);
    expect(await given(`only_currency => 'CHF'`)).toEqual(await expected(`currency = 'CHF'`));
  });

  it("nobody reads the days of another user's payments, and no user writes any [B21, P2]", async () => {
    expect(await given('search => null', bob)).toBeNull();
    expect(
      await readAs(
        database,
        bob,
        `(select sum(count) from private.own_day_sums('${bob}', '-infinity', 'infinity', '{}', null))`,
      ),
    ).toBe(1);
    const hers = `(select count(*) from private.own_day_sums('${ada}', '-infinity', 'infinity', '{}', null))`;
    expect(await readAs(database, bob, hers)).toBe(0);
    const outcomes = await attempts(database, [
      { role: 'authenticated', statement: `delete from private.payment_days` },
      { role: 'authenticated', statement: `update private.payment_days set total = 0` },
      { role: 'authenticated', statement: `select * from private.payment_days` },
      { role: 'authenticated', statement: `select * from private.payment_months` },
      { role: 'anon', statement: `select * from public.sum_payments('${ada}')` },
    ]);
    for (const outcome of outcomes) expect(outcome).toMatch(/42501|denied/);
  });

  it("a payment comes with its own invoice's file and next attempt, and nobody else's [B22]", async () => {
    const invoice = (id: string, owner: string, number: string, file: string) =>
      `insert into public.invoices (id, user_id, number, status, amount_due, amount_paid, currency, created_at, pdf_url, next_attempt_at)
       values ('${id}', '${owner}', '${number}', 'open', 100, 0, 'USD', now(), '${file}', '2026-11-06T00:00:00Z');`;
    await database.query(`
      ${invoice('in_1', ada, 'N-1', 'https://pay.test/1.pdf')} ${invoice('in_2', bob, 'N-1', 'https://pay.test/2.pdf')}
      insert into public.payment_history (user_id, payment_date, invoice_number) values ('${ada}', '2033-01-01Z', 'N-1');`);
    expect(
      await readAs(
        database,
        ada,
        asJson(`select pdf_url, next_attempt_at from public.list_payments('${ada}', max_rows => 2)`),
      ),
    ).toEqual([
      { pdf_url: 'https://pay.test/1.pdf', next_attempt_at: '2026-11-06T00:00:00+00:00' },
      { pdf_url: null, next_attempt_at: null },
    ]);
  });

  it('payments that were there before the days are counted when the days come [B21]', async () => {
    // What came later builds on the second factor, which builds on the totals.
    const isNew = ({ name }: { name: string }) =>
      /payment_(totals|indexes)/.test(name) || name >= '20250101002700_second_factor.sql';
    const before = await open(migrations.filter((file) => !isNew(file)));
    try {
      await before.query(
        `insert into auth.users (id, email) values ('${ada}', 'ada@example.com'), ('${bob}', 'bob@example.com')`,
      );
      await before.query(payments);
      for (const { sql } of migrations.filter(isNew)) await before.query(sql);
      const sums = asJson(`select * from public.sum_payments('${ada}', starts => ${newYears})`);
      const [added] = await before.query<{ sums: unknown }>(
        `select ${asJson(addedUp('true', newYears))} as sums`,
      );
      expect(await readAs(before, ada, sums)).toEqual(added?.sums);
    } finally {
      await before.close();
    }
  });

  it('an account that is deleted takes its days along [B21]', async () => {
    await database.query(`delete from auth.users where id = '${ada}';`);
    for (const table of ['payment_days', 'payment_months'])
      expect(await database.query(`select 1 as x from private.${table} where user_id = '${ada}'`)).toEqual(
        [],
      );
  });
}

describe('totals of payments, on PGlite', () => {
  totals(inPGlite);
});
describe.skipIf(!url)('totals of payments, on PostgreSQL', () => {
  totals((files) => inPostgres(url, files));
});
