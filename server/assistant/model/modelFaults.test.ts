import { afterEach, describe, expect, it, vi } from 'vitest';
import { EngineFailure, type Engine } from '../engine.ts';
import {
  callInPieces,
  done,
  played,
  playing,
  say,
  turnOf,
  wholeCall,
  type Play,
} from './fakeModel.fixture.ts';
import { withFallback } from './withFallback.ts';

const forEver = { wait: 60_000 };
const endlessCalls: Play = (_asked, count) => [
  ...callInPieces(0, `c${count}`, 'read_account', '{}'),
  ...done(),
];
const failureIn = async (play: Play) => {
  const { engine, logged } = playing(play);
  const { failure, ...rest } = await played(engine, turnOf('Hi'));
  return { failure: failure as EngineFailure, logged, ...rest };
};

/** From now on time passes only where a test says so: on a busy machine an instant may take longer than a timeout of 60 ms. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => {
  vi.useRealTimers();
});

describe('when the model', () => {
  it.each([
    [400, 'I could not work with that. Please say it in other words.'],
    [401, 'The assistant is not set up correctly. Please tell support.'],
    [403, 'The assistant is not set up correctly. Please tell support.'],
    [404, 'The assistant is not set up correctly. Please tell support.'],
    [413, 'That was too long for me. Please say it in fewer words.'],
    [429, 'I am being asked too much at the moment. Please try again in a minute.'],
    [500, 'I cannot answer at the moment. Please try again.'],
    [503, 'I cannot answer at the moment. Please try again.'],
  ])(
    'answers %i, the user reads a sentence and the log what the provider said [A26]',
    async (status, sentence) => {
      const { failure, text } = await failureIn(
        () => new Response('Incorrect API key provided: sk-key', { status }),
      );
      expect(failure).toBeInstanceOf(EngineFailure);
      expect([failure.message, failure.isBeforeFirstWord, text]).toEqual([sentence, true, '']);
      expect(failure.detail).toContain(`answered ${status}: Incorrect API key provided`);
    },
  );

  it.each<[string, Play, string]>([
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
      'ECONNREFUSED',
    ],
    ['breaks off', () => [...say('You ')], 'broke off'],
    ['sends what is no JSON', () => ['{"choices":[', ...done()], 'SyntaxError'],
    ['reports an error in its stream', () => [{ error: { message: 'overloaded' } }], 'overloaded'],
    [
      'answers with HTML',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'broke off',
    ],
  ])('%s, the answer ends in a sentence [A26]', async (_what, play, detail) => {
    const { failure } = await failureIn(play);
    expect(failure.message).toBe('I cannot answer at the moment. Please try again.');
    expect(failure.detail).toContain(detail);
  });

  it.each<[string, Play, boolean]>([
    ['never begins to answer', () => new Promise<Response>(() => undefined), true],
    ['falls silent before its first word', () => [forEver], true],
    ['falls silent in the middle', () => [...say('You have paid a lot of money, and '), forEver], false],
    ['never says what is wrong', () => new Response(new ReadableStream(), { status: 500 }), true],
  ])('%s, the user does not wait for ever [A26]', async (_what, play, isBeforeFirstWord) => {
    stopClock();
    const failing = failureIn(play);
    // Until it begins to answer, and until it goes on.
    await vi.advanceTimersByTimeAsync(120);
    const { failure } = await failing;
    expect(failure.message).toMatch(/^(That took me too long|I cannot answer at the moment)\./);
    expect(failure.isBeforeFirstWord).toBe(isBeforeFirstWord);
  });

  it('talks steadily without an end, the whole answer has a limit [A26]', async () => {
    stopClock();
    const { engine } = playing(
      () => Array.from({ length: 200 }, () => [...say('la la la la '), { wait: 10 }]).flat(),
      {
        timeouts: { firstByteMs: 60, idleMs: 60, wholeMs: 150 },
      },
    );
    const singing = played(engine, turnOf('Sing'));
    await vi.advanceTimersByTimeAsync(150);
    const { text, failure } = await singing;
    expect(text.length).toBeGreaterThan(20);
    expect(failure).toMatchObject({
      message: 'That took me too long. Please try again.',
      isBeforeFirstWord: false,
    });
  });

  it('calls tools without an end, it is asked four times, and may not call any more the last time [A26]', async () => {
    const { engine, asked } = playing(endlessCalls);
    const { text, failure } = await played(engine, turnOf('Hi'));
    expect(asked.map(({ tool_choice: choice }) => choice)).toEqual([undefined, undefined, undefined, 'none']);
    expect(asked[3]?.tools.length).toBeGreaterThan(0);
    expect([text, failure]).toEqual([
      'I could not find that out. Please ask for one thing at a time.',
      undefined,
    ]);
  });

  it('uses up its tokens, it is asked to come to an end [A26]', async () => {
    const { engine, asked } = playing(endlessCalls, { tokens: { perRequest: 100, perAnswer: 600 } });
    await played(engine, turnOf('Hi'));
    expect(asked.map(({ tool_choice: choice, max_tokens: most }) => [choice, most])).toEqual([
      [undefined, 100],
      [undefined, 100],
      ['none', 100],
    ]);
  });

  it('calls twenty tools at once, four reads are made and the others are refused [A26]', async () => {
    const { engine, asked } = playing((_asked, count) =>
      count === 1
        ? [...Array.from({ length: 25 }, (_, n) => wholeCall(`c${n}`, 'read_account', {}, n)), ...done()]
        : [...say('Fine.'), ...done()],
    );
    await played(engine, turnOf('Hi'));
    const results = asked[1]?.messages.filter(({ role }) => role === 'tool') ?? [];
    expect(results).toHaveLength(20);
    expect(results.filter(({ content }) => content?.includes('too many calls'))).toHaveLength(16);
  });

  it('wants eight tasks at once, the page gets three [A26]', async () => {
    const { engine } = playing(() => [
      ...Array.from({ length: 8 }, (_, n) => wholeCall(`c${n}`, 'show_billing', {}, n)),
      ...done(),
    ]);
    expect((await played(engine, turnOf('Hi'))).calls).toHaveLength(3);
  });

  it('says nothing at all, the user reads a sentence [A26]', async () => {
    const { engine } = playing(() => [...say(' ', '\n'), ...done()]);
    expect((await played(engine, turnOf('Hi'))).text.trim()).toBe(
      'I could not find that out. Please ask for one thing at a time.',
    );
  });

  it('knows no max_tokens and no temperature, it is asked again without them, once [A26]', async () => {
    const { engine, asked } = playing((body) =>
      body.max_tokens
        ? new Response("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", {
            status: 400,
          })
        : [...say('Fine.'), ...done()],
    );
    expect(await played(engine, turnOf('Hi'))).toMatchObject({ text: 'Fine.' });
    await played(engine, turnOf('Hi'));
    expect(asked.map((each) => each.max_completion_tokens)).toEqual([undefined, 800, 800]);
    const stubborn = playing(() => new Response('max_completion_tokens is unknown too', { status: 400 }));
    await played(stubborn.engine, turnOf('Hi'));
    expect(stubborn.asked).toHaveLength(2);
  });

  it('refuses a message that is too long with the name of a field, the next one is asked as usual [A26]', async () => {
    const tooLong = "'max_tokens' is too large: 800. This model's context length is 4096 tokens.";
    let count = 0;
    const { engine, asked } = playing(() =>
      ++count <= 2 ? new Response(tooLong, { status: 400 }) : [...say('Fine.'), ...done()],
    );
    expect((await played(engine, turnOf('Hi'))).failure).toBeInstanceOf(EngineFailure);
    expect(await played(engine, turnOf('Hi'))).toMatchObject({ text: 'Fine.' });
    expect(asked.map((each) => each.max_tokens)).toEqual([800, undefined, 800]);
  });

  it('repeats the key, the log does not [A26]', async () => {
    const { engine } = playing(() => new Response('Incorrect API key provided: sk-key', { status: 401 }), {
      key: 'sk-key',
    });
    const { failure } = await played(engine, turnOf('Hi'));
    expect((failure as EngineFailure).detail).toContain('Incorrect API key provided: [key]');
  });

  it('is not needed any more, since the user has left, it learns so at once [A26]', async () => {
    stopClock();
    const { engine, state } = playing(() => [...say('You have paid '), forEver], {
      timeouts: { firstByteMs: 5000, idleMs: 5000, wholeMs: 5000 },
    });
    const leaving = new AbortController();
    const answer = played(engine, turnOf('Hi', { signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(30);
    leaving.abort();
    expect(await answer).toMatchObject({ failure: undefined });
    expect(state.abandoned).toBe(1);
  });
});

describe('withFallback', () => {
  const rules: Engine = async function* answer() {
    yield { type: 'text', delta: 'By the rules.' };
  };

  it('the rules answer when the model fails before its first word, and the log says why [A26]', async () => {
    const logged: string[] = [];
    const { engine } = playing(() => new Response('no key', { status: 401 }));
    const { text, failure } = await played(
      withFallback(engine, rules, (line) => logged.push(line)),
      turnOf('Hi'),
    );
    expect([text, failure, logged]).toEqual([
      'By the rules.',
      undefined,
      [expect.stringContaining('no key')],
    ]);
  });

  it('after the first word the failure ends the answer, so that nothing is said twice [A26]', async () => {
    const { engine } = playing(() => [...say('You have paid a lot, and then '), forEver]);
    const { text, failure } = await played(
      withFallback(engine, rules, () => undefined),
      turnOf('Hi'),
    );
    expect(text).toBe('You have paid a lot, and then ');
    expect(failure).toMatchObject({ message: 'That took me too long. Please try again.' });
  });

  it('passes on what no engine should throw [A26]', async () => {
    const broken: Engine = () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new TypeError('a mistake of ours')) }),
    });
    const { failure } = await played(
      withFallback(broken, rules, () => undefined),
      turnOf('Hi'),
    );
    expect(failure).toBeInstanceOf(TypeError);
  });
});
