import { describe, expect, it } from 'vitest';
import { asked, inCall, leave, rename, upgrade } from './cards.fixture.ts';
import { begin, said, settled } from './conversation.fixture.ts';
import { retryOption } from './entries.ts';
import { declined } from './tasks.ts';

describe('a typed answer', () => {
  it('is the yes of the card before it: it stays in the thread and is not sent [A40]', async () => {
    const { store, calls, requests, thread } = await asked([rename]);
    expect(store.send('yes please')).toBe(true);
    await settled();
    expect(calls).toHaveLength(1);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({ input: [{ id: 'r', result: 'Done.' }], thread: 't1' });
    expect(thread()).toEqual([
      'user done: please',
      'ai done: Shall I?',
      'task done: edit_profile',
      'user done: yes please',
    ]);
  });

  it.each([upgrade, leave])('needs no name where it is typed: $name [A40]', async (call) => {
    const { store, calls } = await asked([call]);
    store.send('ja');
    await settled();
    expect(calls).toHaveLength(1);
  });

  it('is its no, and the assistant is told [A40]', async () => {
    const { store, calls, requests, thread } = await asked([rename]);
    store.send('lieber nicht');
    await settled();
    expect(calls).toEqual([]);
    expect(thread()[2]).toBe('task declined: edit_profile');
    expect(requests[1]).toMatchObject({ input: [{ id: 'r', result: declined }] });
  });

  it('that is more than a yes goes to the assistant, and changes nothing [A40]', async () => {
    const { store, calls, requests, thread } = await asked([rename]);
    store.send('yes, but make it Hopper');
    expect(calls).toEqual([]);
    expect(requests[1]).toMatchObject({ input: 'yes, but make it Hopper' });
    expect(thread()[2]).toBe('task asked: edit_profile');
  });

  it('is the user’s own: what the assistant offered to press goes to the assistant [A40, A93]', async () => {
    const { store, calls, requests, thread } = await asked([rename]);
    expect(store.sendOffer('yes')).toBe(true);
    expect(calls).toEqual([]);
    expect(requests[1]).toMatchObject({ input: 'yes' });
    expect(thread()[2]).toBe('task asked: edit_profile');
  });

  it('goes to the assistant when something was said since the card [A40]', async () => {
    const { store, calls, requests } = await asked([rename]);
    store.send('what does Pro cost?');
    requests[1]!.reply(said('$29', 't1'));
    await settled();
    store.send('yes');
    expect(calls).toEqual([]);
    expect(requests[2]).toMatchObject({ input: 'yes' });
  });

  it('goes to the assistant when there is no card, or the card is decided [A40]', async () => {
    const { store, calls, requests, ids } = await asked([rename]);
    store.decline(ids()[2]!);
    await settled();
    requests[1]!.reply(said('', 't1'));
    await settled();
    store.send('yes');
    expect(calls).toEqual([]);
    expect(requests[2]).toMatchObject({ input: 'yes' });
  });

  it('is not offered to be sent again, also after a reload [X7, A40]', async () => {
    const { store, storage } = await asked([rename]);
    store.send('yes');
    expect(retryOption(store.get().entries, false)).toBeUndefined();
    expect(retryOption(begin({ storage }).store.get().entries, false)).toBeUndefined();
  });

  it('in a call is taken as well, and not said into it [A40]', async () => {
    const { store, calls, typed, answered } = inCall([upgrade]);
    store.send('yes');
    await settled();
    expect(calls).toHaveLength(1);
    expect(typed).toEqual([]);
    expect(answered).toMatchObject([{ id: 's', result: 'Done.' }]);
    store.send('yes');
    expect(typed).toEqual(['yes']);
  });

  it('twice in a row is one yes [R9, A40]', async () => {
    const { store, calls } = await asked([rename]);
    store.send('yes');
    store.send('yes');
    await settled();
    expect(calls).toHaveLength(1);
  });
});
