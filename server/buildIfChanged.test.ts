import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildFingerprint, isBuilt, noteBuild } from './buildIfChanged.ts';

let folder: string;
function write(file: string, text: string) {
  mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
  writeFileSync(`${folder}/${file}`, text);
}
const fingerprint = () => buildFingerprint({}, folder);

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/parley-fingerprint-`);
  write('package.json', '{"version":"1.2.3"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  'app/index.html',
  'app/public/icon.svg',
  'build/pagePlugin.ts',
  'src/services/plans.ts',
  'translations/de.json',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
])('`npm start` builds the app anew after a change of %s', (file) => {
  write(file, 'before');
  const before = fingerprint();
  expect(fingerprint()).toBe(before);
  write(file, 'after');
  expect(fingerprint()).not.toBe(before);
});

it('`npm start` builds the app anew when a variable changes or the environment that a .env file names', () => {
  const before = fingerprint();
  expect(buildFingerprint({ VITE_SUPPORT_EMAIL: 'help@example.com' }, folder)).not.toBe(before);
  write('.env', 'APP_ENVIRONMENT=fingerprint-test');
  expect(fingerprint()).not.toBe(before);
});

it('`npm start` keeps the build after a change of the server, which no build contains', () => {
  const before = fingerprint();
  write('server/start.ts', 'after');
  expect(fingerprint()).toBe(before);
});

it('`npm start` builds the app anew where `npm run build` has put another build in its place', () => {
  expect(isBuilt('one', folder)).toBe(false);
  write('app/index.html', 'a page');
  noteBuild('one', folder);
  expect(isBuilt('one', folder)).toBe(true);
  expect(isBuilt('two', folder)).toBe(false);
  write('app/index.html', 'another page');
  expect(isBuilt('one', folder)).toBe(false);
});
