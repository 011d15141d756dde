import { describe, expect, it, vi } from 'vitest';
import { hello, post, proxy, streamed } from './proxied.fixture.ts';

const asked = () => post({ ...hello, stream: true });
const event = (delta: string) =>
  `data: ${JSON.stringify({ id: 'c1', path: 'chat.output[0].content', delta })}\n\n`;
const bytes = (text: string) => new TextEncoder().encode(text);

/** A streamed answer that stays open after its first words. */
const begun = (start?: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes(event('Hi')));
        start?.(controller);
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

/** A provider that says nothing until it is left. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('the chat proxy gives a message back to the month', () => {
  const down = () => Promise.reject(new TypeError('fetch failed'));

  it.each([
    ['cannot be reached', down],
    ['does not begin to answer', silent],
    ['is overloaded', () => new Response('', { status: 429 })],
    ['fails', () => new Response('', { status: 500 })],
    ['has forgotten the conversation', () => Response.json({ message: 'Chat not found' }, { status: 404 })],
    ['answers with a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['answers with a stream of nothing', () => streamed()],
    [
      'says that it failed, within its answer',
      () => streamed(event('Hi'), 'data: {"error":{"message":"no"}}\n\n'),
    ],
    ['breaks off', () => begun((controller) => setTimeout(() => controller.error(new Error('reset')), 5))],
    ['falls silent within its answer', () => begun()],
  ])('when the provider %s [B41]', async (_what, answer) => {
    const { handle, turns, givenBack } = proxy(answer);
    await handle(asked())
      .then((told) => told.text())
      .catch(() => undefined);
    expect([turns, givenBack]).toEqual([['user-1'], ['user-1']]);
  });

  it('when the user had left before the provider was asked [B41]', async () => {
    const { handle, turns, givenBack } = proxy(({ signal }) => Promise.reject(signal.reason));
    await handle(new Request(asked(), { signal: AbortSignal.abort() }));
    expect([turns, givenBack]).toEqual([['user-1'], ['user-1']]);
  });

  it('and says how long ago it was taken; a count that cannot be put right is logged [B41]', async () => {
    const ages: number[] = [];
    const { handle, logged } = proxy(down, {
      giveBack: async (_user, secondsAgo) => {
        ages.push(secondsAgo);
        throw new Error('the database is away');
      },
    });
    expect((await handle(asked())).status).toBe(503);
    expect(ages).toEqual([expect.closeTo(0, 0)]);
    expect(logged[0]).toMatch(/A turn was not given back: Error: the database is away/);
  });
});

describe('the chat proxy counts a message', () => {
  it.each([
    ['that was answered', () => streamed(event('Hi'), 'data: [DONE]\n\n')],
    ['that was answered at once', () => Response.json({ id: 'c1', output: [{ content: 'Hi' }] })],
    [
      'whose answer became too long',
      () => begun((controller) => [1, 2, 3, 4].forEach(() => controller.enqueue(new Uint8Array(300_000)))),
    ],
  ])('%s [B41]', async (_what, answer) => {
    const { handle, turns, givenBack } = proxy(answer);
    await (await handle(asked())).text().catch(() => undefined);
    expect([turns, givenBack]).toEqual([['user-1'], []]);
  });

  it('whose answer the user did not wait for, before or after the provider has accepted it [B41]', async () => {
    const waiting = new AbortController();
    const unheard = proxy(silent, { idleTimeoutMs: 20_000 });
    const answer = unheard.handle(new Request(asked(), { signal: waiting.signal }));
    await vi.waitFor(() => expect(unheard.asked).toHaveLength(1), { timeout: 20_000 });
    waiting.abort();
    expect((await answer).status).toBe(503);

    const accepted = (signal: AbortSignal) =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) =>
            signal.addEventListener('abort', () => controller.error(signal.reason), { once: true }),
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      );
    const leaving = new AbortController();
    const torn = proxy(({ signal }) => accepted(signal), { idleTimeoutMs: 20_000 });
    const left = await torn.handle(new Request(asked(), { signal: leaving.signal }));
    leaving.abort();
    await expect(left.text()).rejects.toThrow(/abort/i);

    const unread = proxy(({ signal }) => accepted(signal), { idleTimeoutMs: 20_000 });
    await (await unread.handle(asked())).body!.cancel();
    expect([unheard, torn, unread].map(({ turns, givenBack }) => [turns, givenBack])).toEqual(
      Array.from({ length: 3 }, () => [['user-1'], []]),
    );
  });

  it('that was refused before its turn, as none [B41]', async () => {
    for (const wait of [-1, 12, undefined]) {
      const { handle, givenBack } = proxy(() => streamed(), { takeTurn: async () => wait });
      await handle(asked());
      expect([wait, givenBack]).toEqual([wait, []]);
    }
  });

  it('whose answer the user stopped after it had begun, however slowly it was read [B41]', async () => {
    const stopped = proxy(() => begun());
    const reader = (await stopped.handle(asked())).body!.getReader();
    await reader.read();
    await reader.cancel();

    const leaving = new AbortController();
    const torn = proxy(({ signal }) =>
      begun((controller) => signal.addEventListener('abort', () => controller.error(signal.reason))),
    );
    const left = await torn.handle(new Request(asked(), { signal: leaving.signal }));
    const reading = left.body!.getReader();
    await reading.read();
    leaving.abort();
    await expect(reading.read()).rejects.toThrow(/abort/i);

    const slow = proxy(
      ({ signal }) =>
        begun((controller) => signal.addEventListener('abort', () => controller.error(signal.reason))),
      { answerTimeoutMs: 20, idleTimeoutMs: 10_000 },
    );
    await expect((await slow.handle(asked())).text()).rejects.toThrow(/timeout/);
    await vi.waitFor(() => expect([stopped.turns, torn.turns, slow.turns].flat()).toHaveLength(3));
    expect([stopped.givenBack, torn.givenBack, slow.givenBack]).toEqual([[], [], []]);
  });
});
