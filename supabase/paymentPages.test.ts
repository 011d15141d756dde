import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, readAs } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** Ada has 3000 payments, one an hour, of which three are of the same moment; Bob has one. */
const payments = `
delete from public.payment_history;
insert into public.payment_history (id, user_id, payment_date, service_name, amount, currency, status)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${ada}',
    '2026-05-01T00:00:00Z'::timestamptz - make_interval(hours => case when n in (11, 12) then 10 else n end),
    'Pro plan', 0.1, 'USD', case when n % 10 = 0 then 'failed' else 'completed' end
  from generate_series(0, 2999) n;
insert into public.payment_history (user_id, service_name) values ('${bob}', 'Pro plan');
analyze public.payment_history;`;

function pages(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query(payments);
  });
  afterAll(() => database.close());

  const list = async (choice: string, user = ada) =>
    ((await readAs(
      database,
      user,
      `(select jsonb_agg(jsonb_build_object('id', id, 'date', payment_date)) from public.list_payments(${choice}))`,
    )) ?? []) as { id: string; date: string }[];
  const numbers = async (choice: string, user = ada) =>
    (await list(choice, user)).map(({ id }) => Number(id.slice(-12)));

  it('a page begins after the last row of the page before, also between payments of one moment [A60]', async () => {
    expect(await numbers(`'${ada}', max_rows => 12`)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 11]);
    const [last] = (await list(`'${ada}', max_rows => 12`)).slice(-1);
    expect(
      await numbers(`'${ada}', after_date => '${last?.date}', after_id => '${last?.id}', max_rows => 3`),
    ).toEqual([10, 13, 14]);
  });

  it('a page has at most five hundred rows and one more, and five hundred where they are named [A60, A62]', async () => {
    for (const [most, rows] of [
      ['100000', 501],
      ['null', 50],
      ['-1', 0],
    ] as const)
      expect(await list(`'${ada}', max_rows => ${most}`)).toHaveLength(rows);
    const named = `(select array_agg(id) from public.payment_history)`;
    expect(await list(`'${ada}', ids => ${named}, max_rows => 100000`)).toHaveLength(500);
  });

  it("nobody lists another user's payments, whoever they say they are [A60, P2]", async () => {
    expect(await list(`'${ada}'`, bob)).toEqual([]);
    expect(await list(`'${bob}'`, ada)).toEqual([]);
    expect(await list(`'${ada}', ids => array['00000000-0000-4000-8000-000000000001']::uuid[]`, bob)).toEqual(
      [],
    );
    const sums = `(select count(*) from public.sum_payments('${ada}'))`;
    expect(await readAs(database, bob, sums)).toBe(0);
    const visitor = { role: 'anon', statement: `select * from public.list_payments('${ada}')` } as const;
    const sum = { role: 'anon', statement: `select * from public.sum_payments('${ada}')` } as const;
    for (const outcome of await attempts(database, [visitor, sum])) expect(outcome).toMatch(/42501|denied/);
  });

  it('three hundred failures of a dime are thirty dollars, to the cent [A61]', async () => {
    const sums = `(select jsonb_agg(to_jsonb(s)) from public.sum_payments('${ada}') s)`;
    expect(await readAs(database, ada, sums)).toEqual([
      { period: 0, currency: 'USD', status: 'completed', total: 270, count: 2700 },
      { period: 0, currency: 'USD', status: 'failed', total: 30, count: 300 },
    ]);
  });

  it('the last page is found by the index, without reading the pages before it [A60]', async () => {
    const plan = await database.query<Record<string, string>>(`
      explain select p.* from public.payment_history p
      where p.user_id = '${ada}'
        and p.payment_date >= coalesce(null::timestamptz, '-infinity')
        and (p.payment_date, p.id) < (coalesce('2026-01-01'::timestamptz, 'infinity'), coalesce(null::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by p.payment_date desc, p.id desc limit 51`);
    const steps = JSON.stringify(plan);
    expect(steps).toContain('payment_history_pages');
    // The comparison with the last row is the index's own, and not a filter on every row before it.
    expect(steps).toMatch(/Index Cond: [^"]*ROW\(payment_date, id\)/);
    expect(steps).not.toContain('Sort');
  });
}

describe('pages of payments, on PGlite', () => {
  pages(inPGlite);

  it('the index leads users to a late page as well, past row-level security and without constants [B27]', async () => {
    const database = await inPGlite();
    try {
      await database.query(populate);
      await database.query(payments);
      const [found] = await database.query<{ prosrc: string }>(
        `select prosrc from pg_proc where proname = 'list_payments'`,
      );
      const names =
        'owner since until only_status only_currency search after_date after_id ids max_rows'.split(' ');
      const body = names.reduce(
        (sql, name, i) => sql.replaceAll(`list_payments.${name}`, `$${i + 1}`),
        found!.prosrc,
      );
      const types = 'uuid, timestamptz, timestamptz, text, text, text, timestamptz, uuid, uuid[], integer';
      const plan = await database.query(`
        begin; set local role authenticated; set local enable_seqscan = off; set local enable_bitmapscan = off;
        set local plan_cache_mode = force_generic_plan;
        prepare page(${types}) as ${body};
        explain execute page('${ada}', null, null, null, null, null, '2026-01-01', null, null, 26)`);
      expect(JSON.stringify(plan)).toMatch(
        /payment_history_pages.*?Index Cond: [^"]*ROW\(payment_date, id\)/,
      );
    } finally {
      await database.close();
    }
  });
});
describe.skipIf(!url)('pages of payments, on PostgreSQL', () => {
  pages(() => inPostgres(url));
});
