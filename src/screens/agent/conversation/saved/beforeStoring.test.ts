import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memory, said, settled } from '../conversation.fixture.ts';
import { memoryConversations, openPage } from './saved.fixture.ts';

beforeAll(() => Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} }));
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'addEventListener');
  Reflect.deleteProperty(globalThis, 'removeEventListener');
});

describe('a conversation that began before the code that stores it had come', () => {
  it('is stored from its first message, after a reload too [L1]', async () => {
    const database = memoryConversations();
    const first = openPage(database, memory(), (store) => store.send('First'));
    await settled();
    first.requests[0]!.reply(said('One.', 't1'));
    await settled();
    first.close();
    openPage(database, first.storage, (store) => store.send('Second'));
    await settled();
    expect(database.texts()).toEqual(['First', 'One.', 'Second']);
    expect(database.rows.size).toBe(1);
  });
});
