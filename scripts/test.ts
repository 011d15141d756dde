/**
 * `npm test`: every check, to the end even when one fails, and one line that sums up.
 * `npm run check` leaves out what needs a browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Tally, tallyStep, tallyTests, total, verdict } from './tally.ts';

const results = 'dist/results';

/** Runs a script of package.json; its output is the user's to read. */
function run(script: string, ...args: string[]) {
  console.log(`\n> ${script}`);
  return spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' }).status === 0;
}

const step = (script: string, ...args: string[]) => tallyStep(run(script, ...args));

function tests(script: string) {
  const file = `${results}/${script.replace(':', '-')}.json`;
  const ok = run(script, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  return tallyTests(ok, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

const steps: Record<string, () => Tally> = {
  types: () => step('types'),
  lint: () => step('lint'),
  'format:check': () => step('format:check'),
  spec: () => step('spec', '--quiet'),
  'test:unit': () => tests('test:unit'),
};
if (!process.argv.includes('check')) {
  steps['chromium'] = () => step('chromium');
  steps['test:browser'] = () => tests('test:browser');
  steps['test:stories'] = () => tests('test:stories');
  steps['test:journeys'] = () => tests('test:journeys');
  steps['test:library'] = () => tests('test:library');
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const tallies = Object.entries(steps).map(([name, perform]) => [name, perform()] as const);

console.log('');
for (const [name, tally] of tallies)
  console.log(`${name.padEnd(16)} ${verdict(tally)}${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
const sum = total(tallies.map(([, tally]) => tally));
writeFileSync(`${results}/total`, `${verdict(sum)}\n`);
console.log(`\n${verdict(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
