import { describe, expect, it, vi } from 'vitest';
import { call, chat, eventsOf, failing, saying, text } from './chat.fixture.ts';
import type { Engine } from './engine.ts';

const hello = { input: 'Hello' };

describe('when an engine fails, the chat server', () => {
  it.each([true, false])(
    'says the engine’s sentence, after what was said, and logs the rest (streamed: %s) [A24]',
    async (stream) => {
      const { post, logged } = chat(saying(text('You have'), failing()).engine);
      const answer = await (await post({ ...hello, stream })).text();
      expect(answer).toContain('I cannot look at your account just now.');
      expect(answer).not.toContain('sk-1234');
      expect(logged).toEqual(['the key is sk-1234']);
    },
  );

  it('reports what no engine should throw as an error, which the page shows with Retry [A24, X7]', async () => {
    const { post, logged } = chat(saying(text('You '), new TypeError('secret of the house')).engine);
    const whole = await post(hello);
    expect([whole.status, await whole.text()]).toEqual([500, expect.not.stringContaining('secret')]);
    const events = await eventsOf(await post({ ...hello, stream: true }));
    expect(events.at(-1)).toMatchObject({ error: { message: 'The assistant could not answer.' } });
    expect(logged.join()).toContain('secret of the house');
  });

  const hanging: Engine = async function* answer() {
    yield text('Let me see');
    await new Promise(() => undefined);
  };
  it('ends an answer that hangs, though the engine heeds no signal [A24]', async () => {
    const { post, logged } = chat(hanging, { limits: { answerTimeoutMs: 30 } });
    const words = (await eventsOf(await post({ ...hello, stream: true }))) as { delta: string }[];
    expect(words.map(({ delta }) => delta).join('')).toBe(
      'Let me see\n\nThat took me too long. Please try again.',
    );
    expect(logged).toEqual(['No whole answer within 30 ms']);
  });

  it('ends an answer that does not end, and passes on no more tasks than the page takes [A24]', async () => {
    const endless: Engine = async function* answer() {
      for (;;) {
        yield text('la '.repeat(100));
        yield call('show_billing');
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    const { ask } = chat(endless, { limits: { maxCharacters: 5000 } });
    const { output } = await ask(hello);
    expect(output[0].content).toMatch(/la \n\nI stop here: this answer is getting too long\..*$/);
    expect(output[0].tool_calls).toHaveLength(8);
  });

  it('keeps the page waiting while the engine thinks [A24]', async () => {
    let finishThinking = () => {};
    const thought = new Promise<void>((resolve) => (finishThinking = resolve));
    const slow: Engine = async function* answer() {
      await thought;
      yield text('Done.');
    };
    const answer = await chat(slow, { keepAliveMs: 20 }).post({ ...hello, stream: true });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      heard += next.value;
      if (heard.startsWith(': waiting\n\n'.repeat(2))) finishThinking();
    }
    expect(heard).toMatch(/^(?:: waiting\n\n){2,}data: .*Done\./);
  });
});

describe('when the user leaves, the chat server', () => {
  it('tells the engine at once, and remembers what was read [A24, C6]', async () => {
    const heard = vi.fn<() => void>();
    const engine: Engine = async function* answer({ signal, input }) {
      if (input !== 'Slow') return yield text('Hi');
      signal.addEventListener('abort', heard);
      yield text('First, ');
      await new Promise(() => undefined);
    };
    const turns: unknown[] = [];
    const { ask, post } = chat(async function* answer(turn) {
      turns.push(turn.history);
      yield* engine(turn);
    });
    const { id } = await ask(hello);
    const reader = (await post({ input: 'Slow', previousChatId: id, stream: true })).body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('First, ');
    await reader.cancel();
    expect(heard).toHaveBeenCalledOnce();
    await vi.waitFor(
      async () => {
        await ask({ input: 'And?', previousChatId: id });
        expect(turns.at(-1)).toContainEqual({ role: 'assistant', text: 'First, ' });
      },
      { timeout: 20_000 },
    );
  });

  it('says nothing more into a stream that was left, which would end the process [A24]', async () => {
    const enqueue = vi.spyOn(ReadableStreamDefaultController.prototype, 'enqueue');
    try {
      // The page waits until the message was given back to the month.
      const { post } = chat(saying(text('Hi'), failing()).engine, {
        keepAliveMs: 20,
        takeTurn: async () => 0,
        giveBack: () => new Promise((resolve) => setTimeout(resolve, 200)),
      });
      const reader = (await post({ ...hello, stream: true })).body!.getReader();
      for (const _event of ['the answer', 'the failure']) await reader.read();
      const end = reader.read();
      await vi.waitFor(() => expect(enqueue.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000 });
      await reader.cancel();
      await end;
      const said = enqueue.mock.calls.length;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(enqueue.mock.calls.length).toBe(said);
    } finally {
      enqueue.mockRestore();
    }
  });

  it('ends a whole answer too, when the request is aborted [A24]', async () => {
    const signals: AbortSignal[] = [];
    const engine: Engine = async function* answer({ signal }) {
      signals.push(signal);
      await new Promise(() => undefined);
      yield text('');
    };
    const leaving = new AbortController();
    const { handle, request } = chat(engine);
    const answer = handle(request({ assistantId: 'a', ...hello }, 'ada', leaving.signal));
    await vi.waitFor(() => expect(signals).toHaveLength(1), { timeout: 20_000 });
    leaving.abort();
    await answer;
    expect(signals[0]?.aborted).toBe(true);
  });
});
