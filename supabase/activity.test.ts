import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { literal } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;
const session = '00000000-0000-4000-a000-000000000001';
const other = '00000000-0000-4000-a000-000000000002';
/** What the embedded auth server adds a moment after a session has begun. */
const otherSeen = `update auth.sessions set user_agent = 'Safari', ip = '203.0.113.8' where id = '${other}'`;

function activity(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query(
      `insert into auth.sessions (id, user_id, user_agent, ip) values ('${session}', '${ada}', repeat('x', 500), '203.0.113.7')`,
    );
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('truncate public.activity'));

  /** Runs statements as the API does for a page of Ada's, with its headers. */
  const asAda = (statements: string, headers: object = {}) => {
    const claims = { sub: ada, role: 'authenticated', aal: 'aal1', session_id: session };
    return database.query(`begin;
      set local role authenticated;
      set local request.jwt.claims = ${literal(JSON.stringify(claims))};
      set local request.headers = ${literal(JSON.stringify(headers))};
      ${statements};
      commit;`);
  };
  const entries = () =>
    database.query<Record<string, unknown>>(
      `select user_id, actor, subject, change, details, session_id, user_agent, address from public.activity order by id`,
    );

  it('a change of the profile is written down with its values, and the device that made it [U22]', async () => {
    await asAda(
      `update public.profiles set location = 'Lisbon', description = repeat('d', 2000), avatar_url = '${ada}/7.png', updated_at = now();
       update public.profiles set location = 'Porto', avatar_url = ''`,
    );
    const device = { session_id: session, user_agent: 'x'.repeat(400), address: '203.0.113.7' };
    const entry = { user_id: ada, actor: 'user', subject: 'profile', change: 'updated', ...device };
    expect(await entries()).toEqual([
      {
        ...entry,
        details: {
          location: ['', 'Lisbon'],
          description: ['', 'd'.repeat(200)],
          avatar_url: ['', 'picture'],
        },
      },
      { ...entry, details: { location: ['Lisbon', 'Porto'], avatar_url: ['picture', ''] } },
    ]);
    await asAda('update public.profiles set updated_at = now(), location = location');
    expect(await entries()).toHaveLength(2);
  });

  it('what the agent did is told from what the user did, and nobody else can say so [U22]', async () => {
    await database.query('update private.settings set simulated_billing = true');
    await asAda(`select public.set_simulated_plan('pro')`, { 'x-parley-actor': 'agent', 'user-agent': 'x' });
    await asAda(`update public.billing_info set payment_method = 'PayPal'`, { 'x-parley-actor': 'service' });
    await database.query(
      `begin; set local request.headers = '{"x-parley-actor": "agent"}';
       set local request.jwt.claims = '{"role": "service_role"}';
       update public.billing_info set ends_at = '2026-01-01T00:00Z', renews_at = now() where user_id = '${ada}'; commit`,
    );
    expect((await entries()).map(({ actor, details }) => [actor, details])).toEqual([
      ['agent', { subscription_plan: ['free', 'pro'], payment_method: ['', 'Credit Card'] }],
      ['user', { payment_method: ['Credit Card', 'PayPal'] }],
      ['service', { ends_at: ['', expect.stringContaining('2026-01-01')] }],
    ]);
  });

  it('a new password is written down, without a word of it [U22]', async () => {
    await database.query(
      `update auth.users set encrypted_password = 'secret hash', updated_at = now() where id = '${ada}';
       update auth.users set encrypted_password = 'secret hash' where id = '${ada}'`,
    );
    const found = await entries();
    expect(found).toMatchObject([{ actor: 'user', subject: 'password', change: 'updated', details: {} }]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('a sign-in is written down with its device, and so is the end of a session unless it ran out [U22]', async () => {
    await database.query(
      `insert into auth.sessions (id, user_id) values ('${other}', '${ada}'); ${otherSeen};
       update auth.sessions set user_agent = 'Renewed' where id = '${other}'`,
    );
    await asAda(`select public.end_session('${other}')`);
    expect(await entries()).toEqual([
      expect.objectContaining({
        subject: 'session',
        change: 'added',
        session_id: other,
        user_agent: 'Safari',
        address: '203.0.113.8',
      }),
      expect.objectContaining({
        subject: 'session',
        change: 'removed',
        session_id: session,
        details: { device: ['Renewed', ''] },
      }),
    ]);
    await database.query(
      `insert into auth.sessions (id, user_id, not_after) values ('${other}', '${ada}', now() - interval '1 hour');
       truncate public.activity; delete from auth.sessions where id = '${other}'`,
    );
    expect(await entries()).toEqual([]);
  });

  it('a second factor is written down once it is confirmed, and when it is removed [U22]', async () => {
    await database.query(
      `insert into auth.mfa_factors (user_id, friendly_name, status) values ('${ada}', 'Phone', 'unverified'), ('${ada}', 'Lost', 'unverified');
       update auth.mfa_factors set status = 'verified' where friendly_name = 'Phone';
       update auth.mfa_factors set status = 'verified', updated_at = now() where friendly_name = 'Phone';
       delete from auth.mfa_factors`,
    );
    expect(await entries()).toMatchObject([
      { subject: 'factor', change: 'added', details: { name: ['', 'Phone'] } },
      { subject: 'factor', change: 'removed', details: { name: ['Phone', ''] } },
    ]);
  });

  it('an account at another site is written down as it comes and goes, but not the first way in and no password [U29]', async () => {
    const identity = (id: string, provider: string) => `('${id}', '${ada}', '{}', '${provider}')`;
    await database.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider) values ${identity('1', 'github')};
       insert into auth.identities (provider_id, user_id, identity_data, provider) values ${identity('2', 'email')};
       insert into auth.identities (provider_id, user_id, identity_data, provider) values ${identity('3', 'google')};
       update auth.identities set last_sign_in_at = now();
       delete from auth.identities where provider = 'github';
       delete from auth.identities where provider = 'email'`,
    );
    expect(await entries()).toMatchObject([
      { subject: 'password', change: 'added', actor: 'user', details: { provider: ['', 'google'] } },
      { subject: 'password', change: 'removed', actor: 'user', details: { provider: ['github', ''] } },
    ]);
  });

  it('an entry that cannot be written stops no sign-in and no new password [U22]', async () => {
    await database.query(
      `set client_min_messages = error;
       alter table public.activity add constraint broken check (false) not valid;
       insert into auth.sessions (id, user_id) values ('${other}', '${ada}');
       update auth.users set encrypted_password = 'another' where id = '${ada}';
       delete from auth.sessions where id = '${other}';
       alter table public.activity drop constraint broken; reset client_min_messages`,
    );
    const [found] = await database.query<{ encrypted_password: string }>(
      `select encrypted_password from auth.users where id = '${ada}'`,
    );
    expect([found?.encrypted_password, await entries()]).toEqual(['another', []]);
  });

  it('a new email address is written down with the former one [U22]', async () => {
    await database.query(`update auth.users set email = 'new@example.com' where id = '${ada}'`);
    expect(await entries()).toMatchObject([
      { subject: 'email', change: 'updated', details: { email: [expect.any(String), 'new@example.com'] } },
    ]);
  });

  it('no number of changes of the profile pushes out what was done to the password [U22]', async () => {
    await database.query(
      `update auth.users set encrypted_password = 'of a thief' where id = '${ada}';
       insert into public.activity (user_id, actor, subject, change)
         select '${ada}', 'user', 'profile', 'updated' from generate_series(1, 1001)`,
    );
    await asAda(`update public.profiles set location = 'Braga'`);
    const [found] = await database.query(
      `select count(*)::int, (count(*) filter (where subject = 'password'))::int as passwords from public.activity
         where user_id = '${ada}'`,
    );
    expect(found).toEqual({ count: 1001, passwords: 1 });
  });

  it('a user keeps a thousand entries, those of a year, and nobody else loses any [U22]', async () => {
    await database.query(
      `insert into public.activity (user_id, actor, subject, change) select '${bob}', 'user', 'profile', 'updated' from generate_series(1, 3);
       insert into public.activity (user_id, actor, subject, change, details)
         select '${ada}', 'user', 'profile', 'updated', jsonb_build_object('n', n) from generate_series(1, 1001) n`,
    );
    await asAda(`update public.profiles set location = 'Faro'`);
    const counted = () =>
      database.query<object>(
        'select user_id, count(*)::int from public.activity group by user_id order by user_id',
      );
    expect(await counted()).toEqual([
      { user_id: ada, count: 1000 },
      { user_id: bob, count: 3 },
    ]);
    const [oldest] = await entries().then((all) => all.filter(({ user_id }) => user_id === ada));
    expect(oldest?.['details']).toEqual({ n: 3 });

    await database.query(
      `update public.activity set happened_at = now() - interval '366 days' where id % 2 = 0;
       do $$ begin perform private.remove_old_activity(100000); end $$`,
    );
    const old = await database.query(
      `select from public.activity where happened_at < now() - interval '1 day'`,
    );
    expect(old).toEqual([]);
    expect(await entries()).not.toEqual([]);
  });

  it('a deleted account takes its entries along, also those that its end would write [U22]', async () => {
    await database.query(
      `begin; insert into auth.sessions (user_id) values ('${bob}');
       insert into auth.mfa_factors (user_id, status) values ('${bob}', 'verified');
       delete from auth.users where id = '${bob}'; commit`,
    );
    expect((await entries()).filter(({ user_id }) => user_id === bob)).toEqual([]);
  });
}

describe('activity on PGlite', () => {
  activity(inPGlite);
});
describe.skipIf(!url)('activity on PostgreSQL', () => {
  activity(() => inPostgres(url));
});
