import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compare, differencesOf, hashOf, page } from './compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG of 2 × 2 pixels, of which the last has a grey of its own. */
const png = (grey: number, last = grey) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000002000000020800000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.from([0, grey, grey, 0, grey, last]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

function put(path: string, picture: Buffer) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

it('one pixel counts as a difference, and so does a picture too many or too few', async () => {
  put('before/a--same/light-390.png', png(200));
  put('after/a--same/light-390.png', png(200));
  put('before/a--pixel/light-390.png', png(200));
  put('after/a--pixel/light-390.png', png(200, 201));
  put('before/a--gone/light-390.png', png(200));
  put('after/a--new/light-390.png', png(200));

  const comparison = differencesOf(await compare(folder), (file) =>
    hashOf(readFileSync(join(folder, 'after', file))),
  );
  expect(comparison.pictures).toHaveLength(4);
  expect(comparison.differences).toEqual([
    { id: 'a--pixel', mode: 'light-390', kind: 'changed', hash: hashOf(png(200, 201)) },
    { id: 'a--new', mode: 'light-390', kind: 'new', hash: hashOf(png(200)) },
    { id: 'a--gone', mode: 'light-390', kind: 'gone', hash: 'gone' },
  ]);
  const report = await page(folder);
  for (const { id } of comparison.pictures) expect(report).toContain(`${id}/light-390.png`);
  expect(report).toContain('<div id="app">');
});
