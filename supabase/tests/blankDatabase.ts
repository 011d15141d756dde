import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { file_fdw } from '@electric-sql/pglite/contrib/file_fdw';
import { cachePath, fileBlob, versionOf, writeCache } from '../../server/database/buildCache.ts';
import { pgliteParameters } from '../../server/database/pgliteParameters.ts';
import { dropTemplates } from '../../server/database/templates.ts';

const pglite = versionOf('@electric-sql/pglite');
const pathOf = (name: string) => cachePath(`${name}-${pglite}.tar`);
const blank = pathOf('blank');

function read(file: string): Blob | undefined {
  try {
    return fileBlob(file);
  } catch {
    return undefined;
  }
}

const open = (start: Blob | undefined) =>
  PGlite.create({
    // The package of PostgreSQL contains the same extension.
    extensions: { file_fdw },
    startParams: pgliteParameters,
    ...(start && { loadDataDir: start }),
  });

const write = async (file: string, pg: PGlite) =>
  writeCache(file, await (await pg.dumpDataDir('none')).bytes());

/** An empty database. Only the first one on a machine is laid out by Postgres, because that takes seconds. */
export async function blankDatabase(): Promise<PGlite> {
  const stored = read(blank);
  const pg = await open(stored);
  if (!stored) {
    await dropTemplates(pg);
    await write(blank, pg);
  }
  return pg;
}

/**
 * A database as `layOut` leaves an empty one. Only the first of this name on a machine is laid out; the others begin with what it
 * became. `name`: has to change with what `layOut` does.
 */
export async function laidOutDatabase(
  name: string,
  layOut: (pg: PGlite) => Promise<unknown>,
): Promise<PGlite> {
  const stored = read(pathOf(name));
  if (stored) return open(stored);
  const pg = await blankDatabase();
  await layOut(pg);
  await write(pathOf(name), pg);
  return pg;
}

/** Lays out an empty database in a folder. */
export async function blankFolder(folder: string) {
  if (!existsSync(blank)) await (await blankDatabase()).close();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', blank, '-C', folder]);
}
