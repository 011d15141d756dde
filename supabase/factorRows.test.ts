import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, asUser, attempts } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, conversationOfAda, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** What a user does in the app, and what becomes of it in a session that may. */
const uses: readonly (readonly [statement: string, outcome: string])[] = [
  ['select * from public.profiles', '1'],
  ['select * from public.billing_info', '1'],
  ['select * from public.payment_history', '1'],
  ['select * from public.subscriptions', '1'],
  ['select * from public.invoices', '1'],
  ['select * from public.conversations', '1'],
  ['select * from public.conversation_entries', '2'],
  ['select * from public.support_requests', '1'],
  [`select * from public.activity where subject = 'profile'`, '1'],
  ['select * from public.preferences', '1'],
  ['select * from storage.objects', '2'],
  [`update public.profiles set location = 'x'`, '1'],
  [`update public.preferences set theme = 'dark'`, '1'],
  [`update public.billing_info set payment_method = 'PayPal'`, '1'],
  ['delete from public.conversations', '1'],
  ['delete from storage.objects', '2'],
  [`select * from public.sum_payments('${ada}', '-infinity', 'infinity', null, null, null, null)`, '1'],
  ['select 1 where public.find_usage() is not null', '1'],
  ['select * from public.list_sessions()', '1'],
  [`select 1 where public.conversation_state() ->> 'mark' <> md5('')`, '1'],
];

/** Writes that are refused outright. */
const writes: readonly string[] = [
  `insert into public.conversations (id, user_id, title) values (gen_random_uuid(), '${ada}', 'x')`,
  `insert into storage.objects (bucket_id, name) values ('avatars', '${ada}/2.png')`,
  `select public.set_simulated_plan('pro')`,
  `select public.end_session(gen_random_uuid())`,
];

/** Whoever has a second factor, in sessions that have shown it and in others. */
function rowsOfFactors(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query('update private.settings set simulated_billing = true');
    await database.query(`insert into auth.sessions (user_id) values ('${ada}')`);
  });
  afterAll(() => database.close());

  const as = (aal: 'aal1' | 'aal2', statement: string): Attempt => ({ ...asUser(ada, statement), aal });
  const outcomes = (aal: 'aal1' | 'aal2') =>
    attempts(
      database,
      [...uses.map(([statement]) => statement), ...writes].map((statement) => as(aal, statement)),
    );
  const allowed = [...uses.map(([, outcome]) => outcome), ...writes.map(() => '1')];

  it('somebody without a second factor, or with one that was not confirmed, reads and writes as before [U9]', async () => {
    expect(await outcomes('aal1')).toEqual(allowed);
    await database.query(`insert into auth.mfa_factors (user_id, status) values ('${ada}', 'unverified')`);
    expect(await outcomes('aal1')).toEqual(allowed);
  });

  it('a password alone opens nothing of somebody with a second factor, and the factor opens all of it [U9]', async () => {
    await database.query(
      `delete from auth.mfa_factors; insert into auth.mfa_factors (user_id, status) values ('${ada}', 'verified')`,
    );
    expect(await outcomes('aal1')).toEqual([...uses.map(() => '0'), ...writes.map(() => '42501')]);
    expect(await outcomes('aal2')).toEqual(allowed);
  });

  it('the second factor of one user holds nobody else back [U9]', async () => {
    const others = await attempts(database, [
      asUser(bob, 'select * from public.profiles'),
      { role: 'service_role', statement: 'select * from public.profiles' },
      { ...asUser(bob, `select * from public.conversations where id = '${conversationOfAda}'`), aal: 'aal2' },
    ]);
    expect(others).toEqual(['1', '2', '0']);
  });

  it('every table in public asks for the second factor [U9]', async () => {
    const without = await database.query<{ name: string }>(
      `select tablename as name from pg_tables t where schemaname = 'public' and not exists (
         select from pg_policies p where p.schemaname = t.schemaname and p.tablename = t.tablename
           and permissive = 'RESTRICTIVE' and cmd = 'ALL' and qual like '%has_shown_factor%')`,
    );
    expect(without).toEqual([]);
  });
}

describe('rows of users with a second factor on PGlite', () => {
  rowsOfFactors(inPGlite);
});
describe.skipIf(!url)('rows of users with a second factor on PostgreSQL', () => {
  rowsOfFactors(() => inPostgres(url));
});
