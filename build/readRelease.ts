import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Release } from '../app/release.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const root = resolve(import.meta.dirname, '..');

/**
 * The variables in which hosts name the commit; `SOURCE_COMMIT` is for builds without a repository, such as in
 * Docker.
 */
const commitNames = [
  'SOURCE_COMMIT',
  'COMMIT_REF',
  'VERCEL_GIT_COMMIT_SHA',
  'CF_PAGES_COMMIT_SHA',
  'WORKERS_CI_COMMIT_SHA',
  'GITHUB_SHA',
];

/** The output of `git` in this folder; undefined when it fails. */
function git(folder: string, ...words: string[]) {
  try {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/**
 * The commit of a checkout; undefined when files have changed since. A folder that is merely inside another repository
 * has none.
 */
function commitOf(folder: string) {
  if (git(folder, 'rev-parse', '--show-toplevel')?.trim() !== folder) return undefined;
  if (git(folder, 'status', '--porcelain', '--untracked-files=no') !== '') return undefined;
  return git(folder, 'rev-parse', 'HEAD');
}

const isCommit = (value: string | undefined) => value !== undefined && /^[\da-f]{7,40}$/i.test(value.trim());

/** Whether the error reporter accepts the name, which then needs no escaping in a page either. */
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
 * The release that is built or served from `folder`. The page, the error reports, `/healthz` and the doctor all use it.
 * `variables`: the environment with the values of .env files.
 */
export function readRelease(variables: Variables, folder = root): Release {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const named = commitNames.map((name) => variables[name]).find(isCommit) ?? commitOf(folder);
  const commit = isCommit(named) ? named?.trim().slice(0, 7).toLowerCase() : 'dev';
  return { version: `${version}+${commit}`, environment: environmentOf(variables) };
}
