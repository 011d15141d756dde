/** `npm run doctor [-- --site https://app.example.com]`: says what is wrong with a configuration, and what to do. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { examine } from './examine.ts';
import { printed, summary } from './report.ts';

const { values: given } = parseArgs({ options: { site: { type: 'string' } } });
if (given.site !== undefined && !/^https?:$/.test(URL.parse(given.site)?.protocol ?? '')) {
  console.error(
    `--site is '${given.site}', which is not a web address. Give one such as https://app.example.com.`,
  );
  process.exit(1);
}

const values = loadEnv('production', resolve(import.meta.dirname, '../..'), '');
const findings = await examine({ values, site: given.site });
console.log(`${printed(findings)}\n\n${summary(findings)}`);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
