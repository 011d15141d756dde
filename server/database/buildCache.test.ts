import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { tarBlob } from './buildCache.ts';

describe('the file of a stored database', () => {
  const directory = mkdtempSync(`${tmpdir()}/parley-cache-`);
  afterAll(() => rmSync(directory, { recursive: true }));
  const file = `${directory}/database.tar`;
  const whole = Buffer.concat([Buffer.alloc(1_000_000, 'abc'), Buffer.alloc(1024)]);

  it('is read unchanged', async () => {
    writeFileSync(file, whole);
    expect(whole.equals(Buffer.from(await tarBlob(file).arrayBuffer()))).toBe(true);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['a few bytes long', whole.subarray(0, 10)],
    ['cut off', whole.subarray(0, 500_000)],
    ['overwritten with nothing', Buffer.alloc(1_000_000)],
  ])('is refused when it is %s', (_, content) => {
    writeFileSync(file, content);
    expect(() => tarBlob(file)).toThrow(`${file} is not a whole tar file`);
  });

  it('is refused when it is missing', () => {
    expect(() => tarBlob(`${directory}/missing`)).toThrow('ENOENT');
  });
});
