/**
 * `npm run faults:table`: plays the fault matrix and writes what came of each cell into docs/faults.md.
 * With `--results` it takes what the last run has left in dist/results.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { faultTables, withTables, type Results } from './faultTables.ts';

const page = 'docs/faults.md';

if (!process.argv.includes('--results')) {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'browser', 'tests/faults'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
const results: Results = Object.assign(
  {},
  ...globSync('dist/results/faults-*.json').map((file): unknown => JSON.parse(readFileSync(file, 'utf8'))),
);
writeFileSync(page, withTables(readFileSync(page, 'utf8'), faultTables(results)));
const outcomes = Object.values(results);
console.log(
  `${page}: ${outcomes.filter((each) => each === 'passed').length} of ${outcomes.length} cells passed`,
);
