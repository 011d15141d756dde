/** `npm run billing:repair`: looks at every customer of the payment provider. See docs/deploy.md. */
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { repairAll } from './repairAll.ts';

const values = loadEnv('production', resolve(import.meta.dirname, '../..'), '');
const { VITE_SUPABASE_URL: url = '', SUPABASE_SECRET_KEY: key = '' } = values;
if (!URL.canParse(url) || key === '') {
  console.error(
    'Set VITE_SUPABASE_URL to the project, and SUPABASE_SECRET_KEY to its secret key (sb_secret_…), for this command only: SUPABASE_SECRET_KEY=… npm run billing:repair',
  );
  process.exit(1);
}
try {
  const total = await repairAll({ url, key, print: (line) => console.log(line) });
  for (const [outcome, count] of Object.entries(total)) console.log(`${outcome}: ${count}`);
  if (total.failed) {
    console.error('Of those that failed, the log of the function billing says why.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
