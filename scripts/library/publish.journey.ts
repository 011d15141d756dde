import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { packageName } from '../../src/ui/packageName.ts';
import { readLedger } from '../proofs.ts';

const house = resolve(import.meta.dirname, '../..');
const { lib, tarball } = inject('library');
const read = (path: string) => readFileSync(path, 'utf8');
const { version } = JSON.parse(read(join(lib, 'package.json'))) as { version: string };

it('is published with a dry run that warns of nothing and corrects nothing [Y1]', () => {
  // Whoever only tries is not logged in, and npm says so.
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['publish', '--dry-run', '--offline', '--loglevel', 'warn'],
    { cwd: lib, encoding: 'utf8' },
  );
  expect({ status, stderr: stderr.replaceAll(/^npm warn .*logged in.*\n/gm, '') }).toEqual({
    status: 0,
    stderr: '',
  });
  expect(stdout).toContain(`+ ${packageName}@${version}`);
});

it('has its license, its changelog and its documentation in the package [Y1]', () => {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
  expect(files).toEqual(
    expect.arrayContaining(
      ['LICENSE', 'CHANGELOG.md', 'README.md', 'fonts/LICENSE'].map((file) => `package/${file}`),
    ),
  );
  expect(read(join(lib, 'LICENSE'))).toBe(read(join(house, 'LICENSE')));
});

it('has a semantic version that the changelog knows [Y1]', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(read(join(lib, 'CHANGELOG.md'))).toMatch(
    new RegExp(`^## ${version.replaceAll('.', '\\.')} – `, 'm'),
  );
});

it('names no requirement in a comment of a module or a declaration [Y1]', () => {
  const ids = readLedger(read(join(house, 'docs/requirements.md'))).map(({ id }) => id);
  const named = new RegExp(String.raw`\[(?:${ids.join('|')})[\],]`);
  const files = globSync('**/*.{js,d.ts}', { cwd: lib });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => named.test(read(join(lib, file))))).toEqual([]);
});
