/**
 * `npm run bench:payments`: whether somebody with a hundred thousand payments waits longer than somebody with a hundred. Both
 * are measured in the same run, in PGlite with the app's migrations, as the signed-in user. With TEST_DATABASE_URL it is that
 * PostgreSQL, and `-- 100000 10000000` puts as many payments of others into the table.
 */
import { readAs } from '../../supabase/tests/attempts.ts';
import { inPGlite, inPostgres } from '../../supabase/tests/database.ts';
import { ada, bob, populate } from '../../supabase/tests/people.ts';

const [many = 100_000, others = 0] = process.argv.slice(2).map(Number);
const few = 100;
const rounds = 15;

/** One payment an hour, in two currencies. */
const payments = (owner: string, count: number) => `
  insert into public.payment_history (user_id, payment_date, service_name, amount, currency, status)
    select '${owner}', '2026-05-01T00:00:00Z'::timestamptz - make_interval(hours => n), 'Pro plan', 0.1,
      case when n % 7 = 0 then 'EUR' else 'USD' end, case when n % 10 = 0 then 'failed' else 'completed' end
    from generate_series(0, ${count - 1}) n;`;
const newYears = `array(select make_timestamptz(y, 1, 1, 0, 0, 0, 'Europe/Berlin') from generate_series(2007, 2026) y)`;
/** Where the last page begins. */
const late = (count: number) => `'2026-05-01T00:00:00Z'::timestamptz - make_interval(hours => ${count - 26})`;

const questions: readonly [name: string, sql: (owner: string, count: number) => string][] = [
  ['first page', (owner) => `public.list_payments('${owner}', max_rows => 26)`],
  [
    'last page',
    (owner, count) => `public.list_payments('${owner}', after_date => ${late(count)}, max_rows => 26)`,
  ],
  ['totals', (owner) => `public.sum_payments('${owner}')`],
  ['totals by year', (owner) => `public.sum_payments('${owner}', starts => ${newYears})`],
  [
    'search that finds nothing',
    (owner) => `public.list_payments('${owner}', search => 'zzz', max_rows => 26)`,
  ],
  ['page of the export', (owner) => `public.list_payments('${owner}', max_rows => 501)`],
];

/**
 * Payments of a thousand others. Their days are not summed up: nobody asks for them, and it would take hours.
 */
const paymentsOfOthers = `
  insert into auth.users (id, email)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@others.test' from generate_series(1, 1000) n;
  set session_replication_role = replica;
  insert into public.payment_history (user_id, payment_date, service_name, amount, currency, status)
    select ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
      '2026-05-01T00:00:00Z'::timestamptz - make_interval(mins => n % 10000000), 'Pro plan', 0.1, 'USD', 'completed'
    from generate_series(1, ${others}) n;
  set session_replication_role = origin;`;

const { TEST_DATABASE_URL: url } = process.env;
const database = url ? await inPostgres(url) : await inPGlite();
try {
  await database.query(populate);
  await database.query(
    `delete from public.payment_history; ${payments(ada, many)} ${payments(bob, few)} ${others > 0 ? paymentsOfOthers : ''} analyze;`,
  );
  const [counted] = await database.query<{ rows: number }>(
    'select count(*)::integer as rows from public.payment_history',
  );
  console.log(`${counted?.rows} payments in ${url ? 'PostgreSQL' : 'PGlite'}\n`);
  const ask = (sql: string, owner: string) =>
    readAs(database, owner, `(select jsonb_agg(to_jsonb(s)) from ${sql} s)`);
  async function timed(sql: string, owner: string) {
    const began = performance.now();
    await ask(sql, owner);
    return performance.now() - began;
  }
  const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
  console.log(`| Median of ${rounds}, ms | ${few} payments | ${many} payments | Ratio |\n|---|--:|--:|--:|`);
  for (const [name, sql] of questions) {
    const times: [small: number, large: number][] = [];
    // By turns, so that whatever else the machine does slows both; the first turn warms up.
    for (let n = 0; n <= rounds; n += 1)
      times.push([await timed(sql(bob, few), bob), await timed(sql(ada, many), ada)]);
    const [small, large] = [0, 1].map((i) => median(times.slice(1).map((turn) => turn[i]!))) as [
      number,
      number,
    ];
    console.log(`| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(1)} |`);
  }
} finally {
  await database.close();
}
