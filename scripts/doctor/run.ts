/** `npm run doctor [-- --site https://app.example.com]`: says what is wrong with a configuration, and what to do. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { examine } from './examine.ts';
import { printed, summary } from './report.ts';

function refuse(why: string): never {
  console.error(`${why} Say npm run doctor, or npm run doctor -- --site https://app.example.com.`);
  process.exit(1);
}

function siteOf() {
  try {
    return parseArgs({ options: { site: { type: 'string' } } }).values.site;
  } catch (error) {
    // The first sentence says what is wrong, the others are about arguments that begin with a dash.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\.(?:\s|$)/);
    return refuse(`${reason}.`);
  }
}

const site = siteOf();
if (site !== undefined && !/^https?:$/.test(URL.parse(site)?.protocol ?? ''))
  refuse(`--site is '${site}', which is not a web address.`);

const values = loadEnv('production', resolve(import.meta.dirname, '../..'), '');
const findings = await examine({ values, site });
console.log(`${printed(findings)}\n\n${summary(findings)}`);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
