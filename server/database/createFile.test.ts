import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFile } from './createFile.ts';

const disk = vi.hoisted(() => ({ hasLinks: true }));
vi.mock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  return {
    ...real,
    linkSync: (...names: Parameters<typeof real.linkSync>) => {
      if (!disk.hasLinks) throw Object.assign(new Error('no links'), { code: 'EPERM' });
      real.linkSync(...names);
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/parley-file-`);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each([
  ['with links', true],
  ['without links, such as a memory stick', false],
])('on a disk %s', (_name, hasLinks) => {
  it('a file is made once, and no draft is left', () => {
    disk.hasLinks = hasLinks;
    expect(createFile(`${folder}/lock`, '1')).toBe(true);
    expect(createFile(`${folder}/lock`, '2')).toBe(false);
    expect([readdirSync(folder), readFileSync(`${folder}/lock`, 'utf8')]).toEqual([['lock'], '1']);
  });
});
