import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';
import { migrations, seed, type SqlFile } from '../../supabase/sql.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { type Connection, openDatabase, provision, roles, serverFor } from './database.ts';
import { applyMigrations, fingerprint, pendingMigrations } from './migrations.ts';
import { browserClient, site } from '../auth/people.fixture.ts';
import { installationSecret } from '../auth/secret.ts';
import { filesBelow, storageAdapter } from '../storage/storage.ts';

const root = mkdtempSync(`${tmpdir()}/parley-upgrade-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The migrations of the first version whose data anybody may have: commits 0cf4adb to 3bc709c. */
const first = migrations.filter(({ name }) => name <= '20250101000400_grants.sql');
const account = { email: 'early@example.com', password: 'correct-horse' };

const column: SqlFile = {
  name: '20990101000000_nickname.sql',
  sql: 'alter table public.profiles add nickname text;\ngrant update (nickname) on public.profiles to authenticated;',
};
const broken: SqlFile = {
  name: '20990101000100_broken.sql',
  sql: `create table public.half (id int primary key); insert into public.profiles (id) values ('00000000-0000-4000-8000-000000000000');`,
};

function serverOn(connection: Connection, directory: string) {
  return serverFor(connection, {
    storage: storageAdapter(filesBelow(`${directory}/files`)),
    secret: installationSecret(directory),
    key: embeddedPublishableKey,
    siteUrl: site,
    redirects: [],
    confirmations: false,
    providers: [],
    deliver: () => undefined,
  });
}

/** Starts a version with these migrations and ends it at once. */
async function start(directory: string, files: readonly SqlFile[]) {
  const connection = await openDatabase(directory);
  await provision(await serverOn(connection, directory), connection, directory, files);
  await connection.close();
}

let count = 0;
/** Copies the data folder of the first version, with a user in it. */
function copied() {
  const directory = `${root}/${(count += 1)}`;
  cpSync(`${root}/first`, directory, { recursive: true });
  return directory;
}

async function opened<T>(directory: string, look: (backend: EmbeddedBackend) => Promise<T>): Promise<T> {
  const backend = await createEmbeddedBackend({ directory, siteUrl: site });
  return look(backend).finally(() => backend.close());
}

/** Checks that the user of the first version still has everything. */
async function asBefore(backend: EmbeddedBackend) {
  const client = browserClient(backend);
  const { error } = await client.auth.signInWithPassword(account);
  const profile = await client.from('profiles').select('full_name').single();
  const billing = await client.from('billing_info').select('subscription_plan').single();
  return [error, profile.data, billing.data];
}
const everything = [null, { full_name: 'Early' }, { subscription_plan: 'pro' }];

beforeAll(async () => {
  const directory = `${root}/first`;
  // Laid out by PostgreSQL, whose templates earlier versions kept.
  mkdirSync(directory);
  const connection = await createPgliteConnection({ url: `${directory}/rows` });
  const app = await serverOn(connection, directory);
  await connection.driver.exec(roles);
  await app.ensureSystemSchema();
  await applyMigrations(connection.driver, first);
  await connection.driver.exec(seed);
  await app.fetch(
    new Request(`${site}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: embeddedPublishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    }),
  );
  await connection.driver.exec(`
    insert into public.profiles (id, full_name, avatar_url)
      select id, 'Early', '${site}/storage/v1/object/public/avatars/' || id || '/1.png' from auth.users;
    update auth.users set raw_user_meta_data = jsonb_build_object('avatar_url', p.avatar_url)
      from public.profiles p where p.id = users.id;
    update public.billing_info set subscription_plan = 'pro';`);
  await connection.close();
  writeFileSync(`${directory}/provisioned`, '');
});

describe('a data folder of an earlier version', () => {
  it('starts under this one, with everything in it [S6]', async () => {
    const directory = copied();
    expect(await opened(directory, asBefore)).toEqual(everything);
    const applied = await opened(directory, ({ pg }) =>
      pg.query<{ name: string }>('select name from embedded.migrations order by 1'),
    );
    expect(applied.rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    const databases = await opened(directory, ({ pg }) =>
      pg.query<{ datname: string }>('select datname from pg_database order by 1'),
    );
    expect(databases.rows.map(({ datname }) => datname)).toEqual(['postgres', 'template0', 'template1']);
  });

  it('stores pictures by their path from then on, so that they are shown wherever it is served [E2, E3]', async () => {
    const { rows } = await opened(copied(), ({ pg }) =>
      pg.query(
        `select avatar_url = p.id || '/1.png' as row, raw_user_meta_data ->> 'avatar_url' = p.id || '/1.png' as metadata
         from public.profiles p join auth.users u on u.id = p.id`,
      ),
    );
    expect(rows).toEqual([{ row: true, metadata: true }]);
  });

  it('goes through what is new, and the rules hold for it [P2, S6]', async () => {
    const directory = copied();
    await start(directory, [...migrations, column]);
    const connection = await openDatabase(directory);
    const { rows } = await connection.driver.query(
      `select nickname, has_column_privilege('authenticated', 'public.profiles', 'nickname', 'update') as mine,
         has_table_privilege('anon', 'public.profiles', 'select') as visitors from public.profiles`,
    );
    await connection.close();
    expect(rows).toEqual([{ nickname: null, mine: true, visitors: false }]);
  });

  it('is left as it was when a migration fails, which is named, and starts again [S6]', async () => {
    const directory = copied();
    const upgrade = start(directory, [...migrations, column, broken]);
    await expect(upgrade).rejects.toThrow(
      /20990101000100_broken\.sql could not be applied .* violates foreign key .* rolled back/,
    );
    const connection = await openDatabase(directory);
    const { rows } = await connection.driver.query(
      `select to_regclass('public.half') as half, (select count(*)::int from embedded.migrations) as applied,
         (select count(*)::int from pg_attribute where attname = 'nickname') as columns`,
    );
    await connection.close();
    expect(rows).toEqual([{ half: null, applied: first.length, columns: 0 }]);
    expect(await opened(directory, asBefore)).toEqual(everything);
  });

  it('of a later version is refused in plain words, and not touched [S6]', async () => {
    const directory = copied();
    await start(directory, [...migrations, column]);
    await expect(createEmbeddedBackend({ directory })).rejects.toThrow(
      /written by a newer version .*20990101000000_nickname\.sql.* Nothing was changed/,
    );
    await start(directory, [...migrations, column]);
  });
});

describe('migrations are refused', () => {
  const file = (name: string, sql = name): SqlFile => ({ name, sql });

  it.each([
    ['that changed after they had been applied', [file('1.sql', 'other'), file('3.sql')], /1\.sql changed/],
    ['that come before one applied already', [file('1.sql'), file('2.sql'), file('3.sql')], /2\.sql is new/],
    ['that are missing', [file('1.sql')], /newer version .*3\.sql/],
  ])('%s', (_what, files, message) => {
    const applied = new Map([file('1.sql'), file('3.sql')].map(({ name, sql }) => [name, fingerprint(sql)]));
    expect(() => pendingMigrations(applied, files)).toThrow(message);
    expect(pendingMigrations(applied, [file('1.sql'), file('3.sql'), file('4.sql')])).toEqual([
      file('4.sql'),
    ]);
  });
});
