import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { createPgliteConnection } from '@supabase/lite/pglite';
import type { SqlFile } from '../../supabase/sql.ts';
import { writeCache, cachePath, versions } from './buildCache.ts';

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/**
 * What the server asks the database about its tables before it answers for the first time: the same for all databases
 * that went through the same migrations, and nearly a second's work.
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
    // Asked for at each start and end, though the name says which tables it is about.
    delete: async () => {},
  };
}
