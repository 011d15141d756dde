/**
 * `npm test`: runs every check of the sources, to the end even when one fails, and prints one line that sums up.
 * `npm run check` leaves out what needs a browser or a database. `npm run test:built` checks what is built from the sources.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { startApp } from '../tests/journeys/startedApp.ts';
import { windowsAtOnce } from './windowsAtOnce.ts';
import { type Tally, tallyStep, tallyTests, total, verdict } from './tally.ts';

const [part, ...more] = process.argv.slice(2);
if ((part !== undefined && part !== 'check' && part !== 'built') || more.length > 0) {
  console.error(
    `There is no part '${process.argv.slice(2).join(' ')}'. Run npm test, npm run check or npm run test:built, or one kind of tests with a name: npm run test:unit -- Button`,
  );
  process.exit(1);
}
const results = part === 'built' ? 'dist/results/built' : 'dist/results';
/** The tests that failed, which are printed again at the end of the long output. */
const notes = `${results}/notes`;

type Step = (watched: boolean) => Promise<Tally>;

/** Runs a script of package.json. `watched`: its output is seen as it comes, otherwise as a whole at its end. */
async function run(watched: boolean, script: string, args: readonly string[], priority = 0) {
  if (watched) console.log(`\n> ${script}`);
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: watched ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_NOTES: notes },
  });
  // The processes that it starts inherit the priority.
  if (child.pid !== undefined && priority > 0) setPriority(child.pid, priority);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = await Promise.all(
    [child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : '')),
  );
  const code = await ended;
  if (!watched) console.log(`\n> ${script}\n${said.join('')}`);
  return code === 0;
}

const step =
  (script: string, ...args: string[]): Step =>
  async (watched) =>
    tallyStep(await run(watched, script, args));

interface TestOptions {
  priority?: number;
  /** Which part of its files is meant, such as '1/2'. */
  shard?: string;
}

const tests =
  (script: string, { priority, shard }: TestOptions = {}): Step =>
  async (watched) => {
    const file = `${results}/${[script, ...(shard ? [shard] : [])].join('-').replace(/[:/]/g, '-')}.json`;
    const reporters = ['default', 'json', './scripts/notesReporter.ts'].map((name) => `--reporter=${name}`);
    const args = [...reporters, `--outputFile.json=${file}`, ...(shard ? [`--shard=${shard}`] : [])];
    const ok = await run(watched, script, args, priority);
    return tallyTests(ok, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  };

/** Steps that run one after the other, by name. */
type Chain = Readonly<Record<string, Step>>;

/** These run all at once, because none of them keeps every core busy. */
const quick: readonly Chain[] = [
  { types: step('types') },
  { lint: step('lint') },
  { 'format:check': step('format:check') },
  { spec: step('spec', '--quiet') },
  { words: step('words') },
  { 'test:unit': tests('test:unit') },
];

/** These run one after the other, because each of them nearly takes the whole machine. */
const inBrowsers: Chain = {
  chromium: step('chromium'),
  'test:browser': tests('test:browser'),
  'test:stories': tests('test:stories'),
};

/** Beside them, in the time that they leave: tests of databases wait only for the processor. */
const beside: Chain = {
  'test:backend': tests('test:backend', { priority: constants.priority.PRIORITY_LOW }),
};

let buildOfApp: Promise<Tally> | undefined;

/** Builds the app that several of the next steps go through. Otherwise they would build it at the same time, into one folder. */
const app: Step = () => {
  buildOfApp ??= startApp()
    .then(({ stop }) => stop())
    .then(
      () => tallyStep(true),
      (error: unknown) => {
        console.error('\n> app\n', error);
        return tallyStep(false);
      },
    );
  return buildOfApp;
};

const afterApp =
  (next: Step): Step =>
  async (watched) => {
    const { failed } = await app(watched);
    return failed > 0 ? tallyStep(false) : next(watched);
  };

/** Journeys wait for a page or an answer half of their time: as many parts of them run side by side as windows may. */
const journeys = Array.from({ length: windowsAtOnce }, (_, i): Chain => {
  const shard = `${i + 1}/${windowsAtOnce}`;
  return { [`test:journeys -- --shard=${shard}`]: afterApp(tests('test:journeys', { shard })) };
});

const first: Chain = { chromium: step('chromium') };

/** Then these, in this order, one more at a time than windows. The catalogue needs no app, which is built meanwhile. */
const built: readonly Chain[] = [
  { 'test:catalogue': tests('test:catalogue') },
  { app },
  ...journeys,
  { 'test:library': tests('test:library') },
  { 'test:engines': afterApp(tests('test:engines')) },
  { size: step('size') },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

async function inTurn(chain: Chain, watched: boolean) {
  const done: [name: string, tally: Tally][] = [];
  for (const [name, perform] of Object.entries(chain)) done.push([name, await perform(watched)]);
  return done;
}

/** Runs chains at the same time, no more than so many. The output of each step is printed as a whole at its end. */
async function together(chains: readonly Chain[], atOnce = chains.length) {
  const done: Awaited<ReturnType<typeof inTurn>>[] = [];
  const waiting = chains.entries();
  const runner = async () => {
    for (const [n, chain] of waiting) done[n] = await inTurn(chain, false);
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return done.flat();
}

async function checks() {
  if (part === 'built')
    return [...(await inTurn(first, true)), ...(await together(built, windowsAtOnce + 1))];
  const done = await together(quick);
  if (part === 'check') return done;
  const background = inTurn(beside, false);
  return [...done, ...(await inTurn(inBrowsers, true)), ...(await background)];
}

const tallies = await checks();

console.log('');
for (const [name, tally] of tallies) {
  if (tally.failed > 0) appendFileSync(notes, `failed: npm run ${name}\n`);
  console.log(`${name.padEnd(29)} ${verdict(tally)}${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
}
if (existsSync(notes)) console.log(`\n${readFileSync(notes, 'utf8').trimEnd()}`);
const sum = total(tallies.map(([, tally]) => tally));
writeFileSync(`${results}/total`, `${verdict(sum)}\n`);
console.log(`\n${verdict(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
