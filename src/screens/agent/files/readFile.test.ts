import { describe, expect, it } from 'vitest';
import type { ChatAbilities } from '../../../services/attachments.ts';
import { readFile } from './readFile.ts';
import { words } from './readFile.words.ts';

const english = { labels: words, locale: 'en' };

const takes: ChatAbilities = {
  attachments: ['image/png', 'application/pdf'],
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 3,
};
const png = Uint8Array.from('\x89PNG\r\n\x1a\nrest', (letter) => letter.charCodeAt(0));
const fileOf = (content: BlobPart, name: string, type = '') => new File([content], name, { type });

describe('a file that was chosen', () => {
  it('is what its first bytes say, whatever it is called [A100]', async () => {
    const found = await readFile(fileOf(png, 'C:\\a\\b\u202Ell.exe', 'text/html'), takes, english);
    expect(found).toEqual({ name: 'b ll.exe', type: 'image/png', size: png.length });
    const content = typeof found === 'string' ? undefined : found.content;
    expect(content?.type).toBe('image/png');
    expect(new Uint8Array(await content!.arrayBuffer())).toEqual(png);
  });

  it('leaves its content out of what is stored [A100]', async () => {
    const found = await readFile(fileOf('%PDF-1.7', 'bill.pdf'), takes, english);
    expect(JSON.parse(JSON.stringify(found))).toEqual({
      name: 'bill.pdf',
      type: 'application/pdf',
      size: 8,
    });
  });

  it.each<[string, File, RegExp]>([
    ['too large', fileOf(new Uint8Array(takes.maxBytes + 1), 'a.png'), /^‘a.png’ is larger than 5 MB\. /],
    ['empty', fileOf('', 'a.png'), /^‘a.png’ is empty\.$/],
    ['a web page', fileOf('<!doctype html>', 'a.png', 'image/png'), /Choose a PNG or PDF file\.$/],
    ['a kind that this assistant does not take', fileOf('GIF89a', 'a.gif'), /cannot be looked at here\./],
  ])('and is %s is refused in plain words [A100]', async (_what, file, words) => {
    expect(await readFile(file, takes, english)).toMatch(words);
  });

  it('and cannot be read, as a folder or a file that is gone, is refused in plain words [A100]', async () => {
    const gone = fileOf('x', 'gone.pdf');
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    expect(await readFile(gone, takes, english)).toMatch(/^‘gone.pdf’ could not be read\./);
  });
});
