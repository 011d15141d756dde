import { describe, expect, it, vi } from 'vitest';
import { chatFailed } from '../../../services/messages.ts';
import { begin, failedReply, loadedToolCode, memory, said, settled } from './conversation.fixture.ts';
import { conversation } from './conversation.ts';
import { retryOption } from './entries.ts';

/** What the dialog would offer at the last entry. */
const offered = ({ store }: ReturnType<typeof begin>) =>
  retryOption(store.get().entries, store.get().inCall)?.as;

function again(begun: ReturnType<typeof begin>) {
  begun.store.retry(retryOption(begun.store.get().entries, false)?.id ?? '');
}

describe('conversation', () => {
  it('shows a message and its reply, and the next message continues the thread [C6, E9, E10]', async () => {
    const { store, requests, thread } = begin();
    expect(store.send('  hello ')).toBe(true);
    expect(requests[0]).toMatchObject({ input: 'hello', facts: { name: 'Ada' } });
    expect(requests[0]).not.toHaveProperty('thread');
    expect(requests[0]).not.toHaveProperty('history');
    requests[0]!.reply(said('Hi.', 't1'));
    await settled();
    expect(thread()).toEqual(['user done: hello', 'ai done: Hi.']);
    expect(store.get().entries[0]).toMatchObject({
      id: expect.any(String),
      timestamp: expect.any(String),
      how: 'typed',
    });
    store.send('again');
    expect(requests[1]).toMatchObject({
      input: 'again',
      thread: 't1',
      history: [
        { role: 'user', text: 'hello' },
        { role: 'assistant', text: 'Hi.' },
      ],
    });
  });

  it('keeps the rows behind the figures of a reply, also across a reload [A20]', async () => {
    const { store, requests, storage } = begin();
    const sources = [{ ref: 's1', table: 'payment_history', ids: ['p1'] }] as const;
    store.send('How much?');
    requests[0]!.reply({ ok: true, text: '[$29](#s1).', thread: 't1', toolCalls: [], sources });
    await settled();
    expect(store.get().entries.at(-1)).toMatchObject({ text: '[$29](#s1).', sources });
    expect(begin({ storage }).store.get().entries.at(-1)).toMatchObject({ sources });
  });

  it('says that a question was refused until the page is loaded again, so that nobody is asked twice [A97]', async () => {
    const storage = memory();
    const { store, requests } = begin({ storage });
    store.send('Where is my dog?');
    requests[0]!.reply({ ok: true, text: 'I cannot.', thread: 't1', toolCalls: [], refused: 'question' });
    await settled();
    expect(store.get().entries.at(-1)).toMatchObject({ refused: 'question' });
    expect(begin({ storage }).store.get().entries.at(-1)).not.toHaveProperty('refused');
  });

  it('blank text is not sent, and nothing is while a reply is pending [R6]', () => {
    const { store, requests } = begin();
    expect(store.send(' \n ')).toBe(false);
    store.send('one');
    expect(store.send('two')).toBe(false);
    expect(requests).toHaveLength(1);
  });

  it('a failure is a bubble, and Retry asks again without saying it twice [X7]', async () => {
    const begun = begin();
    const { store, requests, thread } = begun;
    store.send('hello');
    requests[0]!.reply(failedReply);
    await settled();
    expect(thread()).toEqual(['user done: hello', `ai failed: ${chatFailed}`]);
    expect(offered(begun)).toBe('retry');
    again(begun);
    again(begun);
    expect(thread()).toEqual(['user done: hello']);
    requests[1]!.reply(said('Hi.'));
    await settled();
    expect(thread()).toEqual(['user done: hello', 'ai done: Hi.']);
    expect(requests).toHaveLength(2);
  });

  it('treats a port that throws like one that returns a failure [X7]', async () => {
    const { store } = begin();
    const throwing = conversation({
      chat: { send: () => Promise.reject(new Error('boom')) },
      voice: {
        subscribe: () => () => undefined,
        transcript: () => undefined,
        sendText: vi.fn(),
        speak: vi.fn(),
        answerTool: vi.fn(),
      },
      runTask: async () => undefined,
      toolCode: loadedToolCode,
      facts: () => ({}),
      storage: memory(),
      key: 'k',
    });
    throwing.send('hello');
    await settled();
    expect(throwing.get()).toMatchObject({ pending: false, entries: [{}, { outcome: 'failed' }] });
    expect(store.get().entries).toEqual([]);
  });

  it('Stop keeps what had arrived, a late end changes nothing, and Retry replaces it [R6]', async () => {
    const begun = begin();
    const { store, requests, thread } = begun;
    store.send('hello');
    requests[0]!.onDelta?.('Once upon');
    requests[0]!.onDelta?.(' a time');
    expect(store.reply.get()).toBe('Once upon a time');
    store.stop();
    requests[0]!.onDelta?.(' there was');
    requests[0]!.reply(said('Once upon a time there was', 't'));
    await settled();
    expect(requests[0]!.signal?.aborted).toBe(true);
    expect(thread()).toEqual(['user done: hello', 'ai stopped: Once upon a time']);
    expect(store.reply.get()).toBe('');
    again(begun);
    requests[1]!.reply(said('Hi.'));
    await settled();
    expect(thread()).toEqual(['user done: hello', 'ai done: Hi.']);
  });

  it('a message that was stopped before anything arrived can be asked again [X7]', async () => {
    const begun = begin();
    begun.store.send('hello');
    begun.store.stop();
    expect(begun.thread()).toEqual(['user done: hello']);
    expect(offered(begun)).toBe('retry');
    again(begun);
    begun.requests[1]!.reply(said('Hi.'));
    await settled();
    expect(begun.thread()).toEqual(['user done: hello', 'ai done: Hi.']);
  });

  it("'Answer again' replaces the last reply, in a memory that has not heard the message", async () => {
    const begun = begin();
    const { store, requests, thread } = begun;
    store.send('one');
    requests[0]!.reply(said('re one', 't1'));
    await settled();
    store.send('two');
    requests[1]!.reply(said('re two', 't1'));
    await settled();
    expect(offered(begun)).toBe('again');
    again(begun);
    expect(requests[2]).toMatchObject({
      input: 'two',
      history: [
        { role: 'user', text: 'one' },
        { role: 'assistant', text: 're one' },
      ],
    });
    expect(requests[2]).not.toHaveProperty('thread');
    requests[2]!.reply(said('better', 't2'));
    await settled();
    expect(thread()).toEqual(['user done: one', 'ai done: re one', 'user done: two', 'ai done: better']);
    store.send('three');
    expect(requests[3]).toMatchObject({ thread: 't2' });
  });

  it('leaving aborts without a bubble, and brings nothing back into a storage that was emptied', async () => {
    const { store, requests, thread, leave, storage } = begin();
    store.send('hello');
    storage.kept.clear();
    leave();
    requests[0]!.reply({ ok: false, reason: 'cancelled', message: '' });
    await settled();
    expect(requests[0]!.signal?.aborted).toBe(true);
    expect(thread()).toEqual(['user done: hello']);
    store.clear();
    store.send('later');
    expect(storage.kept.size).toBe(0);
  });

  it('finds the entries and the thread again after a reload', async () => {
    const { store, requests, thread, storage } = begin();
    store.send('hello');
    requests[0]!.reply(said('Hi.', 't1'));
    await settled();
    const after = begin({ storage });
    expect(after.thread()).toEqual(thread());
    after.store.send('more');
    expect(after.requests[0]).toMatchObject({ thread: 't1' });
  });

  it('offers Retry after a reload while a reply was pending', () => {
    const { store, storage } = begin();
    store.send('hello');
    expect(offered(begin({ storage }))).toBe('retry');
  });

  it('Clear leaves nothing on the page, in storage or of the thread, and a late reply stays away', async () => {
    const { store, requests, thread, storage } = begin();
    store.send('hello');
    requests[0]!.reply(said('Hi.', 't1'));
    await settled();
    store.send('more');
    store.clear();
    requests[1]!.reply(said('late', 't1'));
    await settled();
    expect(thread()).toEqual([]);
    expect(storage.kept.size).toBe(0);
    store.send('new');
    expect(requests[2]).not.toHaveProperty('thread');
    expect(requests[2]).not.toHaveProperty('history');
  });

  it('a storage that throws does not stop the conversation', () => {
    const storage = {
      ...memory(),
      setItem: vi.fn(() => {
        throw new Error('QuotaExceededError');
      }),
    };
    const { store, requests } = begin({ storage });
    store.send('hello');
    expect(requests).toHaveLength(1);
    expect(storage.setItem).toHaveBeenCalled();
  });
});
