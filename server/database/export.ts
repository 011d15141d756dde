import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { productName } from '../../src/services/product.ts';
import { migrations } from '../../supabase/sql.ts';
import { type Connection, openDatabase } from './database.ts';
import { demoAccount } from '../demoAccount.ts';
import { rowsAsSql } from './exportSql.ts';
import { lockDirectory } from './lock.ts';
import { requireCurrent, requireData } from './storedData.ts';
import { filesBelow } from '../storage/storage.ts';

export interface Exported {
  /** How many rows of each table were exported. */
  counts: Readonly<Record<string, number>>;
  pictures: number;
  /** The pictures that were left out, because their file is missing or their name cannot be a file's. */
  skippedPictures: readonly string[];
}

export const importFileName = 'import.sql';

/** Whether a file of this name stays inside its folder on every system. */
const isSafe = (name: string) =>
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\p{Cc}\\:]/u.test(part));

/** Error codes that a name causes: it is taken (some systems ignore case), it is a folder's, or it is too long. */
const unfit = new Set(['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

/** Writes the file. Returns false when this system cannot have a file of that name. */
function wasWritten(path: string, body: Uint8Array) {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, body, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && unfit.has(String(error.code))) return false;
    throw error;
  }
}

/** Pictures in the folder of a user's id or email. Pictures of visitors who never signed up are left out. */
const picturesOfUsers = `
  select bucket_id as bucket, name from storage.objects o
  where exists (
    select from auth.users u where split_part(o.name, '/', 1) in (u.id::text, u.email)
      or lower(split_part(o.name, '/', 1)) = lower(u.email)
  ) order by 1, 2`;

async function writePictures({ driver: pg }: Connection, directory: string, target: string) {
  const files = filesBelow(`${directory}/files`);
  const { rows } = await pg.query<{ bucket: string; name: string }>(picturesOfUsers);
  const skippedPictures: string[] = [];
  for (const { bucket, name } of rows) {
    const stored = isSafe(name) ? await files.read(`${bucket}/${name}`) : undefined;
    if (!stored || !wasWritten(`${target}/files/${bucket}/${name}`, stored.body)) skippedPictures.push(name);
  }
  return { pictures: rows.length - skippedPictures.length, skippedPictures };
}

async function write(connection: Connection, directory: string, target: string, time: Date) {
  const { driver: pg } = connection;
  await requireCurrent(connection, directory);
  await pg.exec('begin');
  try {
    // The demo account's password is in this repository, so nobody may sign in with it elsewhere. Its rows are deleted with it, and
    // all of it is back after the rollback.
    await pg.query('delete from auth.users where email = $1', [demoAccount.email]);
    const heading = [
      `${productName}, ${time.toISOString()}: accounts with their password hashes and the keys of their second factors, and all rows. Keep it to yourself.`,
      `For a database to which supabase/migrations up to ${migrations.at(-1)?.name} have been applied. See docs/data.md.`,
    ].join('\n');
    const { sql, counts } = await rowsAsSql(pg, heading);
    writeFileSync(`${target}/${importFileName}`, sql, { flag: 'wx', mode: 0o600 });
    return { counts, ...(await writePictures(connection, directory, target)) };
  } finally {
    await pg.exec('rollback');
  }
}

/**
 * Writes the files that a hosted project can import into the new folder `target`: `import.sql` with accounts and rows,
 * and the pictures in `files/<bucket>`. The data folder is not changed. Only its owner can read the result. Throws
 * when a server runs on the data folder, when that has no data or data of another version, and when `target` is not
 * empty.
 */
export async function exportTo(directory: string, target: string, time = new Date()): Promise<Exported> {
  requireData(directory, 'export');
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Name a new folder: npm run export -- --out path/to/folder`);
  const unlock = lockDirectory(directory);
  let unfinished = '';
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    unfinished = mkdtempSync(`${dirname(target)}/.export-`);
    const connection = await openDatabase(directory);
    await connection.driver.waitReady;
    const exported = await write(connection, directory, unfinished, time).finally(() => connection.close());
    if (existsSync(target)) rmdirSync(target);
    renameSync(unfinished, target);
    return exported;
  } finally {
    if (unfinished) rmSync(unfinished, { recursive: true, force: true });
    unlock();
  }
}
