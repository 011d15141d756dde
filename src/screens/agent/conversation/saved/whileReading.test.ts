import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memory, said, settled } from '../conversation.fixture.ts';
import type { TaskOutcome } from '../tasks.ts';
import { memoryConversations, openPage } from './saved.fixture.ts';

beforeAll(() => Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} }));
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'addEventListener');
  Reflect.deleteProperty(globalThis, 'removeEventListener');
});

/** A database whose answer to `load` was made when it was asked, and comes when `arrive` is called. */
function slowReading() {
  const database = memoryConversations();
  const port = { ...database.port };
  let arrive = () => {};
  let gate = Promise.resolve();
  database.port.load = async (...asked) => {
    const found = await port.load(...asked);
    await gate;
    return found;
  };
  return {
    ...database,
    /** From now on reading waits. */
    hold: () => (gate = new Promise((resolve) => (arrive = resolve))),
    /** The function that lets the present ones arrive. */
    held: () => arrive,
    arrive: () => arrive(),
  };
}
const rename = { id: 'r', name: 'edit_profile', arguments: { location: 'Lisbon' } };

/** A call that began while the newest conversation was being read, in which a card was agreed to that is still being done. */
async function callWithRunningTask() {
  const database = memoryConversations();
  let end = (_outcome: TaskOutcome) => {};
  const runTask = async () => new Promise<TaskOutcome>((resolve) => (end = resolve));
  const page = openPage(database, memory(), undefined, { runTask });
  page.emit({ type: 'call-start', at: 0 });
  page.emit({ type: 'tool-calls', calls: [rename] });
  page.store.confirm(page.ids().at(-1)!);
  await settled();
  return { database, page, end: (result: string) => end({ ok: true, result }) };
}

describe('what is said and done while a conversation is read', () => {
  it('stays where the answer was made before it was stored [L5, L7]', async () => {
    const database = slowReading();
    const page = openPage(database);
    await settled();
    page.store.send('First');
    await settled();
    void database.hold();
    database.changes.emit();
    await settled();
    page.requests[0]!.reply(said('One.', 't1'));
    await settled();
    expect(database.texts()).toEqual(['First', 'One.']);
    const lengths: number[] = [];
    page.store.subscribe(() => lengths.push(page.thread().length));
    database.arrive();
    await settled();
    expect(page.thread()).toEqual(['user done: First', 'ai done: One.']);
    expect(lengths.filter((length) => length !== 2)).toEqual([]);
    expect(database.texts()).toEqual(['First', 'One.']);
  });

  it('does not come back where it was replaced before the answer came [L5, R6]', async () => {
    const database = slowReading();
    const page = openPage(database);
    await settled();
    page.store.send('First');
    page.requests[0]!.reply(said('One.', 't1'));
    await settled();
    void database.hold();
    database.changes.emit();
    await settled();
    page.store.retry(page.ids().at(-1)!);
    page.requests[1]!.reply(said('Another one.', 't2'));
    await settled();
    database.arrive();
    await settled();
    expect(page.thread()).toEqual(['user done: First', 'ai done: Another one.']);
    expect(database.texts()).toEqual(['First', 'Another one.']);
  });

  it('does not bring back what was deleted elsewhere when an older answer comes last [L3, L5]', async () => {
    const database = slowReading();
    const page = openPage(database);
    await settled();
    page.store.send('First');
    page.requests[0]!.reply(said('One.', 't1'));
    await settled();
    void database.hold();
    database.changes.emit();
    await settled();
    const late = database.held();
    void database.hold();
    const [id] = [...database.rows.keys()];
    await database.port.removeEntries('ada', id!, [page.ids()[1]!]);
    database.changes.emit();
    await settled();
    database.arrive();
    await settled();
    expect(page.thread()).toEqual(['user done: First']);
    late();
    await settled();
    expect(page.thread()).toEqual(['user done: First']);
  });

  it('of another one is shown when it comes, also after a later answer of the one that is open [L3, L5]', async () => {
    const database = slowReading();
    const first = openPage(database);
    await settled();
    first.store.send('First');
    first.requests[0]!.reply(said('One.', 't1'));
    await settled();
    const [id] = [...database.rows.keys()];
    first.close();
    const page = openPage(database);
    await settled();
    page.saved.begin();
    page.store.send('Second');
    page.requests[0]!.reply(said('Two.', 't2'));
    await settled();
    void database.hold();
    const opened = page.saved.show(id!);
    await settled();
    const late = database.held();
    void database.hold();
    database.changes.emit();
    await settled();
    database.arrive();
    await settled();
    late();
    expect(await opened).toBe(true);
    expect(page.thread()).toEqual(['user done: First', 'ai done: One.']);
  });

  it('is read again where another page has changed it meanwhile [L5]', async () => {
    const database = slowReading();
    const other = openPage(database);
    await settled();
    other.store.send('First');
    other.requests[0]!.reply(said('One.', 't1'));
    await settled();
    void database.hold();
    const page = openPage(database);
    await settled();
    other.store.send('Second');
    await settled();
    expect(page.thread()).toEqual([]);
    database.arrive();
    await settled();
    expect(page.thread()).toEqual(['user done: First', 'ai done: One.', 'user done: Second']);
  });

  it('stays while a task of a call is being done, whose agent is told the outcome [L5, R8]', async () => {
    const { database, page, end } = await callWithRunningTask();
    database.changes.emit();
    await settled();
    expect(page.thread()).toEqual(['call started', 'task running: edit_profile']);
    end('Done.');
    await settled();
    expect(page.answered).toEqual([{ id: 'r', name: 'edit_profile', result: 'Done.' }]);
    expect(database.texts()).toContain('done');
  });

  it('stays where it is a failure, which is never stored [L1, X7]', async () => {
    const database = memoryConversations();
    const page = openPage(database);
    await settled();
    page.store.send('First');
    page.requests[0]!.reply({ ok: false, reason: 'failed', message: '' });
    await settled();
    database.changes.emit();
    await settled();
    expect(page.thread().map((line) => line.split(':')[0])).toEqual(['user done', 'ai failed']);
  });
});
