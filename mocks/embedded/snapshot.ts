import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { PGlite } from '@supabase/lite/pglite';
import { migrations, seed } from '../../supabase/sql.ts';

const modules = `${import.meta.dirname}/../../node_modules`;

/** A new version of either lays its tables out anew. */
const versions = ['@supabase/lite', '@electric-sql/pglite'].map((name) =>
  readFileSync(`${modules}/${name}/package.json`, 'utf8'),
);
const key = createHash('sha256')
  .update(JSON.stringify([migrations, seed, versions]))
  .digest('hex')
  .slice(0, 16);
const file = `${modules}/.cache/parley/database-${key}.tar.gz`;

/** An empty database with the schema in it, prepared by an earlier start: saves about 3 s. */
export function findSnapshot(): Blob | undefined {
  try {
    return new Blob([readFileSync(file)], { type: 'application/x-gzip' });
  } catch {
    return undefined;
  }
}

export async function saveSnapshot(pg: PGlite) {
  const content = await pg.dumpDataDir('gzip');
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(`${modules}/.cache/parley`, { recursive: true });
    writeFileSync(unfinished, new Uint8Array(await content.arrayBuffer()));
    // Renamed into place: several processes may prepare it at once.
    renameSync(unfinished, file);
  } catch {
    // A read-only installation starts more slowly; nothing else is lost.
  }
}
