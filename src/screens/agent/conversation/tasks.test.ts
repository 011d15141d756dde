import { describe, expect, it } from 'vitest';
import type { ToolCall } from '../../../services/tools.ts';
import { begin, failedReply, said, settled } from './conversation.fixture.ts';
import { declined, isWithinLimits } from './tasks.ts';

const tool = (id: string, name: string, given: unknown = {}): ToolCall => ({ id, name, arguments: given });
const rename = tool('r1', 'edit_profile', { fullName: 'Grace Hopper' });

/** A chat that has answered with these calls, and, without a text, asked for nothing else. */
async function asked(calls: readonly ToolCall[], given: Parameters<typeof begin>[0] = {}) {
  const begun = begin(given);
  begun.store.send('please');
  begun.requests[0]!.reply(said('', 't1', calls));
  await settled();
  return begun;
}

function inCall(given: Parameters<typeof begin>[0] = {}) {
  const begun = begin(given);
  begun.emit({ type: 'call-start', at: 1000 });
  return begun;
}

describe('tasks', () => {
  it('what changes nothing is done at once, and its result continues the thread', async () => {
    const { thread, calls, requests } = await asked([tool('a', 'show_billing')]);
    expect(calls).toEqual([[{ name: 'show_billing' }, 'chat']]);
    expect(requests[1]).toMatchObject({
      input: [{ id: 'a', name: 'show_billing', result: 'Done.' }],
      thread: 't1',
    });
    requests[1]!.reply(said('There it is.', 't1'));
    await settled();
    expect(thread()).toEqual(['user done: please', 'task done: show_billing', 'ai done: There it is.']);
  });

  it.each([rename, tool('s', 'subscribe', { plan: 'pro' }), tool('o', 'sign_out')])(
    '$name waits for a confirmation, and is done once',
    async (call) => {
      const { store, thread, ids, calls, requests } = await asked([call]);
      expect(thread()[1]).toBe(`task asked: ${call.name}`);
      expect(calls).toEqual([]);
      const [, id] = ids();
      store.confirm(id!);
      store.confirm(id!);
      await settled();
      expect(calls).toHaveLength(1);
      expect(requests).toHaveLength(2);
      expect(thread()[1]).toBe(`task done: ${call.name}`);
    },
  );

  it("'Not now' does nothing and tells the assistant so", async () => {
    const { store, thread, ids, calls, requests } = await asked([rename]);
    store.decline(ids()[1]!);
    store.confirm(ids()[1]!);
    await settled();
    expect(calls).toEqual([]);
    expect(thread()[1]).toBe('task declined: edit_profile');
    expect(requests[1]).toMatchObject({ input: [{ id: 'r1', result: declined }] });
  });

  it.each([
    [tool('u', 'delete_account'), "There is no tool 'delete_account'."],
    [tool('u', 'subscribe', { plan: 'gold' }), /no such plan/],
    [tool('u', 'edit_profile', '{"fullName":'), /must be an object/],
  ])('%j is refused with a sentence, shown and sent back', async (call, sentence) => {
    const { store, thread, calls, requests } = await asked([call]);
    expect(calls).toEqual([]);
    expect(thread()[1]).toBe(`task refused: ${call.name}`);
    const sent = requests[1]?.input;
    expect(sent).toEqual([{ id: 'u', name: call.name, result: expect.stringMatching(sentence) }]);
    expect(store.get().entries[1]).toMatchObject({ result: expect.stringMatching(sentence) });
  });

  it('results of one answer go back together, once all are over', async () => {
    const { store, ids, requests } = await asked([tool('a', 'show_billing'), rename, tool('x', 'nothing')]);
    expect(requests).toHaveLength(1);
    store.confirm(ids()[2]!);
    await settled();
    expect(requests[1]?.input).toMatchObject([{ id: 'a' }, { id: 'r1' }, { id: 'x' }]);
  });

  it('results of two answers go back apart, each once its own are over', async () => {
    const { store, ids, requests } = await asked([rename]);
    store.send('meanwhile');
    requests[1]!.reply(said('', 't1', [{ ...rename, id: 'r2' }]));
    await settled();
    const [, first, , second] = ids();
    store.confirm(first!);
    await settled();
    expect(requests[2]?.input).toMatchObject([{ id: 'r1' }]);
    requests[2]!.reply(said('Done.', 't1'));
    await settled();
    store.confirm(second!);
    await settled();
    expect(requests[3]?.input).toMatchObject([{ id: 'r2' }]);
  });

  it('a call that one answer brings twice is done once', async () => {
    const { calls, requests } = await asked([tool('a', 'show_billing'), tool('a', 'show_billing')]);
    expect(calls).toHaveLength(1);
    expect(requests[1]?.input).toHaveLength(1);
  });

  it('a task of a call that ends after the conversation was cleared answers nobody', async () => {
    let finish: (outcome: { ok: boolean; result: string }) => void = () => undefined;
    const runTask = () => new Promise<{ ok: boolean; result: string }>((resolve) => (finish = resolve));
    const { store, emit, answered } = inCall({ runTask });
    emit({ type: 'tool-calls', calls: [tool('a', 'show_billing')] });
    await settled();
    store.clear();
    finish({ ok: true, result: 'Done.' });
    await settled();
    expect(answered).toEqual([]);
  });

  it('a confirmation for a task that is gone does nothing', async () => {
    const { store, ids, calls } = await asked([rename]);
    const [, id] = ids();
    store.clear();
    expect(() => {
      store.confirm(id!);
      store.decline(id!);
    }).not.toThrow();
    expect(calls).toEqual([]);
  });

  it('eight tools may be asked for at once, nine may not [R8]', () => {
    const calls = Array.from({ length: 9 }, (_, i) => tool(String(i), 'show_billing'));
    expect(isWithinLimits(calls.slice(1), 1)).toBe(true);
    expect(isWithinLimits(calls, 1)).toBe(false);
  });

  it('a result that comes while another reply is awaited waits for it', async () => {
    const { store, ids, requests } = await asked([rename]);
    store.send('meanwhile');
    store.confirm(ids()[1]!);
    await settled();
    expect(requests).toHaveLength(2);
    requests[1]!.reply(said('Yes?', 't1'));
    await settled();
    expect(requests[2]).toMatchObject({ input: [{ id: 'r1' }], thread: 't1' });
  });

  it('a task that fails or throws says so', async () => {
    const failing = await asked([tool('a', 'show_billing')], { outcome: { ok: false, result: 'No.' } });
    expect(failing.thread()[1]).toBe('task failed: show_billing');
    expect(failing.requests[1]).toMatchObject({ input: [{ result: 'No.' }] });
    const throwing = await asked([tool('a', 'show_billing')], {
      runTask: () => Promise.reject(new Error('boom')),
    });
    expect(throwing.thread()[1]).toBe('task failed: show_billing');
    expect(throwing.requests[1]).toMatchObject({
      input: [{ result: 'Something went wrong, and it was not done.' }],
    });
  });

  it('Retry after results that could not be sent sends the results again, and does nothing twice [X7]', async () => {
    const { store, thread, ids, calls, requests } = await asked([tool('a', 'show_billing')]);
    requests[1]!.reply(failedReply);
    await settled();
    store.retry(ids().at(-1)!);
    expect(requests[2]).toMatchObject({ input: [{ id: 'a', result: 'Done.' }], thread: 't1' });
    requests[2]!.reply(said('There.', 't1'));
    await settled();
    expect(calls).toHaveLength(1);
    expect(thread()).toEqual(['user done: please', 'task done: show_billing', 'ai done: There.']);
  });

  it('a task in a call is asked, done and answered into the call, and the same id runs once', async () => {
    const { store, emit, answered, ids, calls, thread, requests } = inCall();
    emit({ type: 'tool-calls', calls: [rename, tool('a', 'show_billing')] });
    emit({ type: 'tool-calls', calls: [rename, tool('a', 'show_billing'), tool('u', 'nothing')] });
    store.confirm(ids()[1]!);
    await settled();
    expect(calls).toHaveLength(2);
    expect(answered.map(({ id }) => id).toSorted()).toEqual(['a', 'r1', 'u']);
    expect(thread()).toEqual([
      'call started',
      'task done: edit_profile',
      'task done: show_billing',
      'task refused: nothing',
    ]);
    expect(requests).toEqual([]);
  });

  it('a task of a call that is over is done without telling anybody, and the text agent hears of it', async () => {
    const { store, emit, answered, ids, requests } = inCall();
    emit({ type: 'tool-calls', calls: [rename] });
    emit({ type: 'call-end', at: 2000, endedBy: 'user' });
    emit({ type: 'tool-calls', calls: [tool('late', 'show_billing')] });
    store.confirm(ids()[1]!);
    await settled();
    expect(answered).toEqual([]);
    expect(requests).toEqual([]);
    store.send('done?');
    expect(requests[0]!.history).toEqual([{ role: 'assistant', text: '(Change your profile: Done.)' }]);
  });

  it('results for a memory that a call has ended are not sent to another', async () => {
    const { store, emit, ids, requests } = await asked([rename]);
    emit({ type: 'call-start', at: 1000 });
    emit({ type: 'call-end', at: 2000, endedBy: 'user' });
    store.confirm(ids()[1]!);
    await settled();
    expect(requests).toHaveLength(1);
  });

  it('a user who signed out by a task is told nothing', async () => {
    const { store, emit, answered, ids } = inCall({ runTask: async () => undefined });
    emit({ type: 'tool-calls', calls: [tool('o', 'sign_out')] });
    store.confirm(ids()[1]!);
    await settled();
    expect(answered).toEqual([]);
  });

  it('a reload leaves a question as not answered, and a running task as failed', async () => {
    const { storage } = await asked([rename, tool('a', 'show_billing')], {
      runTask: () => new Promise(() => undefined),
    });
    const after = begin({ storage });
    expect(after.thread().slice(1)).toEqual(['task unanswered: edit_profile', 'task failed: show_billing']);
    after.store.confirm(after.ids()[1]!);
    expect(after.calls).toEqual([]);
  });
});
