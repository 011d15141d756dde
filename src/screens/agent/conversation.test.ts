import { describe, expect, it, vi } from 'vitest';
import type { ChatPort, ChatReply, ChatRequest } from '../../services/chat.ts';
import { chatFailed } from '../../services/messages.ts';
import { conversation } from './conversation.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A chat whose replies the test gives by hand. */
function manualChat() {
  const requests: (ChatRequest & { reply(reply: ChatReply): void })[] = [];
  const chat: ChatPort = {
    send: (request) => new Promise((reply) => requests.push({ ...request, reply })),
  };
  return { chat, requests };
}

function begin(storage = memory()) {
  const { chat, requests } = manualChat();
  const store = conversation({ chat, storage, key: 'k', facts: () => ({ name: 'Ada' }) });
  const said = () => store.get().messages.map(({ sender, text, outcome }) => `${sender} ${outcome}: ${text}`);
  return { store, requests, said, storage };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('conversation', () => {
  it('[C6] [E9] [E10] a message and its reply, and the next message continues the thread', async () => {
    const { store, requests, said } = begin();
    expect(store.send('  hello ')).toBe(true);
    expect(requests[0]).toMatchObject({ input: 'hello', facts: { name: 'Ada' } });
    expect(requests[0]).not.toHaveProperty('thread');
    requests[0]!.reply({ ok: true, text: 'Hi.', thread: 't1' });
    await settled();
    expect(said()).toEqual(['user done: hello', 'ai done: Hi.']);
    expect(store.get().messages[0]).toMatchObject({ id: expect.any(String), timestamp: expect.any(String) });
    store.send('again');
    expect(requests[1]).toMatchObject({ input: 'again', thread: 't1' });
  });

  it('[R6] blank text is not sent, and nothing is while a reply is pending', () => {
    const { store, requests } = begin();
    expect(store.send(' \n ')).toBe(false);
    store.send('one');
    expect(store.send('two')).toBe(false);
    expect(requests).toHaveLength(1);
  });

  it('[X7] a failure is a bubble, and Retry asks again without saying it twice', async () => {
    const { store, requests, said } = begin();
    store.send('hello');
    requests[0]!.reply({ ok: false, reason: 'failed', message: 'HTTP error! status: 500' });
    await settled();
    expect(said()).toEqual(['user done: hello', `ai failed: ${chatFailed}`]);
    store.retry();
    expect(said()).toEqual(['user done: hello']);
    requests[1]!.reply({ ok: true, text: 'Hi.', thread: undefined });
    await settled();
    expect(said()).toEqual(['user done: hello', 'ai done: Hi.']);
  });

  it('[X7] a port that throws fails like one that answers so', async () => {
    const chat: ChatPort = { send: () => Promise.reject(new Error('boom')) };
    const store = conversation({ chat, storage: memory(), key: 'k', facts: () => ({}) });
    store.send('hello');
    await settled();
    expect(store.get()).toMatchObject({ pending: false, messages: [{}, { outcome: 'failed' }] });
  });

  it('Stop keeps what had arrived, and a late end changes nothing', async () => {
    const { store, requests, said } = begin();
    store.send('hello');
    requests[0]!.onDelta?.('Once upon');
    requests[0]!.onDelta?.(' a time');
    expect(store.getReply()).toBe('Once upon a time');
    store.stop();
    requests[0]!.onDelta?.(' there was');
    requests[0]!.reply({ ok: true, text: 'Once upon a time there was', thread: 't' });
    await settled();
    expect(requests[0]!.signal?.aborted).toBe(true);
    expect(said()).toEqual(['user done: hello', 'ai stopped: Once upon a time']);
    expect(store.getReply()).toBe('');
  });

  it('leaving aborts without a bubble', async () => {
    const { store, requests, said } = begin();
    store.send('hello');
    store.dispose();
    requests[0]!.reply({ ok: false, reason: 'cancelled', message: '' });
    await settled();
    expect(requests[0]!.signal?.aborted).toBe(true);
    expect(said()).toEqual(['user done: hello']);
  });

  it('a reload finds messages and thread again', async () => {
    const { store, requests, said, storage } = begin();
    store.send('hello');
    requests[0]!.reply({ ok: true, text: 'Hi.', thread: 't1' });
    await settled();
    const after = begin(storage);
    expect(after.said()).toEqual(said());
    after.store.send('more');
    expect(after.requests[0]).toMatchObject({ thread: 't1' });
  });

  it.each(['{', '[]', '7', '{"messages":[{"id":1}]}', '{"messages":"x"}'])(
    '%s in storage is no thread',
    (text) => {
      const storage = memory();
      storage.kept.set('k', text);
      expect(begin(storage).said()).toEqual([]);
    },
  );

  it('a storage that throws does not stop the conversation', () => {
    const storage = {
      ...memory(),
      setItem: vi.fn(() => {
        throw new Error('QuotaExceededError');
      }),
    };
    const { chat, requests } = manualChat();
    conversation({ chat, storage, key: 'k', facts: () => ({}) }).send('hello');
    expect(requests).toHaveLength(1);
  });
});
