import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Stats, Story } from './changed.ts';

const house = resolve(import.meta.dirname, '../..');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: house, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const lines = (text: string) => text.split('\n').filter(Boolean);

/** The commit of a revision. Throws an error that says what to type when git does not know the revision. */
export function commitOf(revision: string) {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new Error(
      `git knows no revision '${revision}'. Name a branch, a tag or a commit, such as --base main or --base HEAD~1.`,
    );
  }
}

/** The files that differ between a commit and this folder, new ones included. */
export const changedFiles = (commit: string) => [
  ...lines(git('diff', '--name-only', '--no-renames', commit)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];

/** Builds the catalogue of the working tree at `from`. Throws an error with the builder's output. */
export async function buildCatalogue(to: string, from = house) {
  const args = ['build', '--output-dir', to, '--quiet', '--disable-telemetry', '--stats-json'];
  const builder = spawn(join(house, 'node_modules/.bin/storybook'), args, {
    cwd: from,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [builder.stdout, builder.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
  const code = await new Promise((done, reject) => {
    builder.once('error', reject);
    builder.once('close', done);
  });
  if (code !== 0) throw new Error(`The catalogue of ${from} could not be built:\n${said}`);
}

/** Builds the catalogue of a commit, in a temporary working tree with today's packages. A commit never changes, so it is built once. */
export async function buildCommit(commit: string, to: string) {
  if (existsSync(join(to, 'preview-stats.json'))) return;
  const tree = mkdtempSync(join(tmpdir(), 'parley-base-'));
  try {
    git('worktree', 'add', '--detach', '--force', tree, commit);
    symlinkSync(join(house, 'node_modules'), join(tree, 'node_modules'));
    await buildCatalogue(to, tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

export function readCatalogue(folder: string) {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { entries } = read('index.json') as { entries: Record<string, Story> };
  return { stories: Object.values(entries), stats: read('preview-stats.json') as Stats };
}
