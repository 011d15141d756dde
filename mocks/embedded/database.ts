import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
// First, because importing the next one changes the process.
import { hushRefusals, restoreWarnings } from './noise.ts';
import { App, setExperimental } from '@supabase/lite';
import { createPgliteConnection, type PGlite } from '@supabase/lite/pglite';
import { findSnapshot, saveSnapshot } from './snapshot.ts';
import { grants, migrations, seed } from '../../supabase/sql.ts';

restoreWarnings();
hushRefusals();

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/** PostgREST answers ISO 8601 and numbers; PGlite gives Postgres' own text. Keys are Postgres' type ids. */
const iso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const parsers = { 1700: Number, 1184: iso, 1114: iso };

const roles = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;`;

const fingerprint = (sql: string) => createHash('sha256').update(sql).digest('hex');

interface ServerOptions {
  storage: NonNullable<App['_storageAdapter']>;
  secret: string;
  key: string;
  siteUrl: string;
  redirects: string[];
  confirmations: boolean;
  deliver(mail: { to: string; subject: string; text?: string; html?: string }): void;
}

/** The Supabase-compatible server on `connection`, not provisioned yet. */
export async function serverFor(connection: Connection, options: ServerOptions): Promise<App> {
  const app = new App({
    connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      site_url: options.siteUrl,
      additional_redirect_urls: options.redirects,
      jwt_secret: options.secret,
      publishable_key: options.key,
      email: { enable_confirmations: options.confirmations },
    },
    storage: { enabled: true },
    options: {
      // Admin mode would answer requests without a key as the owner.
      server: { disableStudio: true, disableFallback: true, admin: false },
      drivers: { email: { send: async (mail) => options.deliver(mail) } },
    },
  });
  app._storageAdapter = options.storage;
  const ready = app.init();
  // Only now: init prints a warning for every experimental feature that is on when it begins.
  setExperimental('storage', true);
  await ready;
  return app;
}

/** Opens the database below `directory`, or one in memory. */
export function openDatabase(directory: string | undefined): Promise<Connection> {
  const rows = directory && `${directory}/rows`;
  const isNew = !directory || !existsSync(`${directory}/provisioned`);
  // A first start that was killed half-way left nothing that anybody was told is stored.
  if (rows && isNew) rmSync(rows, { recursive: true, force: true });
  const snapshot = isNew ? findSnapshot() : undefined;
  return createPgliteConnection({
    ...(rows && { url: rows }),
    pgliteOptions: { parsers, ...(snapshot && { loadDataDir: snapshot }) },
  });
}

/** Applies what is new in supabase/migrations; the seed once, at the first start. */
async function migrate(pg: PGlite) {
  await pg.exec(`create schema if not exists embedded;
    create table if not exists embedded.migrations (name text primary key, fingerprint text not null);`);
  const { rows } = await pg.query<{ name: string; fingerprint: string }>('select * from embedded.migrations');
  const applied = new Map(rows.map((row) => [row.name, row.fingerprint]));
  for (const { name, sql } of migrations) {
    const known = applied.get(name);
    if (known === fingerprint(sql)) continue;
    if (known !== undefined)
      throw new Error(
        `supabase/migrations/${name} changed after it had been applied to this data folder. ` +
          'Put the change into a new migration, or delete the data folder (.data) to start from nothing.',
      );
    await pg.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('insert into embedded.migrations values ($1, $2)', [name, fingerprint(sql)]);
    });
  }
  if (applied.size === 0) {
    await pg.exec(seed);
    await saveSnapshot(pg);
  }
}

/** Brings the schema up to date and takes back what the server grants too much. */
export async function provision(
  app: App,
  connection: Connection,
  directory: string | undefined,
  key: string,
) {
  const pg = connection.driver;
  await pg.waitReady;
  await pg.exec(roles);
  await app.ensureSystemSchema();
  await migrate(pg);
  await connection.clearSchemaCache();
  // Its first query grants everything on every table that has row-level security to every role: let it, then repair.
  await app.fetch(
    new Request('http://localhost/rest/v1/profiles?select=id&limit=0', { headers: { apikey: key } }),
  );
  await pg.exec(grants);
  if (directory) writeFileSync(`${directory}/provisioned`, '');
}
