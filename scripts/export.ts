/** `npm run export [-- --out folder]`: accounts, rows and pictures for a hosted project. See docs/data.md. */
import { resolve } from 'node:path';
import { dataDirectory } from '../server/dataDirectory.ts';
import { demoAccount } from '../server/demoAccount.ts';
import { exportTo, importFileName } from '../server/database/export.ts';
import { pathArgument } from './pathArgument.ts';

const directory = dataDirectory();
try {
  const out = pathArgument('npm run export -- --out path/to/folder', { out: true });
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const target = resolve(out ?? `${directory}.exports/${time}`);
  const { counts, pictures, skippedPictures } = await exportTo(directory, target);
  for (const [table, count] of Object.entries(counts)) console.log(`${table}: ${count}`);
  console.log(`pictures: ${pictures}`);
  for (const name of skippedPictures)
    console.warn(`Not exported, because it cannot be a file or its file is missing: ${name}`);
  console.log(`
${target} holds ${importFileName} and the pictures. Passwords are in it as hashes, and the keys of second factors as they are:
keep it where only you can read it, and delete it after the import. The demo account ${demoAccount.email} stays here. So do
subscriptions and invoices with their payments, because nobody has paid for them: everybody arrives with the free plan.
How to import it: docs/data.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
