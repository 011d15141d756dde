/** `npm run visual`: see docs/visual-review.md. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { approve, type Approvals, type Comparison } from './approvals.ts';
import { readArguments, type Task } from './arguments.ts';
import { buildCatalogue, buildCommit, changedFiles, commitOf, readCatalogue } from './builds.ts';
import { capture } from './capture.ts';
import { changedStories, formerStories, type Story } from './changed.ts';
import { compare, differencesOf, hashOf, page } from './compare.ts';
import { openOf, reportPage, reviewed } from './report.ts';
import { fileOf } from './shots.ts';

const house = resolve(import.meta.dirname, '../..');
const folder = join(house, 'dist/visual');
const approvalsFile = join(house, 'docs/visual-approved.json');
const now = join(folder, 'now');

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const fresh = (...names: string[]) => {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
};

const chosen = (ids: Iterable<string>, only: string | undefined) =>
  [...ids].filter((id) => only === undefined || id.includes(only)).toSorted();
const storyIds = (stories: readonly Story[]) =>
  new Set(stories.filter(({ type }) => type === 'story').map(({ id }) => id));

async function buildNow() {
  console.log('Building the catalogue of this folder…');
  await buildCatalogue(now);
  return readCatalogue(now);
}

async function compareWith({ base, all, only, pages }: Extract<Task, { name: 'compare' }>) {
  const commit = commitOf(base);
  const files = changedFiles(commit);
  fresh('before', 'after', 'difference', 'index.html', 'comparison.json');
  if (files.length === 0 && !all) {
    console.log(`Nothing changed since ${base}.`);
    return 0;
  }

  const { stories, stats } = await buildNow();
  const changed = all ? storyIds(stories) : changedStories(stories, stats, files);
  const before = join(folder, `base-${commit.slice(0, 12)}`);
  for (const old of globSync(join(folder, 'base-*')))
    if (old !== before) rmSync(old, { recursive: true, force: true });
  console.log(`Building the catalogue of ${base}, unless it is there already…`);
  await buildCommit(commit, before);
  const former = formerStories(readCatalogue(before).stories, stories, changed);

  const ids = chosen(changed, only);
  const earlier = await capture({
    label: 'before',
    catalogue: before,
    ids: chosen(former, only),
    to: join(folder, 'before'),
    keptIn: join(before, 'pictures'),
    pages,
  });
  const current = await capture({ label: 'after', catalogue: now, ids, to: join(folder, 'after'), pages });

  const result = await compare(folder);
  const comparison = differencesOf(result, (file) => hashOf(readFileSync(join(folder, 'after', file))));
  write(join(folder, 'comparison.json'), comparison);
  const failures = [...earlier.failures.map((why) => `before: ${why}`), ...current.failures];
  const review = { ...comparison, base, approvals: read<Approvals>(approvalsFile), failures };
  write(join(folder, 'reg.json'), reviewed(result, review));
  writeFileSync(join(folder, 'index.html'), reportPage(await page(folder), review));

  const open = openOf(review);
  for (const failure of failures) console.error(`No picture of ${failure}`);
  for (const { kind, ...picture } of open) console.log(`${kind.padEnd(8)} ${fileOf(picture)}`);
  console.log(
    `\nStories: ${ids.length}. Pictures: ${review.pictures.length}, of which ${open.length} open, ` +
      `${review.differences.length - open.length} approved.\nThe report: dist/visual/index.html`,
  );
  return open.length > 0 || current.failures.length > 0 ? 1 : 0;
}

async function repeat({ only, pages }: Extract<Task, { name: 'repeat' }>) {
  const { stories } = await buildNow();
  const ids = chosen(storyIds(stories), only);
  fresh('first', 'second');
  const take = (label: string) => capture({ label, catalogue: now, ids, to: join(folder, label), pages });
  const runs = [await take('first'), await take('second')];

  const failures = runs.flatMap((run) => run.failures);
  const bytes = (label: string, file: string) => readFileSync(join(folder, label, file));
  const both = runs[0]!.taken.map(fileOf).filter((file) => runs[1]!.taken.map(fileOf).includes(file));
  const restless = both.filter((file) => !bytes('first', file).equals(bytes('second', file)));
  for (const failure of new Set(failures)) console.error(`No picture of ${failure}`);
  for (const file of restless) console.error(`Not the same twice: ${file} (dist/visual/first and second)`);
  console.log(
    `\n${both.length} pictures taken twice: ${both.length - restless.length} the same to the byte.`,
  );
  return failures.length + restless.length > 0 ? 1 : 0;
}

function accept({ ids }: Extract<Task, { name: 'approve' }>) {
  let comparison: Comparison;
  try {
    comparison = read<Comparison>(join(folder, 'comparison.json'));
  } catch {
    throw new Error('There is no comparison to approve. Run one first: npm run visual -- --base <revision>');
  }
  const approvals = approve(read<Approvals>(approvalsFile), comparison, ids);
  write(approvalsFile, approvals);
  console.log(
    `Approved stories: ${Object.keys(approvals).length}. Commit docs/visual-approved.json with the change.`,
  );
  return 0;
}

try {
  const task = readArguments(process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  if (task.name === 'approve') process.exitCode = accept(task);
  else process.exitCode = await (task.name === 'repeat' ? repeat(task) : compareWith(task));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
