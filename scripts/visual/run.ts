/** `npm run visual`: see docs/visual-review.md. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { serveStatic } from '../staticServer.ts';
import { testChromiumPath } from '../chromium.ts';
import { approve, type Hashes, type PicturesByStory } from './approvals.ts';
import { readArguments, type Task } from './arguments.ts';
import { buildCatalogue, buildCommit, changedFiles, commitOf, readCatalogue } from './builds.ts';
import { changedStories, formerStories, storyIds } from './changed.ts';
import { comparisonFile, differencesFolder, folder, type Comparison } from './comparison.ts';

const house = resolve(import.meta.dirname, '../..');
const approvalsFile = join(house, 'docs/visual-approved.json');

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Another browser draws other pictures, and so does one with windows. */
function browserName() {
  const path = testChromiumPath();
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return `${basename(path)}-${/[\d.]+/.exec(version)?.[0]}`;
}

/** Lets Playwright's test runner take and compare the pictures. Resolves to its exit status. */
async function comparePictures(comparison: Comparison, pages: number) {
  rmSync(differencesFolder, { recursive: true, force: true });
  write(comparisonFile, comparison);
  const args = [
    'test',
    '--config',
    join(import.meta.dirname, 'playwright.config.ts'),
    '--workers',
    `${pages}`,
  ];
  const runner = spawn(join(house, 'node_modules/.bin/playwright'), args, { stdio: 'inherit' });
  const [status] = (await once(runner, 'close')) as [number | null];
  console.log(`The report: ${relative(process.cwd(), join(folder, 'report/index.html'))}`);
  return status ?? 1;
}

async function compareWith({ base, all, only, pages }: Extract<Task, { name: 'compare' }>) {
  const commit = commitOf(base);
  const files = changedFiles(commit);
  if (files.length === 0 && !all) {
    console.log(`Nothing changed since ${base}.`);
    return 0;
  }
  const [now, former] = [join(folder, 'now'), join(folder, `base-${commit.slice(0, 12)}`)];
  for (const old of globSync(join(folder, 'base-*')))
    if (old !== former) rmSync(old, { recursive: true, force: true });
  console.log('Building the catalogue of this folder…');
  await buildCatalogue(now);
  console.log(`Building the catalogue of ${base}, unless it is there already…`);
  await buildCommit(commit, former);

  const { stories, stats } = readCatalogue(now);
  const changed = all ? storyIds(stories) : changedStories(stories, stats, files);
  const earlier = formerStories(readCatalogue(former).stories, stories, changed);
  const ids = [...new Set([...changed, ...earlier])]
    .filter((id) => only === undefined || id.includes(only))
    .toSorted();
  if (ids.length === 0) {
    console.log(`No story uses what changed since ${base}.`);
    return 0;
  }
  const [before, after] = [await serveStatic({ folder: former }), await serveStatic({ folder: now })];
  try {
    const comparison = {
      before: before.url,
      after: after.url,
      pictures: join(former, 'pictures', browserName()),
      stories: ids,
      added: ids.filter((id) => !earlier.has(id)),
      removed: ids.filter((id) => !changed.has(id)),
      approvals: read<PicturesByStory>(approvalsFile),
    };
    return await comparePictures(comparison, pages);
  } finally {
    await Promise.all([before.close(), after.close()]);
  }
}

function accept({ ids }: Extract<Task, { name: 'approve' }>) {
  const compared = globSync(join(differencesFolder, '*.json'));
  if (compared.length === 0)
    throw new Error('There is no comparison to approve. Run one first: npm run visual -- --base <revision>');
  const differences = Object.fromEntries(
    compared.map((file) => [basename(file, '.json'), read<Hashes>(file)]),
  );
  const approvals = approve(read<PicturesByStory>(approvalsFile), differences, ids);
  write(approvalsFile, approvals);
  console.log(
    `Approved stories: ${Object.keys(approvals).length}. Commit docs/visual-approved.json with the change.`,
  );
  return 0;
}

try {
  const task = readArguments(process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  process.exitCode = task.name === 'approve' ? accept(task) : await compareWith(task);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
