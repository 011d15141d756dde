import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { fileBlob } from './buildCache.ts';

describe('the file of a stored database', () => {
  const directory = mkdtempSync(`${tmpdir()}/parley-cache-`);
  afterAll(() => rmSync(directory, { recursive: true }));

  it('is read byte by byte', async () => {
    const content = Buffer.alloc(1_000_000, 'abc');
    writeFileSync(`${directory}/whole`, content);
    expect(content.equals(Buffer.from(await fileBlob(`${directory}/whole`).arrayBuffer()))).toBe(true);
  });

  it('is refused when it is missing, or has room for no database', () => {
    writeFileSync(`${directory}/short`, 'abc');
    expect(() => fileBlob(`${directory}/missing`)).toThrow('ENOENT');
    expect(() => fileBlob(`${directory}/short`)).toThrow('too small');
  });
});
