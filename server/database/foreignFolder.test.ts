import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbeddedBackend } from '../backend.ts';
import { dataDirectory } from '../dataDirectory.ts';
import { filesBelow } from '../storage/storage.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const root = mkdtempSync(`${tmpdir()}/parley-foreign-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));
let file: string;

beforeAll(async () => {
  await (await createEmbeddedBackend({ directory: `${root}/origin` })).close();
  ({ file } = await backUp(`${root}/origin`, `${root}/kept`));
});

/** A folder of somebody's own, with one file in it. */
function folderWith(path: string) {
  const directory = mkdtempSync(`${root}/own-`);
  mkdirSync(dirname(`${directory}/${path}`), { recursive: true });
  writeFileSync(`${directory}/${path}`, 'mine');
  return directory;
}

describe('somebody’s own files in the folder that DATA_DIR names', () => {
  it('are not touched by a restore, which refuses the folder', async () => {
    const directory = folderWith('src/main.ts');
    await expect(restore(file, directory)).rejects.toThrow(/is no data folder: src .* not touched/);
    expect(readFileSync(`${directory}/src/main.ts`, 'utf8')).toBe('mine');
    expect(readdirSync(directory)).toEqual(['src']);
  });

  it('are kept beside it by a restore when their folders have the names of ours', async () => {
    const directory = folderWith('files/letter.txt');
    const { previousDirectory } = await restore(file, directory);
    expect(readFileSync(`${previousDirectory}/files/letter.txt`, 'utf8')).toBe('mine');
  });

  it('are not touched by a start, although a folder has the name of ours', async () => {
    const directory = folderWith('rows/2026.csv');
    await expect(createEmbeddedBackend({ directory })).rejects.toThrow(
      /something else: 2026\.csv.*DATA_DIR=/,
    );
    expect(readFileSync(`${directory}/rows/2026.csv`, 'utf8')).toBe('mine');
    const other = folderWith('files/letter.new');
    filesBelow(`${other}/files`);
    expect(readFileSync(`${other}/files/letter.new`, 'utf8')).toBe('mine');
  });
});

it('the rows of a first start that was killed are begun anew', async () => {
  const directory = `${root}/killed`;
  await (await createEmbeddedBackend({ directory })).close();
  rmSync(`${directory}/provisioned`);
  await (await createEmbeddedBackend({ directory })).close();
  expect(readdirSync(directory)).toContain('provisioned');
});

it('an empty DATA_DIR is none, and never the current folder', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const value of ['', ' ']) {
    vi.stubEnv('DATA_DIR', value);
    expect(dataDirectory()).toBe(`${process.cwd()}/.data`);
  }
  const current = folderWith('mine.txt');
  execFileSync(process.execPath, [`${import.meta.dirname}/../../scripts/restore.ts`, file], {
    cwd: current,
    env: { ...process.env, DATA_DIR: '' },
  });
  expect(readdirSync(current).toSorted()).toEqual(['.data', 'mine.txt']);
});
