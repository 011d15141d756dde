import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
// This import must come first, because the next one changes the process.
import { bufferErrorLogs, restoreWarnings } from './silenceLogs.ts';
import { App, setExperimental } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { appliedMigrations, applyMigrations, pendingMigrations } from './migrations.ts';
import { factorTables } from '../auth/factorTables.ts';
import { linkTokenColumn } from '../auth/pkce.ts';
import { standInUsersTable } from '../auth/providers/standInUsers.ts';
import { wrongCodesTable } from '../auth/reauthentication.ts';
import { schemaCache } from './schemaCache.ts';
import { pgliteParameters } from './pgliteParameters.ts';
import { findSnapshot, saveSnapshot, unpackSnapshot } from './snapshot.ts';
import { dropTemplates } from './templates.ts';
import { subjectsForLite } from '../mail/authMail.ts';
import type { Provider } from '../../src/services/providers.ts';
import { minPasswordLength } from '../../src/services/validation.ts';
import { grantsOf, migrations, seed } from '../../supabase/sql.ts';

restoreWarnings();
bufferErrorLogs();

export type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/**
 * PostgREST answers with ISO 8601 times and numbers, PGlite with Postgres' own text. The keys are Postgres' type
 * ids.
 */
const iso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
export const parsers = { 1700: Number, 1184: iso, 1114: iso };

export const roles = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;`;

interface ServerOptions {
  storage: NonNullable<App['_storageAdapter']>;
  secret: string;
  key: string;
  siteUrl: string;
  redirects: string[];
  confirmations: boolean;
  /** The sites with whose accounts people may sign in. */
  providers: readonly Provider[];
  deliver(mail: { to: string; subject: string; text?: string; html?: string }): unknown;
}

/** The Supabase-compatible server on `connection`, not provisioned yet. */
export async function serverFor(connection: Connection, options: ServerOptions): Promise<App> {
  const app = new App({
    connection,
    // Where a sign-in at another site comes back to.
    api: { schemas: ['public'], external_url: options.siteUrl },
    auth: {
      enabled: true,
      site_url: options.siteUrl,
      additional_redirect_urls: options.redirects,
      jwt_secret: options.secret,
      publishable_key: options.key,
      minimum_password_length: minPasswordLength,
      email: { enable_confirmations: options.confirmations, template: subjectsForLite },
      // Stand-ins answer in their place, so that these are no secrets.
      external: Object.fromEntries(
        options.providers.map((name) => [name, { enabled: true, client_id: 'local', secret: 'local' }]),
      ),
    },
    storage: { enabled: true },
    options: {
      // In admin mode the server would answer requests without a key as the database's owner.
      server: { disableStudio: true, disableFallback: true, admin: false },
      drivers: { email: { send: async (mail) => void options.deliver(mail) } },
    },
  });
  app._storageAdapter = options.storage;
  const ready = app.init();
  // Set only now, because init warns about each experimental feature that is on when it begins.
  setExperimental('storage', true);
  await ready;
  return app;
}

/** The names that Postgres gives to what it keeps. */
const ofPostgres = /^(?:base|global|PG_VERSION|pg_.+|post(?:gresql|master)\..+)$/;

/** Removes the rows of a first start that was killed. Throws when the folder of that name is somebody else's. */
function removeUnfinished(rows: string) {
  const foreign = existsSync(rows) ? readdirSync(rows).find((name) => !ofPostgres.test(name)) : undefined;
  if (foreign !== undefined)
    throw new Error(
      `The database would be kept in ${rows}, where there is something else: ${foreign}. Move it, or choose another data folder with DATA_DIR=…`,
    );
  rmSync(rows, { recursive: true, force: true });
}

/** Opens the database in `directory`, or one in memory. */
export async function openDatabase(directory: string | undefined): Promise<Connection> {
  const rows = directory && `${directory}/rows`;
  const isNew = !directory || !existsSync(`${directory}/provisioned`);
  // If the first start was killed half-way, nothing in the folder was confirmed to anybody yet.
  if (rows && isNew) removeUnfinished(rows);
  const isLaidOut = !isNew || (rows !== undefined && (await unpackSnapshot(rows)));
  const snapshot = isLaidOut ? undefined : findSnapshot();
  return createPgliteConnection({
    ...(rows && { url: rows }),
    pgliteOptions: {
      parsers,
      startParams: pgliteParameters,
      ...(snapshot && { loadDataDir: snapshot }),
    },
  });
}

/**
 * Brings the schema up to date and revokes the rights that the server grants in excess. The seed is applied once, at
 * the first start. Closes the database when it fails.
 */
export async function provision(
  app: App,
  connection: Connection,
  directory: string | undefined,
  files = migrations,
) {
  const pg = connection.driver;
  try {
    await pg.waitReady;
    const applied = await appliedMigrations(pg);
    const pending = pendingMigrations(applied, files);
    await pg.exec(roles);
    await app.ensureSystemSchema();
    await pg.exec(wrongCodesTable);
    await pg.exec(factorTables);
    await pg.exec(linkTokenColumn);
    await pg.exec(standInUsersTable);
    await applyMigrations(pg, pending);
    if (applied.size === 0) {
      await pg.exec(seed);
      await dropTemplates(pg);
      await saveSnapshot(pg);
    }
    await connection.clearSchemaCache();
    connection.config.schemaCache = schemaCache(files);
    // At the first query in a role the server grants every right on every table that has row-level security to every
    // role. So that happens here, and is repaired afterwards.
    await connection.withContext({ auth: { role: 'anon' } }, async () => undefined);
    await pg.exec(grantsOf(files));
  } catch (error) {
    // A database that could not be opened cannot be closed either.
    await connection.close().catch(() => undefined);
    throw error;
  }
  if (directory) writeFileSync(`${directory}/provisioned`, '');
}
