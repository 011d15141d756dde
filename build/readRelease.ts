import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Release } from '../app/release.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const root = resolve(import.meta.dirname, '..');

/** Where hosts say which commit they build; `SOURCE_COMMIT` for whoever builds without a repository, as in Docker. */
const commitNames = [
  'SOURCE_COMMIT',
  'COMMIT_REF',
  'VERCEL_GIT_COMMIT_SHA',
  'CF_PAGES_COMMIT_SHA',
  'WORKERS_CI_COMMIT_SHA',
  'GITHUB_SHA',
];

/** What `git` says in this folder; undefined where it says nothing. */
function git(folder: string, ...words: string[]) {
  try {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/**
 * The commit of a checkout, unless something was changed since: then it is no commit. A folder that only lies in another
 * repository has none.
 */
function commitOf(folder: string) {
  if (git(folder, 'rev-parse', '--show-toplevel')?.trim() !== folder) return undefined;
  if (git(folder, 'status', '--porcelain', '--untracked-files=no') !== '') return undefined;
  return git(folder, 'rev-parse', 'HEAD');
}

const isCommit = (value: string | undefined) => value !== undefined && /^[\da-f]{7,40}$/i.test(value.trim());

/** What the error reporter accepts, and what needs no escaping in a page. */
const isEnvironment = (value: string) => /^[\w.-]{1,64}$/.test(value);

function environmentOf(variables: Variables) {
  const given = variables.APP_ENVIRONMENT?.trim();
  if (given && !isEnvironment(given))
    throw new Error(
      `APP_ENVIRONMENT is '${given}'. Use at most 64 letters, digits, dots, hyphens and underscores, such as staging.`,
    );
  const hosts = [variables.VERCEL_ENV, variables.NETLIFY ? variables.CONTEXT : undefined];
  return given || hosts.find((value) => value && isEnvironment(value)) || 'production';
}

/**
 * Which release is built or served from `folder`: the one source for the page, the error reports, `/healthz` and the
 * doctor. `variables`: the environment, with what .env files add.
 */
export function readRelease(variables: Variables, folder = root): Release {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const named = commitNames.map((name) => variables[name]).find(isCommit) ?? commitOf(folder);
  const commit = isCommit(named) ? named?.trim().slice(0, 7).toLowerCase() : 'dev';
  return { version: `${version}+${commit}`, environment: environmentOf(variables) };
}
