import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { compare } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../supabase/sql.ts';
import { inPGlite, inPostgres, type TestDatabase } from '../../supabase/tests/database.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { createDemoAccount, demoAccount } from '../demoAccount.ts';
import { exportTo, type Exported } from './export.ts';
import { browserClient, signUpPerson, type Person } from '../auth/people.fixture.ts';
import { filesBelow, storageAdapter } from '../storage/storage.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;
const root = mkdtempSync(`${tmpdir()}/parley-export-`);
const origin = `${root}/origin`;
const target = `${root}/deep/exported`;
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
const png = new Blob([picture], { type: 'image/png' });
/** A text with everything that ends a quote, escapes it, or has a meaning for psql. Users may write it anywhere. */
const awkward = `O'Neil \\'; drop table public.profiles; -- $$ :name "x"\n\\q\n\\! echo 🦜\t{"a": 1}`;

/** The tables with users' rows that arrive as they are, and those that belong to accounts. */
const compared = 'profiles payment_history conversations conversation_entries'
  .concat(' support_requests activity preferences')
  .split(' ')
  .map((name) => `public.${name}`);
compared.push('private.payment_events', 'auth.identities');

let ada: Person;
let bob: Person;
let exported: Exported;
let expectedRows: Record<string, unknown>;

const contentOf = async (query: (sql: string) => Promise<{ found: unknown }[]>) => {
  const found: Record<string, unknown> = {};
  for (const table of compared) {
    const [row] = await query(
      `select coalesce(json_agg(to_jsonb(t) - 'email' order by to_jsonb(t)::text), '[]') as found from ${table} t`,
    );
    found[table] = row?.found;
  }
  return found;
};

async function fill(backend: EmbeddedBackend) {
  [ada, bob] = [await signUpPerson(backend), await signUpPerson(backend)];
  await ada.client.auth.updateUser({ data: { full_name: awkward } });
  await ada.client
    .from('profiles')
    .update({ full_name: awkward, location: awkward, description: awkward, avatar_url: `${ada.id}/1.png` })
    .eq('id', ada.id);
  await ada.client.rpc('set_simulated_plan', { plan: 'enterprise' });
  for (const path of [`${ada.id}/1.png`, `${ada.id}/folder`, `${ada.id}/folder/in.png`])
    await ada.client.storage.from('avatars').upload(path, png);
  for (const email of [bob.email, 'nobody@example.com'])
    await browserClient(backend).storage.from('avatars').upload(`${email}/7.png`, png);
  // The client never sends such a name, but a database may hold it.
  const outside = `${ada.id}/../../../escaped.png`;
  await storageAdapter(filesBelow(`${origin}/files`)).uploadObject(
    'avatars',
    outside,
    undefined,
    picture,
    'image/png',
    '',
  );
  await backend.pg.query(
    `insert into storage.objects (bucket_id, name) values ('avatars', $1), ('avatars', $2)`,
    [outside, `${ada.id}/lost.png`],
  );
  await backend.pg.query(
    `insert into public.payment_history (user_id, service_name, amount, currency, status, payment_date)
     values ($1, $2, 12345678.9, 'EUR', null, '2025-03-30 02:30:00.123456+02'), ($1, null, null, null, null, now())`,
    [bob.id, awkward],
  );
  await backend.pg.query(
    `insert into private.payment_events (id, type, occurred_at, user_id, plan, outcome)
     values ('evt_1', 'subscription.updated', now(), $1, 'pro', 'applied')`,
    [bob.id],
  );
  await ada.client.rpc('put_conversation_entries', {
    owner: ada.id,
    conversation: crypto.randomUUID(),
    title: awkward.slice(0, 120),
    entries: ['b', 'a'].map((id) => ({
      id,
      happened_at: '2026-03-04T05:06:07.089Z',
      body: { text: awkward },
    })),
  });
  const request = { id: 'r1', conversation: 'c1', note: awkward, thread: awkward };
  await ada.client.from('support_requests').insert(request);
  await ada.client.from('preferences').insert({ user_id: ada.id, time_zone: 'Europe/Lisbon', theme: 'dark' });
  await backend.pg.query(
    `update auth.users set recovery_token = 'a token that was mailed', email_confirmed_at = null where id = $1`,
    [bob.id],
  );
}

beforeAll(async () => {
  const backend = await createEmbeddedBackend({ directory: origin });
  await fill(backend);
  expectedRows = await contentOf(async (sql) => (await backend.pg.query<{ found: unknown }>(sql)).rows);
  await createDemoAccount(backend);
  await backend.close();
  exported = await exportTo(origin, target);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The tests of an import into a database that has the state after `supabase db push`. */
function imported(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.runScript(readFileSync(`${target}/import.sql`, 'utf8'));
  });
  afterAll(() => database.close());

  it('has every row as it was, letter for letter [E3, E6]', async () => {
    expect(await contentOf((sql) => database.query(sql))).toEqual(expectedRows);
    for (const [table, count] of Object.entries(exported.counts))
      expect(await database.query(`select count(*)::int as count from ${table}`)).toEqual([{ count }]);
  });

  it('lets everybody sign in with the password they had [E2]', async () => {
    const users = await database.query<{ id: string; hash: string; name: string | null; confirmed: boolean }>(
      `select id, encrypted_password as hash, raw_user_meta_data ->> 'full_name' as name, confirmed_at is not null as confirmed
       from auth.users order by id`,
    );
    expect(users.map(({ id, name, confirmed }) => ({ id, name, confirmed }))).toEqual(
      [
        { id: ada.id, name: awkward, confirmed: true },
        { id: bob.id, name: null, confirmed: false },
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    for (const { hash } of users) {
      expect(await compare('correct-horse', hash)).toBe(true);
      expect(await compare('wrong-horse', hash)).toBe(false);
    }
  });

  it('holds accounts that a hosted auth server can read, and no token that was signed here [E2]', async () => {
    const found = await database.query(
      `select distinct instance_id, aud, role, raw_app_meta_data, confirmation_token, recovery_token, email_change,
         email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token
       from auth.users`,
    );
    expect(found).toEqual([
      {
        instance_id: '00000000-0000-0000-0000-000000000000',
        aud: 'authenticated',
        role: 'authenticated',
        raw_app_meta_data: { provider: 'email', providers: ['email'] },
        confirmation_token: '',
        recovery_token: '',
        email_change: '',
        email_change_token_new: '',
        email_change_token_current: '',
        phone_change: '',
        phone_change_token: '',
        reauthentication_token: '',
      },
    ]);
    const identities = await database.query(
      `select provider, provider_id = user_id::text as own, i.email = u.email as same
       from auth.identities i join auth.users u on u.id = i.user_id`,
    );
    expect(identities).toEqual([ada, bob].map(() => ({ provider: 'email', own: true, same: true })));
  });

  it('is without the demo account, whose password everybody can read, and without local settings [E2, E5]', async () => {
    expect(await database.query(`select id from auth.users where email = '${demoAccount.email}'`)).toEqual(
      [],
    );
    expect(await database.query('select simulated_billing, visitor_uploads from private.settings')).toEqual([
      { simulated_billing: false, visitor_uploads: false },
    ]);
  });

  it('is left as it was when the import is tried again [E3]', async () => {
    const again = async () => database.runScript(readFileSync(`${target}/import.sql`, 'utf8'));
    await expect(again()).rejects.toThrow(/duplicate key/);
    // psql has ended its session; PGlite's goes on.
    await database.query('rollback').catch(() => undefined);
    expect(await database.query('select count(*)::int as count from auth.users')).toEqual([{ count: 2 }]);
  });
}

describe('an export that PGlite has imported', () => {
  imported(inPGlite);
});
describe.skipIf(!url)('an export that PostgreSQL has imported', () => {
  imported(() => inPostgres(url));
});

describe('an export', () => {
  it('an export holds the pictures of everybody who has an account, below their names in the bucket [E4]', () => {
    const files = readdirSync(`${target}/files`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.slice(target.length)}/${entry.name}`);
    expect(files.toSorted()).toEqual(
      [
        `/files/avatars/${ada.id}/1.png`,
        `/files/avatars/${ada.id}/folder`,
        `/files/avatars/${bob.email}/7.png`,
      ].toSorted(),
    );
    for (const file of files) expect(new Uint8Array(readFileSync(target + file))).toEqual(picture);
    expect(exported.pictures).toBe(3);
  });

  it('an export names the pictures that cannot be files, or whose file is missing, and writes nothing elsewhere [E4]', () => {
    expect(exported.skippedPictures.toSorted()).toEqual(
      [`${ada.id}/../../../escaped.png`, `${ada.id}/folder/in.png`, `${ada.id}/lost.png`].toSorted(),
    );
    expect(readdirSync(`${root}/deep`)).toEqual(['exported']);
    expect(readdirSync(target).toSorted()).toEqual(['files', 'import.sql']);
  });

  it('an export can be read by its owner only [P2]', () => {
    const all = readdirSync(target, { recursive: true, withFileTypes: true });
    for (const entry of all)
      expect(statSync(`${entry.parentPath}/${entry.name}`).mode & 0o777).toBe(entry.isFile() ? 0o600 : 0o700);
    expect(statSync(target).mode & 0o777).toBe(0o700);
    expect(statSync(`${root}/deep`).mode & 0o777).toBe(0o700);
  });

  it('an export leaves the data folder as it was: the demo account is still there [E2]', async () => {
    const backend = await createEmbeddedBackend({ directory: origin });
    const { error } = await browserClient(backend).auth.signInWithPassword(demoAccount);
    await backend.close();
    expect(error).toBe(null);
  });

  it('an export covers every table of ours, so that none that is added later is forgotten [E3]', async () => {
    const database = await inPGlite(migrations);
    const tables = await database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
    );
    await database.close();
    const stays = `address_key billing_customers billing_events billing_turns calls chat_turns payment_days
      payment_months plan_limits settings usage_after_deletion`
      .split(/\s+/)
      .map((name) => `private.${name}`)
      .concat('public.invoices', 'public.subscriptions');
    expect([...Object.keys(exported.counts), ...stays].toSorted()).toEqual(
      [...tables.map(({ name }) => name), 'auth.users', 'auth.identities', 'auth.mfa_factors'].toSorted(),
    );
  });
});
