import { describe, expect, it, vi } from 'vitest';
import { adasThread, hello, key, post, proxy } from './proxied.fixture.ts';

describe('of the provider’s failures [C6]', () => {
  const secretive = { message: `Invalid key ${key} of org-77`, error: 'Unauthorized' };

  it.each([
    [400, 502],
    [401, 502],
    [403, 502],
    [404, 502],
    [429, 503],
    [500, 502],
  ])('%i becomes %i, without a word of the provider’s', async (status, told) => {
    const { handle, logged } = proxy(() => Response.json(secretive, { status }));
    const answer = await handle(post({ ...hello, previousChatId: await adasThread('c1') }));
    const body = await answer.text();
    expect(answer.status).toBe(told);
    expect(body + logged.join('') + JSON.stringify([...answer.headers])).not.toMatch(/org-77|private-key/);
    expect(logged).toEqual([`The provider answered ${status}.`]);
  });

  it('an HTML page of the provider’s is not passed on, and is not waited for', async () => {
    const left = vi.fn<() => void>();
    const page = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('<p>org-77')),
      cancel: left,
    });
    const { handle, givenBack } = proxy(
      () => new Response(page, { headers: { 'content-type': 'text/html' } }),
    );
    const answer = await handle(post(hello));
    expect([answer.status, await answer.text()]).toEqual([502, expect.not.stringContaining('org-77')]);
    expect(left).toHaveBeenCalledOnce();
    expect(givenBack).toEqual(['user-1']);
  });

  it('silence before the answer ends it after the time limit', async () => {
    const { handle } = proxy(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      { idleTimeoutMs: 50 },
    );
    expect((await handle(post(hello))).status).toBe(503);
  });

  const streamOf = (
    start: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
    left?: () => void,
  ) =>
    new Response(new ReadableStream({ start, cancel: () => left?.() }), {
      headers: { 'content-type': 'text/event-stream' },
    });

  it('silence within the answer breaks it off, at the provider’s end too', async () => {
    let left = false;
    const { handle } = proxy(
      () =>
        streamOf(
          (controller) => controller.enqueue(new TextEncoder().encode('data: {"delta":"Hi"}\n\n')),
          () => (left = true),
        ),
      { idleTimeoutMs: 50 },
    );
    const answer = await handle(post({ ...hello, stream: true }));
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = answer.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('Hi');
    await expect(reader.read()).rejects.toThrow('Nothing for 100 ms');
    expect(left).toBe(true);
  });

  it('an endless answer is broken off after 1 MB', async () => {
    const piece = new Uint8Array(300_000);
    const endless = () => streamOf((controller) => [1, 2, 3, 4].forEach(() => controller.enqueue(piece)));
    const answer = await proxy(endless).handle(post(hello));
    await expect(answer.bytes()).rejects.toThrow('More than 1048576 bytes');
    const { handle, logged } = proxy(
      () => new Response(endless().body, { headers: { 'content-type': 'application/json' } }),
    );
    expect((await handle(post(hello))).status).toBe(503);
    expect(logged).toEqual(['Error: More than 1048576 bytes']);
  });

  it('an answer that arrives very slowly is broken off after the time limit, at the provider’s end too', async () => {
    const { handle } = proxy(
      ({ signal }) =>
        streamOf((controller) => {
          controller.enqueue(new TextEncoder().encode('data: {}\n\n'));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        }),
      { answerTimeoutMs: 20, idleTimeoutMs: 10_000 },
    );
    const answer = await handle(post({ ...hello, stream: true }));
    await expect(answer.text()).rejects.toThrow(/timeout/);
  });

  it('why a request to it failed is logged, and the caller is not told', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND provider.test'), { code: 'ENOTFOUND' });
    const { handle, logged } = proxy(() => Promise.reject(new TypeError('fetch failed', { cause })));
    const answer = await handle(post(hello));
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: 'The assistant is not available.' },
    ]);
    expect(logged).toEqual([
      'TypeError: fetch failed ← Error: getaddrinfo ENOTFOUND provider.test (ENOTFOUND)',
    ]);
  });

  it('a caller who leaves ends the provider’s answer', async () => {
    let left = false;
    const { handle } = proxy(() =>
      streamOf(
        () => undefined,
        () => (left = true),
      ),
    );
    const answer = await handle(post({ ...hello, stream: true }));
    await answer.body!.cancel();
    expect(left).toBe(true);
  });
});
