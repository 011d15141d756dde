import { afterAll, beforeAll, expect, it } from 'vitest';
import { said, settled } from '../conversation.fixture.ts';
import { memoryConversations, openPage } from './saved.fixture.ts';

beforeAll(() => Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} }));
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'addEventListener');
  Reflect.deleteProperty(globalThis, 'removeEventListener');
});

it('what is said while the database finds that the conversation is gone is kept, in the new one [L7]', async () => {
  const database = memoryConversations();
  const page = openPage(database);
  await settled();
  page.store.send('Hello');
  page.requests.at(-1)!.reply(said('Hi.', 't1'));
  await settled();
  database.rows.clear();
  let answer = () => {};
  database.given.gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  page.store.send('Still there?');
  await settled();
  page.requests.at(-1)!.reply(said('Yes.', 't2'));
  await settled();
  answer();
  await settled();
  await settled();
  expect(page.thread()).toEqual(['user done: Still there?', 'ai done: Yes.']);
  expect(database.texts()).toEqual(['Still there?', 'Yes.']);
});

it('a page whose code could not be fetched listens to other pages once it could [L5]', async () => {
  const database = memoryConversations();
  database.given.noCode = true;
  const page = openPage(database);
  await settled();
  database.given.noCode = false;
  page.retry();
  await settled();
  const other = openPage(database);
  await settled();
  other.store.send('From elsewhere');
  other.requests.at(-1)!.reply(said('Hi.', 't1'));
  await settled();
  expect(page.thread()).toEqual(['user done: From elsewhere', 'ai done: Hi.']);
});
