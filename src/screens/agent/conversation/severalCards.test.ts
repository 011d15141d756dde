import { describe, expect, it } from 'vitest';
import { asked, inCall, rename, tool, upgrade } from './cards.fixture.ts';
import { yesToSeveral } from './cardAnswers.ts';
import { said, settled } from './conversation.fixture.ts';
import { retryOption } from './entries.ts';

/** Two answers of the assistant have asked for a card each: to change the name, and for a plan after it. */
async function twoAsked() {
  const begun = await asked([rename]);
  begun.store.send('and Enterprise');
  begun.requests[1]!.reply(said('Shall I?', 't1', [upgrade]));
  await settled();
  return begun;
}

describe('while several cards ask', () => {
  it('a no is for the newest one, and the other one goes on asking [A40]', async () => {
    const { store, calls, requests, thread } = await twoAsked();
    store.send('nein danke');
    await settled();
    expect(calls).toEqual([]);
    expect(thread().slice(2)).toEqual([
      'task asked: edit_profile',
      'user done: and Enterprise',
      'ai done: Shall I?',
      'task declined: subscribe',
      'user done: nein danke',
    ]);
    expect(requests[2]).toMatchObject({ input: [{ id: 's' }] });
  });

  it.each(['yes', 'ja bitte', 'نعم', 'yes, Enterprise'])(
    '%s: a yes does nothing and is not sent, and the page says to press a button [A40]',
    async (yes) => {
      const { store, calls, requests, thread } = await twoAsked();
      for (const _time of [1, 2]) {
        expect(store.send(yes)).toBe(true);
        await settled();
        expect(thread().at(-1)).toBe(`ai failed: ${yesToSeveral}`);
      }
      expect([calls.length, requests.length]).toEqual([0, 2]);
      expect(thread().filter((each) => each.startsWith('task asked'))).toHaveLength(2);
      expect(retryOption(store.get().entries, false)).toBeUndefined();
    },
  );

  it('the newest one takes a no also after a yes that was for none [A40]', async () => {
    const { store, thread } = await twoAsked();
    store.send('yes');
    store.send('no');
    await settled();
    expect(thread()[5]).toBe('task declined: subscribe');
  });

  it('each one is decided by its button, and a bare yes is for none of them any more [A40]', async () => {
    const { store, calls, ids, requests } = await twoAsked();
    const [, , edit, , , plan] = ids();
    store.send('yes');
    store.confirm(edit!);
    await settled();
    const change = [{ name: 'edit_profile', fields: { fullName: 'Grace' } }, 'chat'];
    expect(calls).toEqual([change]);
    // It may be for what the assistant says about the change.
    requests.at(-1)!.reply(said('Done. Shall I show your payments?', 't1'));
    await settled();
    store.send('yes');
    await settled();
    expect(calls).toEqual([change]);
    expect(requests.at(-1)).toMatchObject({ input: 'yes' });
    requests.at(-1)!.reply(said('Here they are.', 't1'));
    await settled();
    store.confirm(plan!);
    await settled();
    expect(calls.slice(1)).toMatchObject([[{ name: 'subscribe' }, 'chat']]);
  });

  it('a no to what the assistant says after one was pressed declines not the other one [A40]', async () => {
    const { store, ids, requests, thread } = await twoAsked();
    const edit = ids()[2]!;
    store.send('yes');
    store.confirm(edit);
    await settled();
    requests.at(-1)!.reply(said('Done. Shall I show your payments?', 't1'));
    await settled();
    store.send('no');
    await settled();
    expect(requests.at(-1)).toMatchObject({ input: 'no' });
    expect(thread()).toContain('task asked: subscribe');
  });

  it('aloud, a yes after the other one was pressed is for the agent [A40]', async () => {
    const { hear, emit, store, calls, ids } = inCall([upgrade]);
    hear('user', 'And call me Grace.');
    emit({ type: 'tool-calls', calls: [rename] });
    hear('user', 'Yes.');
    await settled();
    store.confirm(ids()[1]!);
    await settled();
    expect(calls).toHaveLength(1);
    hear('assistant', 'Done. Shall I read your payments?');
    hear('user', 'Yes.');
    await settled();
    expect(calls).toHaveLength(1);
    hear('assistant', 'You have paid $232.');
    hear('user', 'Yes, change it.');
    await settled();
    expect(calls).toHaveLength(2);
  });

  it('a yes goes to the assistant when something was said since the newest one asks [A40]', async () => {
    const { store, calls, requests } = await twoAsked();
    store.send('what does it cost?');
    requests[2]!.reply(said('$99', 't1'));
    await settled();
    store.send('yes');
    expect(calls).toEqual([]);
    expect(requests[3]).toMatchObject({ input: 'yes' });
  });

  it('aloud, the voice says to press a button, and a no is for the newest one [A40]', async () => {
    const { hear, emit, calls, spoken, thread, withheld } = inCall([rename]);
    hear('user', 'And move me to Enterprise.');
    emit({ type: 'tool-calls', calls: [upgrade] });
    hear('user', 'Yes.');
    await settled();
    expect([calls, spoken, withheld()]).toEqual([[], [yesToSeveral], 1]);
    hear('assistant', yesToSeveral);
    hear('user', 'No, thank you.');
    await settled();
    expect(calls).toEqual([]);
    expect(thread()).toContain('task declined: subscribe');
    expect(thread()).toContain('task asked: edit_profile');
  });
});

describe('a refusal that goes on', () => {
  it.each(['no wait, free please', 'nein, doch lieber Free', 'No. Show my payments'])(
    '%s: closes the card, and the assistant answers the words with what became of it [A40]',
    async (words) => {
      const { store, calls, requests, thread } = await asked([upgrade]);
      store.send(words);
      await settled();
      expect(calls).toEqual([]);
      expect(thread().slice(2)).toEqual(['task declined: subscribe', `user done: ${words}`]);
      expect(requests).toHaveLength(2);
      expect(requests[1]).toMatchObject({ input: words });
      expect(requests[1]!.thread).toBeUndefined();
      expect(JSON.stringify(requests[1]!.history)).toContain('not now');
      requests[1]!.reply(said('All right.', 't2'));
      await settled();
      expect(requests).toHaveLength(2);
    },
  );

  it('leaves nothing behind that a later yes could be for: the next card takes it [A40]', async () => {
    const { store, calls, requests } = await asked([upgrade]);
    store.send('no, show my payments');
    await settled();
    requests[1]!.reply(said('Here they are.', 't1'));
    await settled();
    store.send('change my location to Rome');
    requests[2]!.reply(said('Shall I?', 't1', [tool('l', 'edit_profile', { location: 'Rome' })]));
    await settled();
    store.send('yes');
    await settled();
    expect(calls).toEqual([[{ name: 'edit_profile', fields: { location: 'Rome' } }, 'chat']]);
  });

  it('in a call is heard by the agent as well [A40]', async () => {
    const { hear, answered, typed, withheld, thread } = inCall([upgrade]);
    hear('user', 'No, change my name instead.');
    await settled();
    expect([answered.length, withheld()]).toEqual([1, 0]);
    expect(thread()[1]).toBe('task declined: subscribe');
    expect(typed).toEqual([]);
  });

  it('typed in a call, it closes the card and is said to the agent [A40]', async () => {
    const { store, answered, typed, thread } = inCall([upgrade]);
    store.send('no, change my name instead');
    await settled();
    expect([answered.length, typed]).toEqual([1, ['no, change my name instead']]);
    expect(thread()[1]).toBe('task declined: subscribe');
  });
});
