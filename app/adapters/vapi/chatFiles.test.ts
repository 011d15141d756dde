import { describe, expect, it, vi } from 'vitest';
import { chat as assistant, saying, text } from '../../../server/assistant/chat.fixture.ts';
import { attachedFile, attachmentTypes } from '../../../src/services/attachments.ts';
import { vapiChat, type VapiChatOptions } from './chat.ts';
import { uploadMs } from './chatFiles.ts';

const bytes = '\xff\xd8\xff and more';
const picture = (content = bytes) =>
  attachedFile(
    { name: 'bill.jpg', type: 'image/jpeg', size: content.length },
    new Blob([Uint8Array.from(content, (letter) => letter.charCodeAt(0))]),
  );

const port = (
  fetch: (request: Request) => Promise<Response> | Response,
  more: Partial<VapiChatOptions> = {},
) =>
  vapiChat({
    baseUrl: 'https://app.test',
    path: '/chat',
    key: 'ada',
    assistantId: 'a',
    stream: true,
    ...more,
    fetch: async (input, init) => fetch(new Request(input, init)),
  });
const ask = { input: 'What is this?', facts: {} } as const;

describe('files of a message', () => {
  it('arrive at the assistant byte for byte, with their names [A100, A90]', async () => {
    const { engine, turns } = saying(text('A bill.'));
    const { handle } = assistant(engine, { attachments: attachmentTypes });
    const large = `${bytes}${'x'.repeat(100_000)}`;
    const reply = await port(handle).send({ ...ask, attachments: [picture(), picture(large)] });
    expect(reply).toMatchObject({ ok: true, text: 'A bill.' });
    expect(turns[0]?.attachments).toEqual([
      { name: 'bill.jpg', type: 'image/jpeg', data: btoa(bytes) },
      { name: 'bill.jpg', type: 'image/jpeg', data: btoa(large) },
    ]);
  });

  it('that the assistant does not take are refused in its own words [A100]', async () => {
    const { handle } = assistant(saying(text('Hi')).engine, { attachments: ['application/pdf'] });
    const reply = await port(handle).send({ ...ask, attachments: [picture()] });
    expect(reply).toMatchObject({
      ok: false,
      refusal: "'bill.jpg' is not a file that I can look at. Please choose one of these kinds: PDF.",
    });
  });

  it.each([
    [
      'a proxy that takes no large messages',
      () => new Response('<h1>413</h1>', { status: 413 }),
      /too large/,
    ],
    ['nobody who says why', () => new Response(null, { status: 415 }), /^$/],
    ['a server that is down', () => new Response(null, { status: 503 }), /^$/],
    ['a list of what is wrong', () => Response.json({ message: ['a'] }, { status: 400 }), /^$/],
  ] as const)('that were refused by %s are said to be so [A100]', async (_who, answer, words) => {
    const reply = await port(answer).send({ ...ask, attachments: [picture()] });
    expect(reply).toMatchObject({ ok: false, reason: 'failed' });
    expect('refusal' in reply ? reply.refusal : '').toMatch(words);
  });

  it('that are not there any more are not left out in silence: nothing is sent [A100]', async () => {
    const fetch = vi.fn(() => Response.json({}));
    const lost = { name: 'bill.jpg', type: 'image/jpeg', size: 9 } as const;
    expect(await port(fetch).send({ ...ask, attachments: [lost] })).toMatchObject({
      ok: false,
      refusal: expect.stringContaining('choose the file again'),
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('get time to be sent on a slow line, which a message without them does not [A100]', async () => {
    expect(uploadMs([{ ...picture(), size: 5 * 1024 * 1024 }])).toBe(80_000);
    const late = () =>
      new Promise<Response>((resolve) => {
        setTimeout(() => resolve(Response.json({ id: 'c', output: [{ content: 'A bill.' }] })), 120);
      });
    const slow = port(late, { stream: false, idleTimeoutMs: 40 });
    const file = attachedFile({ name: 'a.jpg', type: 'image/jpeg', size: 64 * 1024 }, new Blob([bytes]));
    expect(await slow.send({ ...ask, attachments: [file] })).toMatchObject({ ok: true });
    expect(await slow.send(ask)).toMatchObject({ ok: false, reason: 'failed' });
  });
});

describe('what the assistant takes', () => {
  it('is what the server says, as far as the page knows it [A100]', async () => {
    const { handle } = assistant(saying().engine, { attachments: ['image/png', 'application/pdf'] });
    expect(await port(handle).abilities()).toEqual({
      attachments: ['image/png', 'application/pdf'],
      maxBytes: 5 * 1024 * 1024,
      maxFiles: 3,
    });
    const newer = port(() =>
      Response.json({ attachments: ['audio/mp4', 'image/png'], maxBytes: 9, maxFiles: 1 }),
    );
    expect(await newer.abilities()).toEqual({ attachments: ['image/png'], maxBytes: 9, maxFiles: 1 });
  });

  it.each([
    ['nobody is signed in', () => new Response(null, { status: 401 })],
    ['the answer is something else', () => new Response('<html>')],
    ['the answer says too little', () => Response.json({ attachments: ['image/png'] })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there is no answer', () => new Promise<Response>(() => undefined)],
  ])('is not known where %s [A100]', async (_where, answer) => {
    expect(await port(answer, { idleTimeoutMs: 30 }).abilities()).toBeUndefined();
  });

  it.each([404, 405])('is nothing where the server knows of no files, by %i [A100]', async (status) => {
    expect(await port(() => new Response(null, { status })).abilities()).toMatchObject({ attachments: [] });
  });

  it('is not asked of the provider, which takes no files [A100]', async () => {
    const fetch = vi.fn(() => Response.json({}));
    expect(await port(fetch, { path: '/chat/web' }).abilities()).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});
