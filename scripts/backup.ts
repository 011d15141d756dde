/** `npm run backup [-- --out folder]`: rows and pictures of the embedded backend in one file. See docs/data.md. */
import { resolve } from 'node:path';
import { describeInventory } from '../server/database/archive.ts';
import { dataDirectory } from '../server/dataDirectory.ts';
import { backUp } from '../server/database/backup.ts';
import { pathArgument } from './pathArgument.ts';

const directory = dataDirectory();
try {
  const target =
    pathArgument('npm run backup -- --out path/to/folder', { path: true, out: true }) ??
    `${directory}.backups`;
  const { file, inventory } = await backUp(directory, resolve(target));
  console.log(
    `${describeInventory(inventory)}\n${file}\nPasswords are in it as hashes: keep it where only you can read it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
