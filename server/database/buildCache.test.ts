import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { tarBlob } from './buildCache.ts';

describe('the file of a stored database', () => {
  const directory = mkdtempSync(`${tmpdir()}/parley-cache-`);
  afterAll(() => rmSync(directory, { recursive: true }));
  const file = `${directory}/database.tgz`;
  const tar = Buffer.alloc(3_000_000, 'abc');
  const whole = gzipSync(tar, { level: 0 });

  it('is read unchanged', async () => {
    writeFileSync(file, whole);
    expect(tar.equals(Buffer.from(await tarBlob(file).arrayBuffer()))).toBe(true);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['cut off', whole.subarray(0, 1_500_000)],
    ['overwritten with nothing in part', Buffer.from(whole).fill(0, 1_500_000, 1_500_100)],
  ])('is refused when it is %s', (_, content) => {
    writeFileSync(file, content);
    expect(() => tarBlob(file)).toThrow(/unexpected end of file|incorrect data check/);
  });

  it('is refused when it is missing', () => {
    expect(() => tarBlob(`${directory}/missing`)).toThrow('ENOENT');
  });
});
