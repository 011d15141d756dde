import { describe, expect, it } from 'vitest';
import { chatProvider } from '../../../server/assistant/provider.fixture.ts';
import { chatContract } from '../../../src/services/chat.contract.ts';
import { vapiChat, type VapiChatOptions } from './chat.ts';

const options = { baseUrl: 'https://voice.test', key: 'embedded', assistantId: 'a1', stream: true } as const;
const encoder = new TextEncoder();

const chat = (
  answer: (request: Request) => Promise<Response> | Response,
  more: Partial<VapiChatOptions> = {},
) =>
  vapiChat({
    ...options,
    path: '/chat/web',
    ...more,
    fetch: async (input, init) => answer(new Request(input, init)),
  });

const events = (pieces: readonly (string | Uint8Array)[], close = true) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces)
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        if (close) controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  );

const event = (delta: string, index = 0) =>
  `data: ${JSON.stringify({ id: 'c1', sessionId: 's1', path: `chat.output[${index}].content`, delta })}\n\n`;

async function ask(port: ReturnType<typeof chat>, signal?: AbortSignal) {
  const deltas: string[] = [];
  const reply = await port.send({
    input: 'Hello',
    facts: { name: 'Ada' },
    onDelta: (text) => deltas.push(text),
    ...(signal && { signal }),
  });
  return { reply, deltas };
}

for (const path of ['/chat', '/chat/web'] as const)
  for (const stream of [true, false])
    chatContract(
      `vapi on ${path} over the assistant, ${stream ? 'streamed' : 'whole'}`,
      () => chat(chatProvider(), { path, stream }),
      () => chat(() => new Response(null, { status: 503 }), { path, stream }),
    );

describe('vapiChat asks', () => {
  it.each([
    ['/chat', 'previousChatId'],
    ['/chat/web', 'sessionId'],
  ] as const)('%s with the assistant, the input, the key and the thread as %s [C6]', async (path, thread) => {
    const seen: unknown[] = [];
    const port = chat(
      async (request) => {
        seen.push(request.url, request.headers.get('authorization'), await request.json());
        return Response.json({ id: 'c2', sessionId: 's2', output: [{ role: 'assistant', content: 'Hi' }] });
      },
      { path, stream: false },
    );
    const reply = await port.send({ input: 'Hello', facts: {}, thread: 't1' });
    expect(seen).toEqual([
      `https://voice.test${path}`,
      'Bearer embedded',
      { assistantId: 'a1', input: 'Hello', [thread]: 't1' },
    ]);
    expect(reply).toEqual({ ok: true, text: 'Hi', thread: path === '/chat' ? 'c2' : 's2', toolCalls: [] });
  });

  it('the assistant, plainly and streamed, and gets the same [C6]', async () => {
    const plainly = await ask(chat(chatProvider(), { stream: false }));
    const streamed = await ask(chat(chatProvider()));
    expect(plainly.reply).toMatchObject({
      ok: true,
      thread: expect.stringMatching(/\S/),
      text: expect.stringContaining('What would you like to know about your account?'),
    });
    expect({ ...streamed.reply, thread: '' }).toEqual({ ...plainly.reply, thread: '' });
    expect(streamed.deltas.length).toBeGreaterThan(5);
  });
});

describe('vapiChat reads streams', () => {
  const awkward =
    '\uFEFF: ping\r\n\r\n' +
    'data: {"id":"c1","sessionId":"s1","path":"chat.output[0].content","delta":"Grüß "}\r\n\r\n' +
    'data:{"id":"c1",\rdata:"path":"chat.output[0].content","delta":"🎉"}\r\r' +
    'event: x\ndata: not json\n\ndata: {"path":"__proto__.x","delta":"evil"}\n\ndata: null\n\n' +
    'data: {"path":"chat.output[1].content","delta":"another"}\n\ndata: [DONE]\n\ndata: {"path":"chat.output[0].content","delta":"late"}\n\n';

  it('split at any byte, with any line end [C6]', async () => {
    const bytes = encoder.encode(awkward);
    for (let size = 1; size <= bytes.length; size++) {
      const pieces: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size));
      const { reply, deltas } = await ask(chat(() => events(pieces)));
      expect(reply, `in pieces of ${size}`).toMatchObject({ ok: true, text: 'Grüß 🎉', thread: 's1' });
      expect(deltas.join('')).toBe('Grüß 🎉');
    }
  });

  it('that end without a blank line or [DONE] [C6]', async () => {
    const { reply } = await ask(chat(() => events([event('Hi ').trim(), '\n\n', event('there').trimEnd()])));
    expect(reply).toMatchObject({ ok: true, text: 'Hi there' });
  });

  it('whose answer is not the first output [C6]', async () => {
    const { reply } = await ask(chat(() => events([event('', 0), event('Hi', 2)])));
    expect(reply).toMatchObject({ ok: true, text: 'Hi' });
  });
});

describe('vapiChat fails', () => {
  it.each([400, 401, 403, 404, 413, 429, 500, 502, 503, 504])(
    'with the exact words on %i, and asks only once [C6, X7]',
    async (status) => {
      let asked = 0;
      const port = chat(() => {
        asked += 1;
        return Response.json({ message: 'no' }, { status });
      });
      expect((await ask(port)).reply).toEqual({
        ok: false,
        reason: 'failed',
        message: `HTTP error! status: ${status}`,
      });
      expect(asked).toBe(1);
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['on HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['on JSON without an output', () => Response.json({ id: 'c1', output: [] })],
    ['on JSON null', () => Response.json(null)],
    ['on a blank answer', () => events([event('  '), 'data: [DONE]\n\n'])],
    ['on an error in the stream', () => events([event('Hi'), 'data: {"error":"overloaded"}\n\n'])],
  ])('%s [X7]', async (_, answer) => {
    expect((await ask(chat(answer))).reply).toMatchObject({ ok: false, reason: 'failed' });
  });

  it('after a silence, before the answer and within it [X7]', async () => {
    const never = chat(() => new Promise<Response>(() => undefined), { idleTimeoutMs: 20 });
    expect((await ask(never)).reply).toMatchObject({ ok: false, reason: 'failed', message: /20 ms/ });
    const stuck = chat(() => events([event('Hi')], false), { idleTimeoutMs: 20 });
    expect(await ask(stuck)).toMatchObject({ reply: { ok: false, reason: 'failed' }, deltas: ['Hi'] });
  });

  it('quietly when cancelled, and emits nothing afterwards [C6]', async () => {
    const abort = new AbortController();
    const { body, headers } = events([event('Hi') + event(' there')], false);
    const port = chat(() => new Response(body, { headers }));
    const deltas: string[] = [];
    const reply = await port.send({
      input: 'Hello',
      facts: {},
      signal: abort.signal,
      onDelta: (text) => {
        deltas.push(text);
        abort.abort();
      },
    });
    expect(reply).toEqual({ ok: false, reason: 'cancelled', message: '' });
    expect(deltas).toEqual(['Hi']);
  });

  it('before asking when already cancelled [C6]', async () => {
    const { reply } = await ask(
      chat(() => Response.json({})),
      AbortSignal.abort(),
    );
    expect(reply).toMatchObject({ ok: false, reason: 'cancelled' });
  });
});
