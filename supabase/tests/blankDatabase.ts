import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { writeCache, cachePath, versionOf } from '../../server/database/buildCache.ts';

const file = cachePath(`blank-${versionOf('@electric-sql/pglite')}.tar`);

function findBlank(): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

/** An empty database. Only the first one on a machine is laid out by Postgres, because that takes seconds. */
export async function blankDatabase(): Promise<PGlite> {
  const blank = findBlank();
  const pg = await PGlite.create({
    // The package of PostgreSQL contains the same extension.
    extensions: { pgcrypto },
    ...(blank && { loadDataDir: blank }),
  });
  if (!blank) writeCache(file, await (await pg.dumpDataDir('none')).bytes());
  return pg;
}

/** Lays out an empty database in a folder. */
export async function blankFolder(folder: string) {
  if (!existsSync(file)) await (await blankDatabase()).close();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', file, '-C', folder]);
}
