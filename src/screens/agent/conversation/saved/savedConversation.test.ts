import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { said, settled } from '../conversation.fixture.ts';
import { memoryConversations, openPage, type MemoryConversations } from './saved.fixture.ts';

beforeEach(() => {
  const target = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'addEventListener');
  Reflect.deleteProperty(globalThis, 'removeEventListener');
});

async function open(database: MemoryConversations, storage?: Parameters<typeof openPage>[1]) {
  const page = openPage(database, storage);
  await settled();
  return page;
}
type Page = Awaited<ReturnType<typeof open>>;

async function talk(page: Page, question: string, reply: string) {
  page.store.send(question);
  page.requests.at(-1)!.reply(said(reply, 't1'));
  await settled();
}
const upgrade = { id: 's', name: 'subscribe', arguments: { plan: 'pro' } };

describe('a saved conversation', () => {
  it('is stored as it goes on, each entry once, under the first message [L1]', async () => {
    const database = memoryConversations();
    const page = await open(database);
    await talk(page, 'What plan am I on?', 'Free.');
    await talk(page, 'Thanks', 'Sure.');
    expect(database.texts()).toEqual(['What plan am I on?', 'Free.', 'Thanks', 'Sure.']);
    expect(database.puts).toHaveLength(4);
    expect([...database.rows.values()].map(({ title }) => title)).toEqual(['What plan am I on?']);
  });

  it('goes on on another device, with its last turns as history [L1]', async () => {
    const database = memoryConversations();
    await talk(await open(database), 'Hello', 'Hi.');
    const other = await open(database);
    expect(other.thread()).toEqual(['user done: Hello', 'ai done: Hi.']);
    other.store.send('And now?');
    expect(other.requests[0]).toMatchObject({
      input: 'And now?',
      history: [
        { role: 'user', text: 'Hello' },
        { role: 'assistant', text: 'Hi.' },
      ],
    });
    await settled();
    expect(database.rows.size).toBe(1);
  });

  it('shows in another open page by itself, also where that was empty [L5]', async () => {
    const database = memoryConversations();
    const [one, two] = [await open(database), await open(database)];
    await talk(one, 'Hello', 'Hi.');
    await settled();
    expect(two.thread()).toEqual(one.thread());
    await talk(two, 'From the other page', 'I see.');
    await settled();
    expect(one.thread()).toEqual(two.thread());
    const saidHere = one.store.get().entries.filter(({ id }) => one.store.isFromHere(id));
    expect([database.rows.size, database.puts.length, saidHere.length]).toEqual([1, 4, 2]);
  });

  it('shows a card of another page as unanswered, where it cannot be answered, and then its outcome [L4]', async () => {
    const database = memoryConversations();
    const [one, two] = [await open(database), await open(database)];
    one.store.send('Upgrade me');
    one.requests[0]!.reply(said('Shall I?', 't1', [upgrade]));
    await settled();
    await settled();
    expect(one.thread().at(-1)).toBe('task asked: subscribe');
    expect(two.thread().at(-1)).toBe('task unanswered: subscribe');
    two.store.confirm(two.ids().at(-1)!);
    expect(two.calls).toEqual([]);
    one.store.confirm(one.ids().at(-1)!);
    await settled();
    await settled();
    expect(one.calls).toHaveLength(1);
    expect(two.thread().at(-1)).toBe('task done: subscribe');
  });

  it('after a reload goes on where it was, and stores nothing twice [L1]', async () => {
    const database = memoryConversations();
    const first = await open(database);
    await talk(first, 'Hello', 'Hi.');
    first.close();
    const again = await open(database, first.storage);
    expect(again.thread()).toEqual(['user done: Hello', 'ai done: Hi.']);
    expect(database.puts).toHaveLength(2);
    await talk(again, 'More', 'Yes.');
    expect(database.texts()).toEqual(['Hello', 'Hi.', 'More', 'Yes.']);
  });

  it('keeps what is said without a connection over a reload, and sends it once [L7]', async () => {
    const database = memoryConversations();
    const first = await open(database);
    await talk(first, 'Hello', 'Hi.');
    database.given.fail = 'unavailable';
    await talk(first, 'Offline', 'Really?');
    expect(first.saved.problem.get()).toBe('unavailable');
    first.close();
    const again = await open(database, first.storage);
    expect(again.thread()).toHaveLength(4);
    database.given.fail = undefined;
    again.retry();
    await settled();
    expect(again.saved.problem.get()).toBeUndefined();
    expect(database.texts()).toEqual(['Hello', 'Hi.', 'Offline', 'Really?']);
    expect(database.puts).toHaveLength(4);
  });

  it('begun before the newest one could be read goes on in that one, with what was said meanwhile last [L1, L7]', async () => {
    const database = memoryConversations();
    await talk(await open(database), 'Hello', 'Hi.');
    database.given.fail = 'unavailable';
    const other = await open(database);
    expect(other.saved.state.get().status).toBe('failed');
    await talk(other, 'Meanwhile', 'Yes?');
    database.given.fail = undefined;
    void other.saved.retry();
    await settled();
    await settled();
    expect(other.thread().map((line) => line.split(': ')[1])).toEqual(['Hello', 'Hi.', 'Meanwhile', 'Yes?']);
    expect(database.texts()).toEqual(['Hello', 'Hi.', 'Meanwhile', 'Yes?']);
  });

  it('that is cleared is deleted, here and in other pages, and the next message begins another one [L3]', async () => {
    const database = memoryConversations();
    const [one, two] = [await open(database), await open(database)];
    await talk(one, 'Hello', 'Hi.');
    await settled();
    one.store.clear();
    await settled();
    await settled();
    expect(database.rows.size).toBe(0);
    expect(two.thread()).toEqual([]);
    expect(two.saved.state.get().isGone).toBe(true);
    await talk(one, 'Anew', 'Hi again.');
    expect(database.texts()).toEqual(['Anew', 'Hi again.']);
  });

  it('that was deleted elsewhere keeps what was not stored yet, in a new conversation [L7]', async () => {
    const database = memoryConversations();
    const one = await open(database);
    await talk(one, 'Hello', 'Hi.');
    database.rows.clear();
    one.store.send('Still there?');
    await settled();
    expect(one.thread()).toEqual(['user done: Still there?']);
    one.requests.at(-1)!.reply(said('Yes.', 't2'));
    await settled();
    expect(database.texts()).toEqual(['Still there?', 'Yes.']);
  });

  it('can be left for a new one, and shown again [L3]', async () => {
    const database = memoryConversations();
    const page = await open(database);
    await talk(page, 'First', 'One.');
    const [first] = database.rows.keys();
    page.saved.begin();
    expect(page.thread()).toEqual([]);
    await talk(page, 'Second', 'Two.');
    expect(database.rows.size).toBe(2);
    expect(await page.saved.show(first!)).toBe(true);
    expect(page.thread()).toEqual(['user done: First', 'ai done: One.']);
    await talk(page, 'Third', 'Three.');
    expect(database.texts(first)).toEqual(['First', 'One.', 'Third', 'Three.']);
  });

  it('takes away a reply that is asked for again, and stores no failure [L1, X7]', async () => {
    const database = memoryConversations();
    const page = await open(database);
    await talk(page, 'Hello', 'Hi.');
    page.store.retry(page.ids()[1]!);
    page.requests.at(-1)!.reply({ ok: false, reason: 'failed', message: '' });
    await settled();
    expect(database.texts()).toEqual(['Hello']);
    page.store.retry(page.ids()[1]!);
    page.requests.at(-1)!.reply(said('Hi again.', 't2'));
    await settled();
    await settled();
    expect(database.texts()).toEqual(['Hello', 'Hi again.']);
  });

  it('that is full says so, and a new one is stored all the same [L2]', async () => {
    const database = memoryConversations();
    const page = await open(database);
    await talk(page, 'Hello', 'Hi.');
    [database.given.full] = database.rows.keys();
    await talk(page, 'More', 'Yes.');
    // It is not sent again and again, because only a deletion would help.
    expect([page.saved.problem.get(), page.waiting()]).toEqual(['full', 0]);
    page.saved.begin();
    await talk(page, 'New', 'Sure.');
    expect(database.rows.size).toBe(2);
  });

  it('is read in pages, the earlier ones on demand [L1]', async () => {
    const database = memoryConversations();
    const entries = Array.from({ length: 250 }, (_, i) => ({
      id: `e${i}`,
      happenedAt: '2026-03-04T05:06:07Z',
      isOpen: false,
      body: {
        type: 'message',
        sender: 'user',
        outcome: 'done',
        how: 'typed',
        text: `${i}`,
        timestamp: '2026-03-04T05:06:07Z',
      },
    }));
    database.rows.set('c', { title: 'Long', entries, change: 1 });
    const page = await open(database);
    expect(page.thread()).toHaveLength(200);
    expect(await page.saved.loadEarlier()).toBe(true);
    expect(page.thread().map((line) => line.split(': ')[1])).toEqual(entries.map((_, i) => `${i}`));
    expect(page.saved.state.get().earlier).toBeUndefined();
    expect(database.puts).toEqual([]);
  });

  it('is not stored any more once the user has left [P2]', async () => {
    const database = memoryConversations();
    const page = await open(database);
    await talk(page, 'Hello', 'Hi.');
    page.close();
    page.store.send('Too late');
    await settled();
    expect(database.texts()).toEqual(['Hello', 'Hi.']);
  });
});
