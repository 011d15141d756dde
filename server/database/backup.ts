import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { productName } from '../../src/services/product.ts';
import { inventoryOf, manifestName, type Inventory, type Manifest, runTar } from './archive.ts';
import { openDatabase } from './database.ts';
import { lockDirectory } from './lock.ts';
import { requireData } from './storedData.ts';

/** The file's name, with the time in it: names sort by age, and no backup replaces another one. */
const nameAt = (time: Date) =>
  `${productName.toLowerCase()}-${time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar.gz`;

export interface Backup {
  file: string;
  inventory: Inventory;
}

/**
 * Writes the rows and pictures of the data folder into one file in `target`. The secret is left out, so that whoever
 * finds the file cannot sign sessions. Throws when a server runs on the folder, or when it has no data.
 */
export async function backUp(directory: string, target: string, time = new Date()): Promise<Backup> {
  requireData(directory, 'backup');
  const unlock = lockDirectory(directory);
  const file = `${target}/${nameAt(time)}`;
  let scratch = '';
  try {
    const connection = await openDatabase(directory);
    const inventory = await inventoryOf(connection, directory).finally(() => connection.close());
    const manifest: Manifest = {
      format: 'parley-backup',
      version: 1,
      createdAt: time.toISOString(),
      inventory,
    };
    mkdirSync(target, { recursive: true, mode: 0o700 });
    // The file holds everybody's data, so it is written where nobody else can read it or place a link to another file.
    scratch = mkdtempSync(`${target}/.backup-`);
    const packed = `${scratch}/packed.tar.gz`;
    writeFileSync(`${scratch}/${manifestName}`, `${JSON.stringify(manifest, undefined, 2)}\n`);
    writeFileSync(packed, '', { flag: 'wx', mode: 0o600 });
    await runTar([
      '-czf',
      packed,
      '-C',
      scratch,
      manifestName,
      '-C',
      directory,
      'provisioned',
      'rows',
      'files',
    ]);
    renameSync(packed, file);
    return { file, inventory };
  } finally {
    if (scratch) rmSync(scratch, { recursive: true, force: true });
    unlock();
  }
}

/** The newest backup in `target`; undefined when there is none. */
export function newestBackup(target: string): string | undefined {
  const names = existsSync(target) ? readdirSync(target).filter((name) => name.endsWith('.tar.gz')) : [];
  const newest = names.toSorted().at(-1);
  return newest && `${target}/${newest}`;
}
