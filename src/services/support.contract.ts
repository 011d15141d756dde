import { beforeEach, describe, expect, it } from 'vitest';
import { supportLimits, type NewSupportRequest, type SupportPort } from './support.ts';

export interface SupportSubject {
  /** Somebody who has just signed up. */
  signedIn: () => Promise<{
    support: SupportPort;
    userId: string;
    /** The team answers all of the user's requests; absent where a test cannot be the team. */
    answerAll?: () => Promise<void>;
  }>;
  /** A visitor's port. */
  visitor: SupportPort;
}

const request = (id: string, more: Partial<NewSupportRequest> = {}): NewSupportRequest => ({
  id,
  conversation: `of-${id}`,
  note: '',
  thread: 'You: I need help',
  ...more,
});

/** Everything that an implementation of `SupportPort` has to do. */
export function supportContract(name: string, make: () => SupportSubject) {
  describe(`SupportPort: ${name}`, () => {
    let port: SupportPort;
    let user: string;
    let answerAll: (() => Promise<void>) | undefined;
    beforeEach(async () => {
      ({ support: port, userId: user, answerAll } = await make().signedIn());
    });

    it('sends a request, whose state can be read [A75]', async () => {
      const sent = await port.send(user, request('a', { note: 'ä\'"\\ 🦜', thread: 'x\ny' }));
      expect(sent).toMatchObject({
        ok: true,
        value: { outcome: 'sent', request: { id: 'a', state: 'open' } },
      });
      const found = await port.load(user, 'a');
      expect(found).toMatchObject({ ok: true, value: { id: 'a', state: 'open' } });
      expect(found.ok && Math.abs(Date.parse(found.value.createdAt) - Date.now())).toBeLessThan(60_000);
    });

    it('stores what is sent twice once, and says both times that it was sent [A76]', async () => {
      const first = await port.send(user, request('a'));
      expect(await port.send(user, request('a', { note: 'Other words' }))).toEqual(first);
      const atOnce = await Promise.all([port.send(user, request('b')), port.send(user, request('b'))]);
      expect(atOnce.map((each) => each.ok && each.value.outcome)).toEqual(['sent', 'sent']);
    });

    it('gives the open request of a conversation instead of storing another one [A76]', async () => {
      await port.send(user, request('a', { conversation: 'c' }));
      expect(await port.send(user, request('b', { conversation: 'c' }))).toMatchObject({
        ok: true,
        value: { outcome: 'already-open', request: { id: 'a' } },
      });
      expect(await port.load(user, 'b')).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    });

    it('shows what the team says, and takes another request then [A76]', async ({ skip }) => {
      if (!answerAll) return skip();
      await port.send(user, request('a', { conversation: 'c' }));
      await answerAll();
      expect(await port.load(user, 'a')).toMatchObject({ ok: true, value: { state: 'answered' } });
      expect(await port.send(user, request('b', { conversation: 'c' }))).toMatchObject({
        value: { outcome: 'sent' },
      });
    });

    it('takes five requests in a day, and says of the sixth that it is too many [A77]', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) await port.send(user, request(id));
      expect(await port.send(user, request('f'))).toEqual({ ok: true, value: { outcome: 'too-many' } });
      expect(await port.send(user, request('e'))).toMatchObject({ value: { outcome: 'sent' } });
    });

    it('refuses a note and a conversation that are too long [A77]', async () => {
      const refused = { ok: false, failure: { kind: 'refused', code: '23514' } };
      const note = 'ä'.repeat(supportLimits.note);
      const thread = 'ä'.repeat(supportLimits.thread);
      expect(await port.send(user, request('a', { note: `${note}x` }))).toMatchObject(refused);
      expect(await port.send(user, request('a', { thread: `${thread}x` }))).toMatchObject(refused);
      expect(await port.send(user, request('a', { thread: '' }))).toMatchObject(refused);
      expect(await port.send(user, request('a', { note, thread }))).toMatchObject({ ok: true });
    });

    it("neither reads another user's request nor sends one in their name [P2]", async () => {
      await port.send(user, request('a'));
      const other = await make().signedIn();
      expect(await other.support.load(user, 'a')).toMatchObject({ ok: false });
      expect(await other.support.load(other.userId, 'a')).toMatchObject({ ok: false });
      expect(await other.support.send(user, request('b'))).toMatchObject({
        ok: false,
        failure: { kind: 'refused' },
      });
      expect(await other.support.send(other.userId, request('a'))).toMatchObject({
        value: { outcome: 'sent', request: { id: 'a' } },
      });
    });

    it('lets a visitor neither read nor send [P2]', async () => {
      const { visitor } = make();
      expect(await visitor.send(user, request('a'))).toMatchObject({ ok: false });
      expect(await visitor.load(user, 'a')).toMatchObject({ ok: false });
    });
  });
}
