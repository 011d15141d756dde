import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRelease } from './readRelease.ts';
import { releaseOf } from '../app/release.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(`${tmpdir()}/parley-release-`));
  writeFileSync(`${folder}/package.json`, '{"version":"1.2.3"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
const commit = 'ABCDEF0123456789abcdef0123456789abcdef01';

it.each([
  'SOURCE_COMMIT',
  'COMMIT_REF',
  'VERCEL_GIT_COMMIT_SHA',
  'CF_PAGES_COMMIT_SHA',
  'WORKERS_CI_COMMIT_SHA',
  'GITHUB_SHA',
])('a release is the package’s version and the commit that %s names [O2]', (name) => {
  expect(readRelease({ [name]: commit }, folder).version).toBe('1.2.3+abcdef0');
});

it('a release is the commit of the checkout, unless something was changed since [O2]', () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'First');
  const head = git('rev-parse', 'HEAD').slice(0, 7);
  expect(readRelease({}, folder).version).toBe(`1.2.3+${head}`);
  mkdirSync(`${folder}/inside`);
  writeFileSync(`${folder}/inside/package.json`, '{"version":"2.0.0"}');
  expect(readRelease({}, `${folder}/inside`).version).toBe('2.0.0+dev');
  writeFileSync(`${folder}/package.json`, '{"version":"1.2.4"}');
  expect(readRelease({}, folder).version).toBe('1.2.4+dev');
});

it('a release has no commit where none is known or what is named is not one [O2]', () => {
  expect(readRelease({}, folder).version).toBe('1.2.3+dev');
  expect(readRelease({ COMMIT_REF: '"><script>' }, folder).version).toBe('1.2.3+dev');
});

it('the environment is what the operator says, then what the host says [O2]', () => {
  const of = (variables: Record<string, string>) => readRelease(variables, folder).environment;
  expect(of({})).toBe('production');
  expect(of({ VERCEL_ENV: 'preview' })).toBe('preview');
  expect(of({ NETLIFY: 'true', CONTEXT: 'deploy-preview' })).toBe('deploy-preview');
  expect(of({ CONTEXT: 'of something else' })).toBe('production');
  expect(of({ VERCEL_ENV: 'preview', APP_ENVIRONMENT: 'staging' })).toBe('staging');
  expect(() => of({ APP_ENVIRONMENT: '"><script>' })).toThrow(/APP_ENVIRONMENT is/);
});

it('the page has a place for both, and says unknown where nothing is written [O2]', () => {
  const page = readFileSync(`${import.meta.dirname}/../app/index.html`, 'utf8');
  expect(page).toContain('<meta name="version" content="%VERSION%" />');
  expect(page).toContain('<meta name="environment" content="%ENVIRONMENT%" />');
  expect(releaseOf({ querySelector: () => null })).toEqual({ version: 'unknown', environment: 'unknown' });
});
