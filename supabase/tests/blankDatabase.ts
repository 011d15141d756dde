import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { writeCache, cachePath, versionOf } from '../../server/database/buildCache.ts';

const pglite = versionOf('@electric-sql/pglite');
const pathOf = (name: string) => cachePath(`${name}-${pglite}.tar`);
const blank = pathOf('blank');

function read(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

/**
 * A database as `layOut` leaves a new one. Only the first of this name on a machine is laid out, because that takes seconds; the others
 * begin with what it became. `name`: has to change with what `layOut` does.
 */
export async function laidOutDatabase(
  name: string,
  layOut: (pg: PGlite) => Promise<unknown>,
): Promise<PGlite> {
  const file = pathOf(name);
  const stored = read(file);
  const start = stored ?? read(blank);
  const pg = await PGlite.create({
    // The package of PostgreSQL contains the same extension.
    extensions: { pgcrypto },
    ...(start && { loadDataDir: start }),
  });
  if (stored) return pg;
  await layOut(pg);
  writeCache(file, await (await pg.dumpDataDir('none')).bytes());
  return pg;
}

/** An empty database. */
export const blankDatabase = () => laidOutDatabase('blank', () => Promise.resolve());

/** Lays out an empty database in a folder. */
export async function blankFolder(folder: string) {
  if (!existsSync(blank)) await (await blankDatabase()).close();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', blank, '-C', folder]);
}
