/**
 * `npm run bench:payments`: whether somebody with a hundred thousand payments waits longer than somebody with a hundred. Both
 * are measured in the same run, inside PGlite with the app's migrations, as the signed-in user. With TEST_DATABASE_URL it is that
 * PostgreSQL, and `-- 100000 10000000` puts as many payments of others into the table.
 */
import { literal } from '../../supabase/tests/attempts.ts';
import { inPGlite, inPostgres } from '../../supabase/tests/database.ts';
import { ada, bob, populate } from '../../supabase/tests/people.ts';
import { median } from './table.ts';

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
/** A page that begins after so many payments. */
const after = (owner: string, count: number) =>
  `public.list_payments('${owner}', after_date => '2026-05-01T00:00:00Z'::timestamptz - make_interval(hours => ${count}), max_rows => 26)`;

const questions: readonly [name: string, sql: (owner: string, count: number) => string][] = [
  ['first page', (owner) => `public.list_payments('${owner}', max_rows => 26)`],
  ['page in the middle', (owner, count) => after(owner, count / 2)],
  ['last page', (owner, count) => after(owner, count - 26)],
  ['totals', (owner) => `public.sum_payments('${owner}')`],
  ['totals by year', (owner) => `public.sum_payments('${owner}', starts => ${newYears})`],
  [
    'search that finds nothing',
    (owner) => `public.list_payments('${owner}', search => 'zzz', max_rows => 26)`,
  ],
  ['page of the export', (owner) => `public.list_payments('${owner}', max_rows => 501)`],
];

/**
 * Payments of a thousand others, ten a day. Loading them row by row into indexes, and a day at a time into the sums, took hours:
 * the indexes are made afterwards, and the days are summed up at once, as the trigger would have.
 */
const paymentsOfOthers = `
  insert into auth.users (id, email)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@others.test' from generate_series(1, 1000) n;
  set session_replication_role = replica;
  alter table public.payment_history disable trigger user;
  set maintenance_work_mem = '1GB';
  set work_mem = '512MB';
  create temporary table laid_aside as
    select x.indexrelid::regclass::text as name, c.conname, pg_get_constraintdef(c.oid) as rule, pg_get_indexdef(x.indexrelid) as made
    from pg_index x left join pg_constraint c on c.conindid = x.indexrelid
    where x.indrelid = 'public.payment_history'::regclass;
  do $do$ declare aside record; begin
    for aside in table laid_aside loop
      if aside.conname is null then execute 'drop index ' || aside.name;
      else execute format('alter table public.payment_history drop constraint %I', aside.conname); end if;
    end loop;
  end $do$;
  insert into public.payment_history (user_id, payment_date, service_name, amount, currency, status)
    select ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
      '2026-05-01T00:00:00Z'::timestamptz - make_interval(mins => n / 1000 * 144), 'Pro plan', 0.1, 'USD', 'completed'
    from generate_series(1, ${others}) n;
  do $do$ declare aside record; begin
    for aside in table laid_aside loop
      execute case when aside.conname is null then aside.made
        else format('alter table public.payment_history add constraint %I %s', aside.conname, aside.rule) end;
    end loop;
  end $do$;
  insert into private.payment_days (user_id, day, currency, status, total, count)
    select user_id, (payment_date at time zone 'UTC')::date, currency, status, sum(amount), count(*)
    from public.payment_history where user_id::text like '00000000-%' group by 1, 2, 3, 4;
  alter table public.payment_history enable trigger user;
  set session_replication_role = origin;
  reset maintenance_work_mem;
  reset work_mem;`;

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
  // The database takes the time itself: a client, and a connection of its own, would be most of the smaller figures.
  await database.query(`
    create function tests.timed(subject uuid, question text) returns double precision language plpgsql as $$
    declare began timestamptz := clock_timestamp();
    begin
      perform tests.read(subject, '(select jsonb_agg(to_jsonb(s)) from ' || question || ' s)');
      return 1000 * extract(epoch from clock_timestamp() - began);
    end $$;`);
  const timed = (sql: string, owner: string) => `tests.timed('${owner}', ${literal(sql)})`;
  console.log(`| Median of ${rounds}, ms | ${few} payments | ${many} payments | Ratio |\n|---|--:|--:|--:|`);
  for (const [name, sql] of questions) {
    // By turns, so that whatever else the machine does slows both; the first turn warms up.
    const times = await database.query<{ small: number; large: number }>(
      `select ${timed(sql(bob, few), bob)} as small, ${timed(sql(ada, many), ada)} as large
       from generate_series(0, ${rounds}) offset 1`,
    );
    const [small, large] = [median(times.map((turn) => turn.small)), median(times.map((turn) => turn.large))];
    console.log(`| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(1)} |`);
  }
} finally {
  await database.close();
}
