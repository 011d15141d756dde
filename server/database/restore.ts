import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { migrations } from '../../supabase/sql.ts';
import {
  inventoryOf,
  manifestName,
  archiveEntries,
  type Inventory,
  parseManifest,
  runTar,
} from './archive.ts';
import { openDatabase } from './database.ts';
import { foreignNames } from './folderModes.ts';
import { lockDirectory } from './lock.ts';
import { appliedMigrations, pendingMigrations } from './migrations.ts';

export interface Restored {
  inventory: Inventory;
  /** The path to which the former data folder was moved. */
  previousDirectory?: string;
}

const untouched = 'The data folder was not touched.';

/**
 * Unpacks `file` into the empty folder `staging` and counts the contents. Throws unless it is a whole backup of this
 * app.
 */
async function unpack(file: string, staging: string): Promise<Inventory> {
  const refuse = (why: string, cause?: unknown) =>
    new Error(
      `${file} is no whole backup of this app: ${why}. ${untouched} Name a file that 'npm run backup' wrote.`,
      {
        cause,
      },
    );
  const packed = (...parameters: string[]) =>
    runTar(parameters).catch((error: unknown) => {
      throw refuse('it cannot be unpacked', error);
    });
  // Only folders and files are allowed, because a link could lead out of the folder.
  const listed = await packed('-tvzf', file);
  if (!/^([d-].*\n)+$/.test(listed)) throw refuse('there is more than files in it');
  // Unpacked as root, a set-uid file would keep running as its owner.
  if (!/^(.([r-][w-][x-]){3}\W.*\n)+$/.test(listed))
    throw refuse('there are files with special permissions in it');
  await packed('-xzf', file, '-C', staging, '--no-same-owner', '--no-same-permissions');
  if (!isDeepStrictEqual(readdirSync(staging).toSorted(), archiveEntries))
    throw refuse('it holds something else');
  const manifest = parseManifest(readFileSync(`${staging}/${manifestName}`, 'utf8'));
  if (!manifest) throw refuse('its manifest is foreign, or of a newer version of the app');

  const connection = await openDatabase(staging);
  try {
    const inventory = await inventoryOf(connection, staging).catch((error: unknown) => {
      throw refuse('its rows cannot be read', error);
    });
    if (!isDeepStrictEqual(inventory, manifest.inventory)) throw refuse('something is missing from it');
    pendingMigrations(await appliedMigrations(connection.driver), migrations);
    return inventory;
  } finally {
    // A database that could not be opened cannot be closed either.
    await connection.close().catch(() => undefined);
  }
}

/** Copies a file so that only its owner can read the copy from its first byte on, whatever the original's mode is. */
const copyForOwner = (file: string, target: string) =>
  writeFileSync(target, readFileSync(file), { flag: 'wx', mode: 0o600 });

/** Moves the folder `staging` to `directory`. The folder that was there is kept beside it unless it is empty. */
function swap(directory: string, staging: string, time: Date): string | undefined {
  const previous = `${directory}.before-${time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`;
  // The restored folder is locked as well until everything is done.
  copyForOwner(`${directory}/lock`, `${staging}/lock`);
  renameSync(directory, previous);
  try {
    renameSync(staging, directory);
  } catch (error) {
    if (!existsSync(directory)) renameSync(previous, directory);
    throw error;
  }
  rmSync(`${previous}/lock`);
  if (readdirSync(previous).length > 0) return previous;
  rmSync(previous, { recursive: true });
  return undefined;
}

/**
 * Replaces the data folder by a backup. Nothing changes before the whole backup was unpacked, opened and counted.
 * Throws when a server runs on the folder, when it is not a data folder but holds other things, and when the file is not a
 * whole backup or was written by a newer version.
 */
export async function restore(file: string, directory: string, time = new Date()): Promise<Restored> {
  if (!existsSync(file) || !lstatSync(file).isFile())
    throw new Error(`There is no file ${file}. ${untouched} Backups are made by 'npm run backup'.`);
  const foreign = foreignNames(directory);
  if (foreign.length > 0 && !existsSync(`${directory}/provisioned`))
    throw new Error(
      `${directory} is no data folder: ${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ' …' : ''} in it would be moved away. ${untouched} Name the folder that 'npm start' prints, or an empty one: DATA_DIR=… npm run restore -- ${file}`,
    );
  const unlock = lockDirectory(directory);
  const staging = `${directory}.restoring`;
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    const inventory = await unpack(file, staging);
    rmSync(`${staging}/${manifestName}`);
    // Sessions that were signed in this folder stay valid; in a new folder a new secret is made.
    const secret = `${directory}/jwt-secret`;
    if (existsSync(secret)) copyForOwner(secret, `${staging}/jwt-secret`);
    const previousDirectory = swap(directory, staging, time);
    return { inventory, ...(previousDirectory && { previousDirectory }) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
    unlock();
  }
}
