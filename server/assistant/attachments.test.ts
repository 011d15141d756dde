import { describe, expect, it } from 'vitest';
import { attachmentTypes, maxAttachmentBytes } from '../../src/services/attachments.ts';
import { chat, saying, text } from './chat.fixture.ts';
import { readAttachments } from './attachments.ts';

const file = (beginning: string, more: object = {}) => ({
  name: 'a.png',
  type: 'image/png',
  data: btoa(beginning),
  ...more,
});
const png = file('\x89PNG\r\n\x1a\nrest');
const pdf = file('%PDF-1.7 …'.replace('…', 'x'), { name: 'bill.pdf', type: 'application/pdf' });
const hello = { input: 'What is this?' };

/** Bytes of a picture, and no byte more than asked for. */
const pictureOf = (bytes: number) => file(`\xff\xd8\xff${'x'.repeat(bytes - 3)}`, { name: 'big.jpg' });

describe('the files of a message', () => {
  it('are what their first bytes say, whatever they are called [A90]', () => {
    const named = (name: string, beginning: string) => file(beginning, { name, type: 'text/html' });
    const found = readAttachments(
      [
        named('a.exe', '\xff\xd8\xff\xe0'),
        named('b', 'RIFF\0\0\0\0WEBPVP8 '),
        named('c.pdf', 'GIF89a…'.slice(0, 6)),
      ],
      attachmentTypes,
    );
    expect(found).toMatchObject([
      { name: 'a.exe', type: 'image/jpeg' },
      { name: 'b', type: 'image/webp' },
      { name: 'c.pdf', type: 'image/gif' },
    ]);
    expect(readAttachments([png, pdf], attachmentTypes)).toMatchObject([
      { type: 'image/png' },
      { type: 'application/pdf' },
    ]);
  });

  it('lose folders and what cannot be seen from their names [A90]', () => {
    const nameOf = (name: string) => readAttachments([{ ...png, name }], attachmentTypes);
    expect(nameOf('C:\\Users\\ada\\b\u202ell.png\n')).toMatchObject([{ name: 'b ll.png' }]);
    expect(nameOf('../../\0')).toMatchObject([{ name: 'file' }]);
    expect(nameOf('x'.repeat(500))).toMatchObject([{ name: 'x'.repeat(100) }]);
  });

  it.each<[string, unknown, number, RegExp]>([
    ['no list', { 0: png }, 400, /a list of files/],
    ['no file', [null], 400, /attach it again/],
    ['no name', [{ data: png.data }], 400, /attach it again/],
    ['what is not base64', [{ ...png, data: '<svg>' }], 400, /attach it again/],
    ['an empty file', [{ ...png, data: '' }], 400, /attach it again/],
    ['a data URL', [{ ...png, data: `data:image/png;base64,${png.data}` }], 400, /attach it again/],
    ['more than three', [png, png, png, png], 400, /more than 3 files/],
    [
      'a web page that says it is a picture',
      [file('<!doctype html>')],
      415,
      /'a\.png' is not a file .* PNG, JPEG/,
    ],
    [
      'a film that begins as a WebP does',
      [file('RIFF\0\0\0\0AVI LIST')],
      415,
      /not a file that I can look at/,
    ],
    ['one byte too many', [png, pictureOf(maxAttachmentBytes + 1)], 413, /'big\.jpg' is larger than 5 MB/],
  ])('are refused with %s, in words for the user [A90]', (_what, value, status, message) => {
    expect(readAttachments(value, attachmentTypes)).toEqual({
      status,
      message: expect.stringMatching(message),
    });
  });

  it('may have 5 MB each, to the byte [A90]', () => {
    const large = Array.from({ length: 3 }, (_, n) => pictureOf(maxAttachmentBytes - n));
    expect(readAttachments(large, attachmentTypes)).toHaveLength(3);
  });
});

describe('the chat server', () => {
  const sight = { attachments: attachmentTypes };

  it('says what the assistant can do, to whoever is signed in, and counts no message for it [A90]', async () => {
    const get = (handle: ReturnType<typeof chat>['handle'], token: string) =>
      handle(new Request('https://app.test/chat', { headers: { authorization: `Bearer ${token}` } }));
    const limits = { maxBytes: 5_242_880, maxFiles: 3 };
    const blind = chat(saying(text('Hi')).engine, { takeTurn: () => Promise.reject(new Error('counted')) });
    expect(await (await get(blind.handle, 'ada')).json()).toEqual({ attachments: [], ...limits });
    const seeing = chat(saying(text('Hi')).engine, sight);
    expect(await (await get(seeing.handle, 'ada')).json()).toEqual({
      attachments: attachmentTypes,
      ...limits,
    });
    const visitor = await get(seeing.handle, 'eve');
    expect([visitor.status, (await visitor.json()).code]).toEqual([401, 'bad_jwt']);
  });

  it('gives the files to the engine with this message alone [A90]', async () => {
    const { engine, turns } = saying(text('A cat.'));
    const { ask, logged } = chat(engine, sight);
    const { id } = await ask({ ...hello, attachments: [png] });
    await ask({ input: 'And now?', previousChatId: id });
    expect(turns[0]?.attachments).toEqual([{ name: 'a.png', type: 'image/png', data: png.data }]);
    expect(turns[1]).not.toHaveProperty('attachments');
    expect(JSON.stringify([turns[1]?.history, logged])).not.toContain(png.data);
  });

  it('refuses files where there is no model, before the engine and the count of messages [A90]', async () => {
    const { engine, turns } = saying(text('Hi'));
    const { post } = chat(engine, { takeTurn: () => Promise.reject(new Error('counted')) });
    const answer = await post({ ...hello, attachments: [png] });
    expect([answer.status, (await answer.json()).message]).toEqual([
      415,
      'I cannot look at files here. Please tell me in words what it is about.',
    ]);
    expect(turns).toEqual([]);
  });

  it('takes no files with the results of tools, and none above the limit of messages [A90, P1]', async () => {
    const { ask, post } = chat(saying({ type: 'call', name: 'show_billing', arguments: {} }).engine, sight);
    const first = await ask(hello);
    const result = { role: 'tool', tool_call_id: first.output[0].tool_calls[0].id, content: 'Shown.' };
    expect((await post({ input: [result], previousChatId: first.id, attachments: [png] })).status).toBe(400);
    const eager = chat(saying(text('Hi')).engine, { ...sight, takeTurn: async () => 9 });
    expect((await eager.post({ ...hello, attachments: [png] })).status).toBe(429);
  });

  it('keeps the limit of 64 KiB for all of a message that is no file [A90, P1]', async () => {
    const { post } = chat(saying(text('Hi')).engine, sight);
    const padded = (pad: number) =>
      post({ ...hello, attachments: [pictureOf(200_000)], pad: 'x'.repeat(pad) });
    expect((await padded(0)).status).toBe(201);
    expect((await padded(66_000)).status).toBe(413);
    const data = 'x'.repeat(66_000);
    expect((await post({ ...hello, attachments: Array(4).fill({ data }) })).status).toBe(413);
  });

  it('reads long messages of signed-in users only, where files are taken and the length is announced [A90, P1]', async () => {
    const { engine } = saying(text('Hi'));
    const bytesFor = (token: string, length: number | undefined, more: object) =>
      chat(engine, more).handle.bodyBytes(
        new Request('https://app.test/chat', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            ...(length !== undefined && { 'content-length': String(length) }),
          },
        }),
      );
    const usual = 65_536;
    expect(await bytesFor('ada', 10_000_000, sight)).toBeGreaterThan(3 * 5_242_880 * 1.33);
    expect(await bytesFor('ada', undefined, sight)).toBe(usual);
    expect(await bytesFor('eve', 10_000_000, sight)).toBe(usual);
    expect(await bytesFor('ada', 10_000_000, {})).toBe(usual);
    const offline = { ...sight, callerOf: () => Promise.reject(new Error('offline')) };
    expect(await bytesFor('ada', 10_000_000, offline)).toBe(usual);
  });
});
