import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, attempts } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

const id = (number: number) => `00000000-0000-4000-a000-00000000000${number}`;
const [recent, old, ofBob] = [id(1), id(2), id(3)];

/** Rows of Ada in whatever table has rows of users, and of Bob beside them. */
const further = `
insert into auth.sessions (id, user_id, created_at) values
  ('${recent}', '${ada}', now()), ('${old}', '${ada}', now() - interval '11 minutes'), ('${ofBob}', '${bob}', now());
insert into auth.mfa_factors (user_id, status) values ('${ada}', 'unverified');
insert into auth.identities (provider_id, user_id, identity_data, provider) values ('${ada}', '${ada}', '{"email": "ada@example.com"}', 'email');
insert into private.calls (user_id, id, begun_at, last_at) values ('${ada}', 'call-1', now(), now()), ('${bob}', 'call-1', now(), now());
insert into private.chat_turns (user_id, minute_left, day_left, as_of) values ('${ada}', 1, 1, now()), ('${bob}', 1, 1, now());
insert into private.billing_turns (user_id, left_over, as_of) values ('${ada}', 1, now()), ('${bob}', 1, now());
insert into private.payment_events (id, type, occurred_at, user_id, subject, outcome) values
  ('evt_1', 'x', now(), '${ada}', '${ada}', 'applied'), ('evt_2', 'x', now(), '${bob}', '${bob}', 'applied');
update public.profiles set location = 'Lisbon' where id in ('${ada}', '${bob}');`;

function deletion(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query(further);
  });
  afterAll(() => database.close());

  const outcome = (expected: string, onlyAsk = false) =>
    `select 1 where public.delete_account('${ada}', ${onlyAsk}) = '${expected}'`;
  const asAda = (statement: string, session = recent): Attempt => ({
    role: 'authenticated',
    subject: ada,
    session,
    statement,
  });
  const one = async (attempt: Attempt) => (await attempts(database, [attempt]))[0];
  /** Deletes for good, as Ada: `attempts` undoes what it has done. */
  const remove = async () =>
    database.query(`do $$ begin
      perform set_config('request.jwt.claims', '{"sub":"${ada}","role":"authenticated","session_id":"${recent}"}', true);
      perform set_config('role', 'authenticated', true);
      if public.delete_account('${ada}') <> 'deleted' then raise exception 'not deleted'; end if;
    end $$`);
  const tables = () =>
    database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private', 'auth', 'storage')`,
    );
  /** The tables with a row in which somebody is named. */
  async function traces(...words: readonly string[]) {
    const named = words.map((word) => `t::text ilike '%${word}%'`).join(' or ');
    const each = (await tables()).map(
      ({ name }) => `select '${name}' as name where exists (select from ${name} t where ${named})`,
    );
    const found = await database.query<{ name: string }>(`${each.join('\nunion all ')} order by 1`);
    return found.map(({ name }) => name);
  }

  it('wants a session of the last ten minutes that is the user’s own [U35]', async () => {
    expect(
      await attempts(database, [
        asAda(outcome('sign-in-again'), old),
        asAda(outcome('sign-in-again', true), old),
        asAda(outcome('sign-in-again'), ofBob),
        asAda(outcome('ready', true)),
      ]),
    ).toEqual(['1', '1', '1', '1']);
  });

  it('deletes nobody else’s account, and none for a visitor [U35, P2]', async () => {
    const statement = `select public.delete_account('${ada}')`;
    expect(
      await attempts(database, [
        { role: 'authenticated', subject: bob, session: ofBob, statement },
        { role: 'authenticated', statement },
        { role: 'anon', statement },
        asAda('select public.delete_account(null)'),
        asAda(`select public.is_recent_sign_in('${ada}', '${recent}')`),
      ]),
    ).toEqual(['42501', '42501', '42501', '42501', '42501']);
  });

  it('waits for the subscription to end where plans are sold [U36]', async () => {
    await database.query(
      `update private.settings set sells_plans = true; update public.subscriptions set status = 'past_due' where id = 'sub_ada'`,
    );
    expect(await one(asAda(outcome('subscribed')))).toBe('1');
    await database.query(`update public.subscriptions set status = 'canceled' where id = 'sub_ada'`);
    expect(await one(asAda(outcome('subscribed')))).toBe('0');
  });

  it.each([
    // No function may be there that could end it, and nobody is charged.
    ['not offered any more', 'no money in a test', 'sells_plans = false', false, '0'],
    ['offered', 'no money in a test', 'sells_plans = true', false, '1'],
    ['not offered any more', 'money', 'sells_plans = false', true, '1'],
    ['only demonstrated by now', 'money', 'simulated_billing = true, sells_plans = false', true, '1'],
    [
      'only demonstrated by now',
      'no money in a test',
      'simulated_billing = true, sells_plans = false',
      false,
      '0',
    ],
  ])(
    'where plans are %s, a subscription that costs %s is waited for when it has to be [U36]',
    async (_when, _what, settings, live, waits) => {
      await database.query(
        `update private.settings set simulated_billing = false; update private.settings set ${settings};
       update private.billing_customers set livemode = ${live} where customer_id = 'cus_ada';
       update public.subscriptions set status = 'active' where id = 'sub_ada'`,
      );
      expect(await one(asAda(outcome('subscribed')))).toBe(waits);
      // Whoever only asks is told so, before anything of theirs is removed.
      expect(await one(asAda(outcome('subscribed', true)))).toBe(waits);
    },
  );

  it('waits for no subscription whose customer is gone, and for no test of somebody who became a real customer [U36]', async () => {
    await database.query(
      `update private.settings set simulated_billing = false, sells_plans = true;
       update private.billing_customers set livemode = false, gone = true where customer_id = 'cus_ada';
       update public.subscriptions set status = 'active' where id = 'sub_ada'`,
    );
    expect(await one(asAda(outcome('subscribed')))).toBe('0');
    await database.query(`update private.billing_customers set gone = false where customer_id = 'cus_ada'`);
    expect(await one(asAda(outcome('subscribed')))).toBe('1');
    await database.query(
      `insert into private.billing_customers (customer_id, user_id, livemode) values ('cus_ada_live', '${ada}', true)`,
    );
    expect(await one(asAda(outcome('subscribed')))).toBe('0');
    await database.query(
      `delete from private.billing_customers where customer_id = 'cus_ada_live';
       update public.subscriptions set status = 'canceled' where id = 'sub_ada'`,
    );
  });

  it('waits for the pictures, whose bytes the storage removes [U35]', async () => {
    expect(await one(asAda(outcome('pictures')))).toBe('1');
    await database.query(`delete from storage.objects where name like '${ada}/%' or name ilike 'ada@%'`);
  });

  it('a password alone deletes nothing of somebody with a second factor [U35, U9]', async () => {
    await database.query(`insert into auth.mfa_factors (user_id, status) values ('${ada}', 'verified')`);
    expect(await one(asAda(outcome('deleted')))).toBe('42501');
    expect(await one({ ...asAda(outcome('deleted')), aal: 'aal2' })).toBe('1');
    await database.query(`delete from auth.mfa_factors where user_id = '${ada}' and status = 'verified'`);
  });

  it('leaves nothing of the user in any table, and everything of others [U35]', async () => {
    const users = await database.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint c join pg_class t on t.oid = c.conrelid
       where contype = 'f' and confrelid = 'auth.users'::regclass
         and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    const before = await traces(ada, 'ada@example.com');
    // A table without a row of hers would prove nothing.
    expect(
      users
        .map(({ name }) => (name.includes('.') ? name : `public.${name}`))
        .filter((name) => !before.includes(name)),
    ).toEqual([]);
    const others = await traces(bob, eve);
    await remove();
    expect(await traces(ada, 'ada@example.com')).toEqual([]);
    expect(await traces(bob, eve)).toEqual(others);
    expect(
      await database.query(`select user_id from private.billing_customers where customer_id = 'cus_ada'`),
    ).toEqual([{ user_id: null }]);
  });

  it('the token of a deleted user opens and stores nothing [U35]', async () => {
    expect(
      await attempts(database, [
        asAda('select * from public.profiles'),
        asAda(`select * from public.list_own_data('${ada}') where total > 0`),
        asAda(`insert into public.profiles (id, full_name) values ('${ada}', 'Ada')`),
        asAda(`insert into storage.objects (bucket_id, name) values ('avatars', '${ada}/2.png')`),
      ]),
    ).toEqual(['0', '0', '23503', '42501']);
  });

  it('says again that it is deleted to whoever lost the answer, also when only asked [U35]', async () => {
    expect(
      await attempts(database, [
        asAda(outcome('deleted')),
        asAda(outcome('deleted', true)),
        {
          role: 'authenticated',
          subject: bob,
          session: ofBob,
          statement: `select public.delete_account('${ada}')`,
        },
      ]),
    ).toEqual(['1', '1', '42501']);
  });
}

describe('the deletion of an account on PGlite', () => {
  deletion(inPGlite);
});
describe.skipIf(!url)('the deletion of an account on PostgreSQL', () => {
  deletion(() => inPostgres(url));
});
