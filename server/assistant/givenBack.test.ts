import { describe, expect, it, vi } from 'vitest';
import { call, chat, eventsOf, failing, saying, text } from './chat.fixture.ts';
import { EngineFailure, type Engine } from './engine.ts';
import { modelEngine } from './model/modelEngine.ts';
import { withFallback } from './model/withFallback.ts';
import type { ChatServerOptions } from './chatServer.ts';

const hello = { input: 'Hello' };

/** The chat, and whose turns were given back. */
function counted(engine: Engine, more: Partial<ChatServerOptions> = {}) {
  const givenBack: string[] = [];
  const giveBack = async (user: string) => givenBack.push(user);
  return { ...chat(engine, { takeTurn: async () => 0, giveBack, ...more }), givenBack };
}
const hanging: Engine = async function* answer() {
  yield* [];
  await new Promise(() => undefined);
};
const limit = () => new EngineFailure('I stop here.', { detail: 'too long', isLimit: true });

describe('the chat server gives a message back to the month', () => {
  it.each([
    ['cannot begin', saying(failing(true)).engine, {}],
    ['breaks off', saying(text('You have'), failing()).engine, {}],
    ['throws what no engine should throw', saying(text('You '), new TypeError('no')).engine, {}],
    ['does not begin in time', hanging, { limits: { answerTimeoutMs: 20 } }],
    ['says nothing', saying().engine, {}],
  ] as const)('when the engine %s, whole or streamed, and once [B41]', async (_what, engine, more) => {
    const { post, givenBack } = counted(engine, more);
    await (await post(hello)).text();
    expect(givenBack).toEqual(['ada']);
    await eventsOf(await post({ ...hello, stream: true }));
    expect(givenBack).toEqual(['ada', 'ada']);
  });

  it('and says how long ago it was taken; a count that cannot be put right is logged, and the answer stays [B41]', async () => {
    const ages: number[] = [];
    const { post, logged } = counted(saying(failing(true)).engine, {
      giveBack: async (_user, secondsAgo) => {
        ages.push(secondsAgo);
        throw new Error('the database is away');
      },
    });
    expect(await (await post(hello)).text()).toContain('I cannot look at your account just now.');
    expect(ages).toEqual([expect.closeTo(0, 0)]);
    expect(logged).toContain('A turn was not given back: Error: the database is away');
  });
});

describe('the chat server counts a message', () => {
  it.each([
    ['that was answered', saying(text('Hi')).engine],
    ['that was answered with a task for the page', saying(call('show_billing')).engine],
    ['whose answer became too long', saying(text('Hi'), limit()).engine],
  ])('%s, whole or streamed [B41]', async (_what, engine) => {
    const { post, givenBack } = counted(engine);
    await (await post(hello)).text();
    await eventsOf(await post({ ...hello, stream: true }));
    expect(givenBack).toEqual([]);
  });

  it('that another engine answered because the model was down, as one [B41]', async () => {
    const { post, givenBack } = counted(
      withFallback(saying(failing(true)).engine, saying(text('Hi')).engine, () => undefined),
    );
    await eventsOf(await post({ ...hello, stream: true }));
    expect(givenBack).toEqual([]);
  });

  it('whose answer took too long as a whole, once it had begun: whoever reads slowly brings that about [B41]', async () => {
    const words = new TextEncoder().encode(
      `data: {"choices":[{"delta":{"content":"${'Let me see. '.repeat(40)}"}}]}\n\n`,
    );
    const model = modelEngine({
      url: 'https://model.test/v1',
      model: 'm',
      timeouts: { firstByteMs: 5000, idleMs: 5000, wholeMs: 30 },
      fetch: async () =>
        new Response(new ReadableStream({ start: (controller) => controller.enqueue(words) }), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    });
    const { post, givenBack } = counted(model);
    expect(await (await post({ ...hello, stream: true })).text()).toContain('too long');
    expect(givenBack).toEqual([]);
  });

  it('whose answer the user stopped after it had begun [B41]', async () => {
    const ended = vi.fn<() => void>();
    const { post, givenBack } = counted(async function* answer({ signal }) {
      try {
        yield text('First, ');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      } finally {
        ended();
      }
    });
    const reader = (await post({ ...hello, stream: true })).body!.getReader();
    await reader.read();
    await reader.cancel();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(givenBack).toEqual([]);
  });

  it('whose answer the user did not wait for: the engine was asked already [B41]', async () => {
    const { engine, turns } = saying();
    const { post, givenBack } = counted(async function* answer(turn) {
      yield* engine(turn);
      await new Promise(() => undefined);
    });
    const { body } = await post({ ...hello, stream: true });
    await vi.waitFor(() => expect(turns).toHaveLength(1), { timeout: 20_000 });
    await body!.cancel();
    await vi.waitFor(() => expect(turns[0]?.signal.aborted).toBe(true), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(givenBack).toEqual([]);
  });

  it('that was refused for the month’s limit, as none: nothing was taken [B41]', async () => {
    const { post, givenBack } = counted(saying(failing(true)).engine, { takeTurn: async () => -1 });
    await (await post(hello)).text();
    expect(givenBack).toEqual([]);
  });
});
