import { describe, expect, it } from 'vitest';
import { tooManySteps } from '../../../services/messages.ts';
import { begin, said, settled } from './conversation.fixture.ts';
import { retryOption } from './entries.ts';

let count = 0;
const anotherCall = () => ({ id: `call-${++count}`, name: 'show_billing', arguments: {} });

type Begun = ReturnType<typeof begin>;

/** A model that answers every request with one more tool call, until nobody asks it for a second of turns. */
async function loop({ requests }: Begun, from = 0) {
  for (let i = from; i < from + 50 && requests[i]; i++) {
    requests[i]?.reply(said('', 't1', [anotherCall()]));
    await settled();
  }
}

/** A promise that the test settles. */
function held<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

describe('a model that asks for one tool after the other', () => {
  it('gets four rounds for a message; then the conversation says so, in one sentence [R8]', async () => {
    const begun = begin();
    begun.store.send('Show my billing');
    await loop(begun);
    expect(begun.requests).toHaveLength(5);
    expect(begun.calls).toHaveLength(4);
    expect(begun.thread()).toEqual([
      'user done: Show my billing',
      ...Array.from({ length: 4 }, () => 'task done: show_billing'),
      `ai failed: ${tooManySteps}`,
    ]);
    expect(begun.store.get().pending).toBe(false);
    expect(retryOption(begun.store.get().entries, false)).toBeUndefined();
  });

  it('gets as many for the next message, which begins anew instead of waiting for results [R8]', async () => {
    const begun = begin();
    begun.store.send('Show my billing');
    await loop(begun);
    begun.store.send('And now?');
    expect(begun.requests[5]).toMatchObject({ input: 'And now?' });
    expect(begun.requests[5]).not.toHaveProperty('thread');
    await loop(begun, 5);
    expect(begun.requests).toHaveLength(10);
  });

  it('keeps the words that came with the call that is one too many [R8]', async () => {
    const begun = begin();
    begun.store.send('Show my billing');
    for (let i = 0; i < 5; i++) {
      begun.requests[i]?.reply(said(`Step ${i}`, 't1', [anotherCall()]));
      await settled();
    }
    expect(begun.thread().slice(-2)).toEqual(['ai done: Step 4', `ai failed: ${tooManySteps}`]);
  });

  it('a message sent meanwhile does not give the first one more rounds [R8]', async () => {
    const begun = begin();
    const { store, requests, ids } = begun;
    const confirm = { id: 'card', name: 'sign_out', arguments: {} };
    store.send('one');
    for (let i = 0; i < 3; i++) {
      requests[i]?.reply(said('', 't1', [anotherCall()]));
      await settled();
    }
    requests[3]?.reply(said('', 't1', [confirm]));
    await settled();
    const card = ids().at(-1) ?? '';
    store.send('two');
    requests[4]?.reply(said('Two.', 't1'));
    await settled();
    store.confirm(card);
    await settled();
    requests[5]?.reply(said('', 't1', [anotherCall()]));
    await settled();
    expect(requests).toHaveLength(6);
    expect(begun.thread().at(-1)).toBe(`ai failed: ${tooManySteps}`);
  });

  it('may not ask for a heap of them at once either: then none is run [R8]', async () => {
    const begun = begin();
    begun.store.send('Do everything');
    begun.requests[0]?.reply(said('', 't1', Array.from({ length: 9 }, anotherCall)));
    await settled();
    expect(begun.calls).toEqual([]);
    expect(begun.thread()).toEqual(['user done: Do everything', `ai failed: ${tooManySteps}`]);
  });
});

describe('closing the chat', () => {
  it('aborts the request that is on its way; its tool calls are not run [R8]', async () => {
    const begun = begin();
    begun.store.send('Show my billing');
    begun.requests[0]?.onDelta?.('Let me');
    begun.store.close();
    expect(begun.requests[0]?.signal?.aborted).toBe(true);
    await loop(begun);
    expect(begun.requests).toHaveLength(1);
    expect(begun.calls).toEqual([]);
    expect(begun.thread()).toEqual(['user done: Show my billing', 'ai stopped: Let me']);
  });

  it('ends a loop at once, also between two requests [R8]', async () => {
    const running = held<{ ok: boolean; result: string }>();
    const begun = begin({ runTask: () => running.promise });
    begun.store.send('Show my billing');
    begun.requests[0]?.reply(said('', 't1', [anotherCall()]));
    await settled();
    begun.store.close();
    running.settle({ ok: true, result: 'Done.' });
    await settled();
    expect(begun.thread().at(-1)).toBe('task done: show_billing');
    expect(begun.requests).toHaveLength(1);
    begun.store.send('Well?');
    expect(begun.requests[1]?.history).toContainEqual({
      role: 'assistant',
      text: '(Show Billing & Subscriptions: Done.)',
    });
  });

  it('sends no result that waits for another reply to end [R8]', async () => {
    const begun = begin();
    begun.store.send('Sign me out');
    begun.requests[0]?.reply(said('', 't1', [{ id: 'o', name: 'sign_out', arguments: {} }]));
    await settled();
    begun.store.send('Why?');
    begun.store.confirm(begun.ids()[1] ?? '');
    await settled();
    begun.store.close();
    expect(begun.requests).toHaveLength(2);
    expect(begun.store.get().pending).toBe(false);
  });

  it('leaves a question open: it can be answered when the chat is opened again [R8]', async () => {
    const begun = begin();
    begun.store.send('Sign me out');
    begun.requests[0]?.reply(said('', 't1', [{ id: 'o', name: 'sign_out', arguments: {} }]));
    await settled();
    begun.store.close();
    begun.store.confirm(begun.ids()[1] ?? '');
    await settled();
    expect(begun.requests[1]).toMatchObject({ input: [{ id: 'o', result: 'Done.' }], thread: 't1' });
  });
});

it('who has left the account sends no results of what ends later [R8]', async () => {
  const running = held<{ ok: boolean; result: string }>();
  const begun = begin({ runTask: () => running.promise });
  begun.store.send('Show my billing');
  begun.requests[0]?.reply(said('', 't1', [anotherCall()]));
  await settled();
  begun.leave();
  running.settle({ ok: true, result: 'Done.' });
  await settled();
  expect(begun.requests).toHaveLength(1);
});

describe('a call in which the model asks for one tool after the other', () => {
  const inCall = () => {
    const begun = begin();
    begun.emit({ type: 'call-start', at: 1000 });
    return begun;
  };
  /** As the provider does: each answer to a tool brings on the next call. */
  async function loopInCall(begun: Begun) {
    for (let i = 0; i < 50; i++) {
      const before = begun.answered.length;
      begun.emit({ type: 'tool-calls', calls: [anotherCall()] });
      await settled();
      if (begun.answered.length === before) break;
    }
  }

  it('gets four rounds; the fifth is refused with a sentence, and the next are not heard [R8]', async () => {
    const begun = inCall();
    await loopInCall(begun);
    expect(begun.calls).toHaveLength(4);
    expect(begun.answered).toHaveLength(5);
    expect(begun.thread().slice(-2)).toEqual(['task done: show_billing', 'task refused: show_billing']);
    expect(begun.answered.at(-1)).toMatchObject({ result: tooManySteps });
    expect(begun.store.get().entries.at(-1)).toMatchObject({ result: tooManySteps });
  });

  it.each([
    [
      'speaks',
      ({ emit }: Begun) => emit({ type: 'transcript', role: 'user', text: 'Go on', final: true, at: 2000 }),
    ],
    ['types', ({ store }: Begun) => void store.send('Go on')],
  ])('gets four more when the user %s [R8]', async (_how, tell) => {
    const begun = inCall();
    await loopInCall(begun);
    tell(begun);
    await loopInCall(begun);
    expect(begun.calls).toHaveLength(8);
  });

  it('gets four more in the next call [R8]', async () => {
    const begun = inCall();
    await loopInCall(begun);
    begun.emit({ type: 'call-end', at: 2000, endedBy: 'user' });
    begun.emit({ type: 'call-start', at: 3000 });
    await loopInCall(begun);
    expect(begun.calls).toHaveLength(8);
  });

  it('does not count a call that is told again [R8]', async () => {
    const begun = inCall();
    const calls = [anotherCall()];
    for (let i = 0; i < 9; i++) begun.emit({ type: 'tool-calls', calls });
    begun.emit({ type: 'tool-calls', calls: [anotherCall()] });
    await settled();
    expect(begun.calls).toHaveLength(2);
    expect(begun.answered).toHaveLength(2);
  });
});
