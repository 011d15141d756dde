import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failed } from '../../../../services/result.ts';
import { memory, said, settled } from '../conversation.fixture.ts';
import { memoryConversations, openPage, type MemoryConversations } from './saved.fixture.ts';

beforeAll(() => Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} }));
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'addEventListener');
  Reflect.deleteProperty(globalThis, 'removeEventListener');
});

async function open(database: MemoryConversations, storage = memory()) {
  const page = openPage(database, storage);
  await settled();
  return page;
}
async function talk(page: Awaited<ReturnType<typeof open>>, question: string, reply: string) {
  page.store.send(question);
  page.requests.at(-1)!.reply(said(reply, 't1'));
  await settled();
}
async function stored() {
  const database = memoryConversations();
  const page = await open(database);
  await talk(page, 'Hello', 'Hi.');
  page.close();
  return database;
}

describe('a conversation whose database refuses', () => {
  it('for a reason that passes, such as too many requests, is stored once it no longer does [L7]', async () => {
    const database = await stored();
    const storage = memory();
    const page = await open(database, storage);
    database.given.fail = 'refused';
    database.given.code = 'over_request_rate_limit';
    await talk(page, 'More', 'Yes.');
    expect(page.saved.problem.get()).toBe('unavailable');
    page.close();
    const reloaded = await open(database, storage);
    expect(reloaded.thread()).toHaveLength(4);
    database.given.fail = undefined;
    reloaded.retry();
    await settled();
    await settled();
    expect(database.texts()).toEqual(['Hello', 'Hi.', 'More', 'Yes.']);
    expect(reloaded.saved.problem.get()).toBeUndefined();
  });

  it('for now holds up no other conversation, and is tried again itself [L7]', async () => {
    const database = await stored();
    const page = await open(database);
    const [[first], port] = [[...database.rows.keys()], { ...database.port }];
    let isRefusing = true;
    database.port.put = async (user, id, ...more) =>
      isRefusing && id === first
        ? failed({ kind: 'refused', message: '', code: '57014' })
        : port.put(user, id, ...more);
    await talk(page, 'More', 'Yes.');
    page.saved.begin();
    await talk(page, 'Something else', 'Good.');
    expect(database.texts([...database.rows.keys()][1])).toEqual(['Something else', 'Good.']);
    expect(page.saved.problem.get()).toBe('unavailable');
    isRefusing = false;
    page.retry();
    await settled();
    expect(database.texts(first)).toEqual(['Hello', 'Hi.', 'More', 'Yes.']);
    expect(page.saved.problem.get()).toBeUndefined();
  });

  it('of one entry is told of the others one by one up to it, and of what follows at once [L7]', async () => {
    const database = await stored();
    const page = await open(database);
    database.given.fail = 'unavailable';
    for (const text of ['a', 'b', 'bad', 'c', 'd']) await talk(page, text, `${text}!`);
    const port = { ...database.port };
    const sizes: number[] = [];
    database.port.put = async (user, id, entries, title) => {
      sizes.push(entries.length);
      const isRefused = entries.some(({ body }) => body['text'] === 'bad');
      return isRefused
        ? failed({ kind: 'refused', message: '', code: '23514' })
        : port.put(user, id, entries, title);
    };
    database.given.fail = undefined;
    page.retry();
    await settled();
    await settled();
    await settled();
    expect(sizes).toEqual([10, 1, 1, 1, 1, 1, 5]);
    expect(database.texts()).toEqual(['Hello', 'Hi.', 'a', 'a!', 'b', 'b!', 'bad!', 'c', 'c!', 'd', 'd!']);
  });

  it('stays on the page where a part was refused, and is stored without what no database takes [L2, L7]', async () => {
    const database = memoryConversations();
    const page = await open(database);
    await talk(page, 'Zero \0 and half \uD800', 'Hi.');
    expect(database.texts()).toEqual(['Zero \uFFFD and half \uFFFD', 'Hi.']);
    database.given.fail = 'refused';
    await talk(page, 'Refused', 'Too.');
    database.given.fail = undefined;
    database.changes.emit();
    await settled();
    expect(page.thread().slice(2)).toEqual(['user done: Refused', 'ai done: Too.']);
  });

  it('says no more that something is not saved once another answer shows that it can be: nobody has to wait for the next try [L7]', async () => {
    for (const answer of ['list', 'change'] as const) {
      const database = await stored();
      const page = await open(database);
      database.given.fail = 'unavailable';
      await talk(page, 'More', 'Yes.');
      expect(page.saved.problem.get()).toBe('unavailable');
      database.given.fail = undefined;
      if (answer === 'list') page.saved.list.load();
      else database.changes.emit();
      await settled();
      await settled();
      expect(page.saved.problem.get()).toBeUndefined();
      expect(database.texts()).toEqual(['Hello', 'Hi.', 'More', 'Yes.']);
    }
  });

  it('says no more that something is not saved once that is deleted [L3, L7]', async () => {
    const database = await stored();
    const page = await open(database);
    database.given.fail = 'unavailable';
    await talk(page, 'More', 'Yes.');
    expect(page.saved.problem.get()).toBe('unavailable');
    database.given.fail = undefined;
    expect(await page.saved.remove([...database.rows.keys()][0]!)).toBe(true);
    await settled();
    expect(page.saved.problem.get()).toBeUndefined();
  });

  it('is the same one after its only question was edited, with the title that the user gave it [L3, A84]', async () => {
    const database = await stored();
    const page = await open(database);
    const [id] = database.rows.keys();
    await page.saved.list.rename(id!, 'My plan');
    const [question] = page.store.get().entries;
    expect(page.store.sendInstead(question!.id, 'Hello again')).toBe(true);
    page.requests.at(-1)!.reply(said('Hi again.', 't2'));
    await settled();
    await settled();
    expect([...database.rows].map(([key, { title }]) => [key, title])).toEqual([[id, 'My plan']]);
    expect(database.texts()).toEqual(['Hello again', 'Hi again.']);
  });

  it('is shown by itself once the database answers, with what was said meanwhile [L1, L7]', async () => {
    const database = await stored();
    database.given.fail = 'unavailable';
    const page = await open(database);
    expect(page.saved.state.get().status).toBe('failed');
    await talk(page, 'Meanwhile', 'Yes?');
    page.retry();
    await settled();
    expect(page.saved.state.get().status).toBe('failed');
    database.given.fail = undefined;
    page.retry();
    await settled();
    await settled();
    expect(page.saved.state.get().status).toBe('ready');
    expect(database.texts()).toEqual(['Hello', 'Hi.', 'Meanwhile', 'Yes?']);
  });

  it('says that it failed until a Retry has helped, and one Retry helps the list and the conversation [L3]', async () => {
    const database = await stored();
    database.given.fail = 'refused';
    const page = await open(database);
    const seen: string[] = [];
    page.saved.state.subscribe(() => seen.push(page.saved.state.get().status));
    await page.saved.retry();
    expect(seen).not.toContain('loading');
    database.given.fail = undefined;
    page.saved.list.retry();
    await settled();
    await settled();
    expect(page.saved.list.get().status).toBe('ready');
    expect(page.saved.state.get().status).toBe('ready');
    expect(page.thread()).toEqual(['user done: Hello', 'ai done: Hi.']);
  });

  it('lets the user open two at once, whose last one no try of its own overtakes either [L3]', async () => {
    const database = await stored();
    const [first] = database.rows.keys();
    database.given.fail = 'unavailable';
    const page = await open(database);
    database.given.fail = undefined;
    const release: (() => void)[] = [];
    const hold = () => {
      database.given.gate = new Promise((resolve) => release.push(resolve));
    };
    hold();
    const earlier = page.saved.show('none');
    await settled();
    hold();
    const opened = page.saved.show(first!);
    await settled();
    release[0]!();
    expect(await earlier).toBe(false);
    page.retry();
    release[1]!();
    expect(await opened).toBe(true);
    expect(page.thread()).toEqual(['user done: Hello', 'ai done: Hi.']);
  });

  it('lets the user open another one, which no try of its own overtakes [L3]', async () => {
    const database = await stored();
    const [first] = database.rows.keys();
    database.given.fail = 'unavailable';
    const page = await open(database);
    database.given.fail = undefined;
    let release = () => {};
    database.given.gate = new Promise((resolve) => (release = resolve));
    const opened = page.saved.show(first!);
    page.retry();
    release();
    expect(await opened).toBe(true);
    expect(page.thread()).toEqual(['user done: Hello', 'ai done: Hi.']);
  });

  it('says so, too, when the user has opened another one before the newest had come [L3]', async () => {
    const database = await stored();
    let release = () => {};
    database.given.gate = new Promise((resolve) => (release = resolve));
    const page = await open(database);
    database.given.fail = 'unavailable';
    const opened = page.saved.show('another');
    release();
    expect(await opened).toBe(false);
    expect(page.saved.state.get().status).toBe('failed');
    database.given.fail = undefined;
    page.retry();
    await settled();
    await settled();
    expect(page.thread()).toEqual(['user done: Hello', 'ai done: Hi.']);
  });

  it('is asked for no more by a page that was left [P2]', async () => {
    const database = await stored();
    database.given.fail = 'unavailable';
    const page = await open(database);
    page.close();
    database.given.fail = undefined;
    page.retry();
    await settled();
    expect(page.thread()).toEqual([]);
  });
});
