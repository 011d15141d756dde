import { describe, expect, it } from 'vitest';
import { inCall, leave, rename, tool, upgrade } from './cards.fixture.ts';
import { yesWithName } from './cardAnswers.ts';
import { settled } from './conversation.fixture.ts';
import { declined } from './tasks.ts';

/** The user decides against it in the dialog. */
const nobody = async () => ({ ask: async () => ({ ok: false, result: '', isDeclined: true }) }) as never;

describe('a spoken answer', () => {
  it('is the yes of the card before it, and the agent does not hear it where that can be helped [A40]', async () => {
    const { hear, calls, answered, thread, withheld } = inCall([rename]);
    hear('user', 'Yes', false);
    expect(calls).toEqual([]);
    hear('user', 'Yes, please.');
    await settled();
    expect(calls).toEqual([[{ name: 'edit_profile', fields: { fullName: 'Grace' } }, 'call']]);
    expect(answered).toMatchObject([{ id: 'r', result: 'Done.' }]);
    expect(withheld()).toBe(1);
    expect(thread().slice(1)).toEqual(['task done: edit_profile', 'user aloud done: Yes, please.']);
  });

  it('is its no, of a plan too [A40]', async () => {
    const { hear, calls, answered } = inCall([upgrade]);
    hear('user', 'No, not now.');
    await settled();
    expect(calls).toEqual([]);
    expect(answered).toMatchObject([{ id: 's', result: declined }]);
  });

  it.each([
    [upgrade, 'yes, Enterprise'],
    [leave, 'yes, sign out'],
    [leave, 'ja, abmelden'],
  ])(
    'to $name has to repeat its name: a bare yes is told so, and does nothing [A41]',
    async (call, named) => {
      const { hear, calls, spoken, store, withheld, thread } = inCall([call]);
      hear('user', 'Yes.');
      await settled();
      expect(calls).toEqual([]);
      expect(withheld()).toBe(1);
      expect(thread()[1]).toBe(`task asked: ${call.name}`);
      const [sentence] = spoken;
      expect(sentence).toBe(yesWithName(call === upgrade ? 'yes, Enterprise' : 'yes, sign out'));
      expect(store.get().entries[1]).toMatchObject({ note: sentence });
      // As the voice says it, it comes back as the agent's words.
      hear('assistant', sentence!);
      hear('user', 'Yes!');
      expect(spoken).toHaveLength(2);
      hear('user', named);
      await settled();
      expect(calls).toHaveLength(1);
      expect(store.get().entries[1]).not.toHaveProperty('note');
    },
  );

  it('after a bare yes may still be a no [A41]', async () => {
    const { hear, calls, thread } = inCall([upgrade]);
    hear('user', 'Yes.');
    hear('assistant', yesWithName('yes, Enterprise'));
    hear('user', 'No, thank you.');
    await settled();
    expect(calls).toEqual([]);
    expect(thread()[1]).toBe('task declined: subscribe');
  });

  it('after a bare yes, another question and its answer counts only with the name [A41]', async () => {
    const { hear, calls, withheld, spoken } = inCall([upgrade]);
    hear('user', 'Yes.');
    hear('user', 'What does it cost?');
    hear('assistant', '99 dollars a month. Shall I?');
    hear('user', 'Yes.');
    await settled();
    expect(calls).toEqual([]);
    expect([withheld(), spoken.length]).toEqual([1, 1]);
    hear('assistant', 'Please confirm it on the screen.');
    hear('user', 'Yes, Enterprise.');
    await settled();
    expect([calls.length, withheld()]).toEqual([1, 2]);
  });

  it('that names another plan is no yes [A41]', async () => {
    const { hear, calls, spoken } = inCall([upgrade]);
    hear('user', 'Yes, Pro.');
    await settled();
    expect([calls, spoken]).toEqual([[], []]);
  });

  it('that began before the card was there is none to it [A40]', async () => {
    const { emit, hear, calls, withheld } = inCall();
    hear('user', 'Yes', false);
    emit({ type: 'tool-calls', calls: [rename] });
    hear('user', 'Yes.');
    await settled();
    expect(calls).toEqual([]);
    expect(withheld()).toBe(0);
  });

  it.each([
    ['before it', ['assistant', 'user']],
    ['while it is said', ['user …', 'assistant', 'user']],
    ['before it and not to the end yet', ['assistant …', 'user']],
    ['in two sentences', ['assistant', 'assistant', 'user']],
  ])('is taken where the agent goes on talking after the card: %s [A40]', async (_when, turns) => {
    const { hear, calls, withheld } = inCall([rename]);
    for (const turn of turns) {
      const [who, more] = turn.split(' ');
      if (who === 'user') hear('user', 'Yes.', !more);
      else hear('assistant', 'That is your name from now on.', !more);
    }
    await settled();
    expect([calls.length, withheld()]).toEqual([1, 1]);
  });

  it('goes to the agent after other words of the user, and the card says what to say [A40]', async () => {
    const { hear, calls, store } = inCall([rename]);
    hear('user', 'What was it before?');
    hear('assistant', 'Ada. Shall I go on?');
    hear('user', 'Yes.');
    await settled();
    expect(calls).toEqual([]);
    expect(store.get().entries[1]).toMatchObject({ note: 'To go ahead by voice, say “yes, change it”.' });
    hear('assistant', 'Please confirm it.');
    hear('user', 'Yes, change it.');
    await settled();
    expect(calls).toHaveLength(1);
  });

  it('to talk to a human is taken as well [A40]', async () => {
    const { hear, thread } = inCall([tool('h', 'talk_to_human')], { loadHandOff: nobody });
    hear('user', 'Yes.');
    await settled();
    expect(thread()[1]).toBe('task declined: talk_to_human');
  });

  it.each(['yes', 'yes, change it'])(
    'that continues other words of the user is none: %s [A40]',
    async (yes) => {
      const { hear, calls } = inCall([rename]);
      hear('user', 'I do not know whether');
      hear('user', yes);
      await settled();
      expect(calls).toEqual([]);
    },
  );

  it('by the agent itself agrees to nothing [A40]', async () => {
    const { hear, calls } = inCall([rename]);
    hear('assistant', 'Yes');
    hear('assistant', 'Yes, please.');
    await settled();
    expect(calls).toEqual([]);
  });
});
