import { describe, expect, it } from 'vitest';
import { chatFailed } from '../../../services/messages.ts';
import { rename, tool } from './cards.fixture.ts';
import { begin, said, settled } from './conversation.fixture.ts';
import { retryOption } from './entries.ts';
import { toolHandling } from './toolHandling.ts';

/** The code that does what the agent asks for, which comes, or fails to come, when the test says so. */
function lateCode() {
  let isLoaded = false;
  const fetches: { arrive(): Promise<void>; fail(): Promise<void> }[] = [];
  const toolCode = {
    loaded: () => (isLoaded ? toolHandling : undefined),
    load: () =>
      new Promise<void>((resolve, reject) => {
        fetches.push({
          async arrive() {
            isLoaded = true;
            resolve();
            await settled();
          },
          async fail() {
            reject(new TypeError('Failed to fetch dynamically imported module'));
            await settled();
          },
        });
      }),
  };
  return { toolCode, fetches };
}

const show = tool('b', 'show_billing');

/** A chat whose reply asks for a tool before the code for it is there. */
async function asked(call = show) {
  const late = lateCode();
  const begun = begin({ toolCode: late.toolCode });
  begun.store.send('please');
  begun.requests[0]!.onDelta?.('Here it is.');
  begun.requests[0]!.reply(said('Here it is.', 't1', [call]));
  await settled();
  return { ...begun, ...late };
}

/** A call whose agent asks for a tool before the code for it is there. */
async function askedInCall() {
  const late = lateCode();
  const begun = begin({ toolCode: late.toolCode });
  begun.emit({ type: 'call-start', at: 1000 });
  begun.emit({ type: 'tool-calls', calls: [show] });
  await settled();
  return { ...begun, ...late };
}

describe('the code that does what the agent asks for', () => {
  it('is not needed to talk', async () => {
    const { toolCode, fetches } = lateCode();
    const { store, requests, thread } = begin({ toolCode });
    store.send('hello');
    requests[0]!.reply(said('Hi.'));
    await settled();
    expect(thread()).toEqual(['user done: hello', 'ai done: Hi.']);
    expect(fetches).toEqual([]);
  });

  it('is awaited by the reply that asks, whose words can be read meanwhile [V17]', async () => {
    const { store, thread, fetches, calls } = await asked();
    expect(store.reply.get()).toBe('Here it is.');
    expect(store.get().pending).toBe(true);
    await fetches[0]!.arrive();
    expect(thread()).toEqual(['user done: please', 'ai done: Here it is.', 'task done: show_billing']);
    expect(calls).toEqual([[{ name: 'show_billing' }, 'chat']]);
  });

  it('is asked of with the answer to its first card [A40]', async () => {
    const { store, thread, fetches } = await asked(rename);
    await fetches[0]!.arrive();
    store.send('yes');
    await settled();
    expect(thread().slice(2)).toEqual(['task done: edit_profile', 'user done: yes']);
  });

  it('fails the reply that asks when it cannot be fetched, and Retry fetches it again [X7]', async () => {
    const { store, requests, thread, fetches, calls } = await asked();
    await fetches[0]!.fail();
    expect(thread()).toEqual(['user done: please', `ai failed: ${chatFailed}`]);
    store.retry(retryOption(store.get().entries, false)!.id);
    // The provider waits for a result that it will not get: another memory begins.
    expect(requests[1]!.thread).toBeUndefined();
    requests[1]!.reply(said('Here it is.', 't2', [show]));
    await settled();
    await fetches[1]!.arrive();
    expect(thread()).toEqual(['user done: please', 'ai done: Here it is.', 'task done: show_billing']);
    expect(calls).toHaveLength(1);
  });

  it('does nothing when it comes after Stop [R6]', async () => {
    const { store, thread, fetches, calls } = await asked();
    store.stop();
    await fetches[0]!.arrive();
    expect(thread()).toEqual(['user done: please', 'ai stopped: Here it is.']);
    expect(calls).toEqual([]);
  });

  it('is awaited in a call too [V17]', async () => {
    const { fetches, thread, answered } = await askedInCall();
    expect(answered).toEqual([]);
    await fetches[0]!.arrive();
    expect(thread()).toEqual(['call started', 'task done: show_billing']);
    expect(answered).toEqual([{ id: 'b', name: 'show_billing', result: 'Done.' }]);
  });

  it('does nothing when it comes after the call', async () => {
    const { emit, fetches, thread, calls } = await askedInCall();
    emit({ type: 'call-end', at: 3000, endedBy: 'user' });
    await fetches[0]!.arrive();
    expect(thread()).toEqual(['call started', 'call of 2 s ended by user']);
    expect(calls).toEqual([]);
  });

  it('is said to be missing to the agent of a call, which may ask again [V17]', async () => {
    const { emit, fetches, thread, answered } = await askedInCall();
    await fetches[0]!.fail();
    expect(answered).toMatchObject([{ id: 'b', result: expect.stringMatching(/nothing was done/) }]);
    emit({ type: 'tool-calls', calls: [tool('b2', 'show_billing')] });
    await settled();
    await fetches[1]!.arrive();
    expect(thread()).toEqual(['call started', 'task done: show_billing']);
  });
});
