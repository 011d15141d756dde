import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { createPgliteConnection } from '@supabase/lite/pglite';
import type { SqlFile } from '../../supabase/sql.ts';
import { writeCache, cachePath, versions } from './buildCache.ts';

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/**
 * Caches the server's first questions about the tables. The answers take nearly a second and are the same for all
 * databases with the same migrations.
 */
export function schemaCache(files: readonly SqlFile[]): NonNullable<Connection['config']['schemaCache']> {
  const key = createHash('sha256')
    .update(JSON.stringify([files, versions]))
    .digest('hex')
    .slice(0, 16);
  const file = cachePath(`schema-${key}.json`);
  return {
    get: () => readFile(file, 'utf8').catch(() => undefined),
    set: async (_key, value) => writeCache(file, Buffer.from(value)),
    // Called at each start and end. Nothing has to be deleted, because the name says which tables the cache is about.
    delete: async () => {},
  };
}
