/**
 * `npm run test:mutate`: breaks one behaviour after the other in a copy of the tree and shows that a test notices each.
 * Words after it choose: `npm run test:mutate -- S5` breaks what has 'S5' in its name.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mutants, type Mutant } from './mutants.ts';
import { allKilled, judge, mutate, table, type Outcome, type Row } from './mutation.ts';

/** Inside the tree, so that packages are found as they are from the tree itself. */
const copy = 'dist/mutate';
const reportFile = 'dist/report.json';

function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (listed.status !== 0)
    throw new Error(`Git could not list the files to copy, which needs a clone: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(file, join(copy, file));
  }
}

function runTests(project: Mutant['project'], tests: readonly string[]): Outcome {
  const report = join(copy, reportFile);
  rmSync(report, { force: true });
  const options = ['--reporter=json', `--outputFile.json=${reportFile}`];
  if (project === 'components' || project === 'screens')
    options.push('--config', '.storybook/vitest.config.ts');
  spawnSync('vitest', ['run', '--project', project, ...options, ...tests], { cwd: copy, stdio: 'ignore' });
  return judge(existsSync(report) ? readFileSync(report, 'utf8') : undefined);
}

/** Runs the tests without a mutant. One that always fails would count as one that notices. */
function failuresWithoutMutant(chosen: readonly Mutant[]): Row[] {
  const projects = [...new Set(chosen.map(({ project }) => project))];
  return projects.flatMap((project) => {
    const tests = chosen.filter((mutant) => mutant.project === project).map(({ test }) => test);
    const outcome = runTests(project, [...new Set(tests)]);
    return outcome.result === 'survived' ? [] : [{ behaviour: `unbroken: ${project}`, outcome }];
  });
}

function attempt(mutant: Mutant): Row {
  const { behaviour, project, test } = mutant;
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(source, mutant));
  const started = performance.now();
  const outcome = runTests(project, [test]);
  writeFileSync(path, source);
  console.log(`${outcome.result}  ${behaviour}  (${Math.round((performance.now() - started) / 1000)} s)`);
  return { behaviour, outcome };
}

const words = process.argv.slice(2);
const chosen = mutants.filter(
  ({ behaviour }) => words.length === 0 || words.some((word) => behaviour.includes(word)),
);
if (chosen.length === 0)
  throw new Error(`No behaviour is called ${words.join(' or ')}: see scripts/mutate/mutants.ts.`);

// Checks every mutant's text first, before the slow part.
for (const mutant of chosen) mutate(readFileSync(mutant.file, 'utf8'), mutant);
makeCopy();
console.log('First the tests without a mutant, then with one at a time.');
const unfit = failuresWithoutMutant(chosen);
const rows = unfit.length > 0 ? unfit : chosen.map(attempt);
rmSync(copy, { recursive: true, force: true });

console.log(`\n${table(rows)}\n`);
const killed = rows.filter(({ outcome }) => outcome.result === 'killed').length;
if (unfit.length > 0) console.log('The tests fail without a mutant already: mend them first.');
else console.log(`${killed} of ${rows.length} mutants killed`);
process.exitCode = unfit.length === 0 && allKilled(rows) ? 0 : 1;
