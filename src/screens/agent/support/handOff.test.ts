import { describe, expect, it } from 'vitest';
import { failed, success, type Result } from '../../../services/result.ts';
import type { NewSupportRequest, SupportOutcome, SupportPort } from '../../../services/support.ts';
import { begin, said, settled, type Begun } from '../conversation/conversation.fixture.ts';
import { message } from '../conversation/entries.ts';
import { handOff } from './handOff.ts';
import { sentThread } from './sentThread.ts';

const talk = { id: 'h', name: 'talk_to_human', arguments: {} };
const user = { id: 'ada', email: 'ada@example.com' };
const open = (id: string) => ({ id, state: 'open' as const, createdAt: '2026-11-23T17:00:00Z' });

/** A conversation whose support is played by the test. `sent`: what reached it. */
function withSupport(answer?: () => Promise<Result<SupportOutcome>>, more: Begun = {}) {
  const sent: NewSupportRequest[] = [];
  const port: SupportPort = {
    async send(_user, request) {
      sent.push(request);
      return answer ? answer() : success({ outcome: 'sent', request: open(request.id) });
    },
    load: async (_user, id) => success(open(id)),
  };
  const support = handOff({ user, address: 'help@example.com', load: async () => port });
  return { ...begin({ loadHandOff: async () => support, ...more }), support, sent };
}

async function askedInChat(begun: ReturnType<typeof withSupport>) {
  begun.store.send('I want a person');
  begun.requests[0]!.reply(said('Shall I?', 't1', [talk]));
  await settled();
  const card = begun.ids().at(-1) ?? '';
  begun.store.confirm(card);
  await settled();
  return card;
}

describe('talking to a human', () => {
  it('sends nothing before the user has seen what is sent, and agreed [A80, A102]', async () => {
    const begun = withSupport();
    const card = await askedInChat(begun);
    const asked = begun.support.asked.get()!;
    expect(asked.thread).toMatch(/You: I want a person\n\n.*Shall I\?$/s);
    expect(begun.sent).toEqual([]);
    // What the database takes in no text, the character 0 and half an emoji, is left out.
    begun.support.note.set(' It is\0 urgent\uD83D. ');
    await begun.support.send(asked);
    await settled();
    expect(begun.sent).toEqual([
      { id: card, conversation: begun.ids()[0], note: 'It is urgent.', thread: asked.thread },
    ]);
    expect(begun.thread().at(-1)).toBe('task done: talk_to_human');
    expect(begun.support.asked.get()).toBeUndefined();
    expect(begun.support.note.get()).toBe('');
    expect(begun.requests[1]?.input).toMatchObject([{ result: expect.stringContaining('help@example.com') }]);
  });

  it('closing the dialog is a no, which keeps what was typed [A80, A83]', async () => {
    const begun = withSupport();
    await askedInChat(begun);
    begun.support.note.set('Half a sent');
    begun.support.cancel();
    await settled();
    expect(begun.thread().at(-1)).toBe('task declined: talk_to_human');
    expect(begun.support.note.get()).toBe('Half a sent');
    expect(begun.sent).toEqual([]);
  });

  const troubles: readonly (readonly [string, () => Promise<Result<SupportOutcome>>])[] = [
    ['no connection', async () => failed({ kind: 'unavailable', message: 'x' })],
    ['an open request', async () => success({ outcome: 'already-open', request: open('other') })],
    ['too many', async () => success({ outcome: 'too-many' })],
    ['code that cannot be fetched', () => Promise.reject(new Error('chunk'))],
  ];
  it.each(troubles)(
    '%s leaves the dialog open with what was typed, and the same id [A83]',
    async (_why, answer) => {
      const begun = withSupport(answer);
      const card = await askedInChat(begun);
      begun.support.note.set('Please');
      const asked = begun.support.asked.get()!;
      await begun.support.send(asked);
      await begun.support.send(asked);
      expect(begun.support.asked.get()).toBe(asked);
      expect(begun.support.note.get()).toBe('Please');
      expect(begun.sent.map(({ id }) => id)).toEqual([card, card]);
    },
  );

  it('by the menu, the card is there once it was sent, under the id of the request [A80]', async () => {
    const begun = withSupport();
    begun.store.send('Hello');
    begun.requests[0]!.reply(said('Hi.'));
    await settled();
    void begun.store.talkToHuman();
    await settled();
    expect(begun.thread()).toHaveLength(2);
    await begun.support.send(begun.support.asked.get()!);
    await settled();
    expect(begun.thread().at(-1)).toBe('task done: talk_to_human');
    expect(begun.ids().at(-1)).toBe(begun.sent[0]?.id);
  });

  it('without an address of support the tool is refused, and no card asks [A82]', async () => {
    const begun = withSupport(undefined, { loadHandOff: undefined });
    begun.store.send('I want a person');
    begun.requests[0]!.reply(said('Shall I?', 't1', [talk]));
    await settled();
    expect(begun.thread().at(-1)).toBe('task refused: talk_to_human');
    expect(begun.store.loadHandOff).toBeUndefined();
  });
});

describe('what is sent of a conversation', () => {
  it('its end where it is too long, with a word about it, in whole characters [A80]', () => {
    const long = Array.from({ length: 30 }, () => message('user', '🦜'.repeat(1000)));
    const { thread, conversation } = sentThread(long, 'card');
    expect(Array.from(thread)).toHaveLength(20_000);
    expect(thread).toMatch(/^\(The beginning of the conversation is left out\.\)\n\n.*🦜$/su);
    expect(conversation).toBe(long[0]?.id);
  });

  it('belongs to the same conversation whichever entries the page has read, and says what is left out [A76, A80]', () => {
    const entries = Array.from({ length: 250 }, (_, i) => message('user', `${i}`));
    const id = '3f0e9d6c-0d3f-4b1e-9a52-5d2f0c6c8f11';
    const newest = sentThread(entries.slice(50), 'card', { id, earlier: 50 });
    const whole = sentThread(entries, 'card', { id, earlier: undefined });
    expect(newest.conversation).toBe(id);
    expect(whole.conversation).toBe(id);
    expect(newest.thread).toMatch(/^\(The beginning of the conversation is left out\.\)\n\n.*: 50\n/);
    expect(whole.thread).toMatch(/^.*: 0\n/);
  });

  it('says so where nothing was said before [A80]', () => {
    expect(sentThread([], 'card')).toEqual({ thread: '(Nothing was said before.)', conversation: 'card' });
  });
});
