import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import type { PGlite } from '@supabase/lite/pglite';
import { cachePath, tarBlob, versions, writeTar } from './buildCache.ts';
import { migrations, seed } from '../../supabase/sql.ts';

const key = createHash('sha256')
  .update(JSON.stringify([migrations, seed, versions]))
  .digest('hex')
  .slice(0, 16);
const file = cachePath(`database-${key}.tgz`);

/**
 * An empty database with the schema, prepared by an earlier start, which saves about 3 s. Undefined when there is
 * none.
 */
export function findSnapshot(): Blob | undefined {
  try {
    return tarBlob(file);
  } catch {
    return undefined;
  }
}

/**
 * Unpacks the same database into the folder `rows` with the system's tar. That is much faster than PGlite, which would
 * write hundreds of files through a file system in WebAssembly. Resolves to whether there was one.
 */
export async function unpackSnapshot(rows: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  mkdirSync(rows, { recursive: true, mode: 0o700 });
  try {
    await promisify(execFile)('tar', ['-xzf', file, '-C', rows]);
    return true;
  } catch {
    // When tar is missing or fails half-way, everything goes on as if there had been no snapshot.
    rmSync(rows, { recursive: true, force: true });
    return false;
  }
}

export const saveSnapshot = async (pg: PGlite) =>
  writeTar(file, await (await pg.dumpDataDir('none')).bytes());
