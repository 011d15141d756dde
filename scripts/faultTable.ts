/** `npm run faults:table`: runs the tests of the fault matrix and writes the outcome of each cell into docs/faults.md. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { renderFaultTables, withTables, type Results } from './renderFaultTables.ts';

const page = 'docs/faults.md';

const tests = ['vitest', 'run', '--project', 'faults'];
process.exitCode = spawnSync('npx', tests, { stdio: 'inherit' }).status ?? 1;
const results: Results = Object.assign(
  {},
  ...globSync('dist/results/faults-*.json').map((file): unknown => JSON.parse(readFileSync(file, 'utf8'))),
);
writeFileSync(page, withTables(readFileSync(page, 'utf8'), renderFaultTables(results)));
const outcomes = Object.values(results);
console.log(
  `${page}: ${outcomes.filter((each) => each === 'passed').length} of ${outcomes.length} cells passed`,
);
