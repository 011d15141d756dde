import { describe, expect, it } from 'vitest';
import { checkPicture, pictureExtension } from './picture.ts';
import { maxPictureBytes } from './validation.ts';

describe('pictures', () => {
  const file = (bytes: readonly number[], type = '') => new Blob([Uint8Array.from(bytes)], { type });

  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png', 'png'],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg', 'jpg'],
    ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39], 'image/gif', 'gif'],
    ['WebP', [0, 0, 0, 0, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50], 'image/webp', 'webp'],
  ])('knows a %s by its content, whatever it calls itself [R4, E4]', async (_, bytes, type, extension) => {
    const checked = await checkPicture(file(bytes, 'text/html'));
    expect(checked).toMatchObject({ ok: true, picture: { type, size: bytes.length } });
    expect(pictureExtension(type)).toBe(extension);
  });

  it.each([
    ['nothing', file([], 'image/png'), 'That file is empty. Choose another picture.'],
    [
      'a script',
      new Blob(['<svg onload=alert(1)>'], { type: 'image/svg+xml' }),
      'That file is not a picture. Choose a JPG, PNG, GIF or WebP file.',
    ],
    [
      'what is no longer there',
      Object.assign(new Blob(['x']), {
        slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Not there', 'NotFoundError')) }),
      }),
      'That file could not be read. Choose another picture.',
    ],
    [
      'more than 5 MB',
      new Blob([new Uint8Array(maxPictureBytes + 1)]),
      'That picture is 5.1 MB. Choose one of at most 5 MB.',
    ],
  ])('refuses %s [R4]', async (_, picture, message) => {
    expect(await checkPicture(picture)).toEqual({ ok: false, message });
  });

  it('takes exactly 5 MB [R4]', async () => {
    const bytes = new Uint8Array(maxPictureBytes);
    bytes.set([0xff, 0xd8, 0xff]);
    expect(await checkPicture(new Blob([bytes]))).toMatchObject({ ok: true });
  });
});
