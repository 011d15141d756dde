import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createEmbeddedBackend } from '../backend.ts';
import { backUp } from './backup.ts';

const root = mkdtempSync(`${tmpdir()}/parley-backup-target-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a backup is written to nothing that lay in the way, and is its owner’s even so [P2]', async () => {
  const origin = `${root}/origin`;
  await (await createEmbeddedBackend({ directory: origin })).close();
  const folder = `${root}/prepared`;
  mkdirSync(folder);
  const time = new Date('2026-03-04T05:06:08Z');
  const name = `${folder}/parley-2026-03-04T05-06-08Z.tar.gz`;
  writeFileSync(`${root}/elsewhere.txt`, 'mine');
  for (const end of ['', '.part']) symlinkSync(`${root}/elsewhere.txt`, name + end);
  const made = await backUp(origin, folder, time);
  expect(made.file).toBe(name);
  expect(lstatSync(name).isFile()).toBe(true);
  expect(statSync(name).mode & 0o777).toBe(0o600);
  expect(readFileSync(`${root}/elsewhere.txt`, 'utf8')).toBe('mine');
  expect(readdirSync(folder).toSorted()).toEqual([name, `${name}.part`].map((path) => basename(path)));
});
