import { createHash } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import type { SqlFile } from '../../supabase/sql.ts';

export const fingerprint = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** The names and fingerprints of the migrations that this database has had; none when it is new. */
export async function appliedMigrations(pg: PGlite): Promise<ReadonlyMap<string, string>> {
  const [known] = (
    await pg.query<{ known: boolean }>(`select to_regclass('embedded.migrations') is not null as known`)
  ).rows;
  if (!known?.known) return new Map();
  const { rows } = await pg.query<{ name: string; fingerprint: string }>('select * from embedded.migrations');
  return new Map(rows.map((row) => [row.name, row.fingerprint]));
}

const instead = 'or choose another data folder with DATA_DIR=…';

/**
 * The migrations that are still to be applied, in order. Throws when the database is not an earlier state of these
 * files.
 */
export function pendingMigrations(
  applied: ReadonlyMap<string, string>,
  files: readonly SqlFile[],
): readonly SqlFile[] {
  const names = new Set(files.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !names.has(name)).toSorted();
  if (unknown.length > 0)
    throw new Error(
      `This data folder was written by a newer version of the app: it has been through ${unknown.join(', ')}, ` +
        `which this version does not know. Nothing was changed. Start the newer version, ${instead}`,
    );
  const changed = files.find(({ name, sql }) => applied.has(name) && applied.get(name) !== fingerprint(sql));
  if (changed)
    throw new Error(
      `supabase/migrations/${changed.name} changed after it had been applied to this data folder. ` +
        `Put the change into a new migration, ${instead}`,
    );
  const pending = files.filter(({ name }) => !applied.has(name));
  const last = [...applied.keys()].toSorted().at(-1) ?? '';
  const early = pending.find(({ name }) => name < last);
  if (early)
    throw new Error(
      `supabase/migrations/${early.name} is new, but this data folder has been through the later ${last} already. ` +
        `Rename it so that it comes last, ${instead}`,
    );
  return pending;
}

/** Applies all of them or none, so that after a failure the previous version can still start. */
export async function applyMigrations(pg: PGlite, pending: readonly SqlFile[]) {
  await pg.transaction(async (transaction) => {
    await transaction.exec(`create schema if not exists embedded;
      create table if not exists embedded.migrations (name text primary key, fingerprint text not null);`);
    for (const { name, sql } of pending)
      try {
        await transaction.exec(sql);
        await transaction.query('insert into embedded.migrations values ($1, $2)', [name, fingerprint(sql)]);
      } catch (error) {
        throw new Error(
          `supabase/migrations/${name} could not be applied to this data folder: ` +
            `${error instanceof Error ? error.message : String(error)}. All of the upgrade was rolled back: nothing changed, ` +
            `and the version that wrote the folder still starts. Correct the migration, go back to that version, ${instead}`,
          { cause: error },
        );
      }
  });
}
