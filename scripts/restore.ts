/** `npm run restore -- file`: puts a backup of the embedded backend where its data folder is. See docs/data.md. */
import { resolve } from 'node:path';
import { describeInventory } from '../server/database/archive.ts';
import { dataDirectory } from '../server/dataDirectory.ts';
import { newestBackup } from '../server/database/backup.ts';
import { restore } from '../server/database/restore.ts';
import { pathArgument } from './pathArgument.ts';

const directory = dataDirectory();
try {
  const file = pathArgument('npm run restore -- path/to/backup.tar.gz', { path: true });
  if (!file) {
    const newest = newestBackup(`${directory}.backups`) ?? 'path/to/backup.tar.gz';
    throw new Error(`Name the backup: npm run restore -- ${newest}`);
  }
  const { inventory, previousDirectory } = await restore(resolve(file), directory);
  console.log(`${directory} holds ${describeInventory(inventory)} again.`);
  if (previousDirectory)
    console.log(`What was there before is in ${previousDirectory}: delete it when you no longer want it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
