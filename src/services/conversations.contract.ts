import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationLimits, type ConversationsPort, type StoredEntry } from './conversations.ts';
import { randomUuid } from './randomId.ts';

export interface ConversationsSubject {
  /** Somebody who has just signed up, on two devices. */
  signedIn: () => Promise<{
    conversations: ConversationsPort;
    otherDevice: () => Promise<ConversationsPort>;
    userId: string;
  }>;
  /** A visitor's port. */
  visitor: ConversationsPort;
}

const entry = (id: string, more: Partial<StoredEntry> = {}): StoredEntry => ({
  id,
  happenedAt: '2026-03-04T05:06:07.089+00:00',
  isOpen: false,
  body: { type: 'message', sender: 'user', text: `Words of ${id}` },
  ...more,
});
const many = (count: number, first = 0) => Array.from({ length: count }, (_, i) => entry(`e${first + i}`));
const ids = (entries: readonly StoredEntry[]) => entries.map(({ id }) => id);

/** Everything that an implementation of `ConversationsPort` has to do. */
export function conversationsContract(name: string, make: () => ConversationsSubject) {
  describe(`ConversationsPort: ${name}`, () => {
    let port: ConversationsPort;
    let otherDevice: () => Promise<ConversationsPort>;
    let user: string;
    let id: string;
    beforeEach(async () => {
      ({ conversations: port, otherDevice, userId: user } = await make().signedIn());
      id = randomUuid();
    });
    const load = (from = port, more: { before?: number; limit?: number } = {}) =>
      from.load(user, id, { limit: 50, ...more });
    const titles = async (search?: string) => {
      const found = await port.list(user, { limit: 10, ...(search !== undefined && { search }) });
      return found.ok ? found.value.map(({ title }) => title) : found;
    };

    it('stores a conversation, which another device reads as it was [L1]', async () => {
      const body = { type: 'task', nested: { list: [1, null, 'ä"\\'] }, text: '' };
      const entries = [entry('b'), entry('a', { body, isOpen: true })];
      expect(await port.put(user, id, entries, 'What did I pay?')).toEqual({ ok: true, value: 'stored' });
      const found = await load(await otherDevice());
      expect(found).toMatchObject({ ok: true, value: { entries: [{ id: 'b' }, { id: 'a', body }] } });
      const [first, second] = found.ok ? found.value.entries : [];
      expect([first?.isOpen, second?.isOpen]).toEqual([false, true]);
      expect(Date.parse(first?.happenedAt ?? '')).toBe(Date.parse(entries[0]?.happenedAt ?? ''));
      expect(found.ok && found.value.earlier).toBeUndefined();
    });

    it('stores what is sent twice once, and a settled card as it was settled first [L1, L4]', async () => {
      const card = (state: string, isOpen: boolean) => entry('card', { body: { state }, isOpen });
      await port.put(user, id, [entry('a'), card('asked', true)], 'x');
      await port.put(user, id, [entry('a', { body: {} }), card('done', false)], 'x');
      await port.put(user, id, [card('asked', true)], 'x');
      expect(await load()).toMatchObject({
        value: { entries: [entry('a').body, { state: 'done' }].map((body) => ({ body })) },
      });
    });

    it('gives long conversations in pages, the newest first, each oldest first [L1]', async () => {
      await port.put(user, id, many(7), 'Long');
      const newest = await load(port, { limit: 3 });
      expect(newest.ok && ids(newest.value.entries)).toEqual(['e4', 'e5', 'e6']);
      const middle = await load(port, { limit: 3, before: (newest.ok && newest.value.earlier) || 0 });
      expect(middle.ok && ids(middle.value.entries)).toEqual(['e1', 'e2', 'e3']);
      const first = await load(port, { limit: 3, before: (middle.ok && middle.value.earlier) || 0 });
      expect(first).toMatchObject({ value: { entries: [{ id: 'e0' }], earlier: undefined } });
    });

    it('lists conversations by their last entry, in pages, with what was said last [L3]', async () => {
      const other = randomUuid();
      await port.put(user, id, [entry('a')], 'First');
      await port.put(user, other, [entry('b')], 'Second');
      expect(await titles()).toEqual(['Second', 'First']);
      await port.put(user, id, [entry('c')]);
      const page = await port.list(user, { limit: 1 });
      expect(page).toMatchObject({
        ok: true,
        value: [{ id, title: 'First', entryCount: 2, excerpt: 'Words of c' }],
      });
      const [before] = page.ok ? page.value : [];
      expect(await port.list(user, { limit: 5, ...(before && { before }) })).toMatchObject({
        value: [{ id: other, title: 'Second' }],
      });
    });

    it('finds words in titles and texts letter for letter, in capitals or not [L3]', async () => {
      await port.put(user, id, [entry('a', { body: { text: 'It is 100% of $29.00_x' } })], 'Prices');
      await port.put(user, randomUuid(), [entry('a', { body: { text: 'Hello' } })], 'Greeting');
      expect(await titles('IS 100%')).toEqual(['Prices']);
      expect(await titles('greet')).toEqual(['Greeting']);
      expect(await titles('1_0')).toEqual([]);
      expect(await titles("'; drop table x; --")).toEqual([]);
    });

    it('renames and deletes a conversation, for every device [L3]', async () => {
      await port.put(user, id, [entry('a')], 'Before');
      const other = await otherDevice();
      expect(await other.rename(user, id, 'After')).toEqual({ ok: true, value: undefined });
      expect(await titles()).toEqual(['After']);
      expect(await other.rename(user, id, 'x'.repeat(conversationLimits.title + 1))).toMatchObject({
        ok: false,
        failure: { kind: 'refused', code: '23514' },
      });
      expect(await other.remove(user, id)).toEqual({ ok: true, value: undefined });
      expect(await titles()).toEqual([]);
      expect(await load()).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    });

    it('takes entries away, and those that are not there count as taken [L1]', async () => {
      await port.put(user, id, many(3), 'x');
      expect(await port.removeEntries(user, id, ['e1', 'e7'])).toEqual({ ok: true, value: undefined });
      const found = await load();
      expect(found.ok && ids(found.value.entries)).toEqual(['e0', 'e2']);
      const other = await make().signedIn();
      await other.conversations.removeEntries(other.userId, id, ['e0']);
      expect(await load()).toEqual(found);
    });

    it('says of a conversation that is not there that it is missing, and begins none by itself [L1]', async () => {
      expect(await port.put(user, id, [entry('a')])).toEqual({ ok: true, value: 'missing' });
      expect(await load()).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
      expect(await port.rename(user, id, 'x')).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
      expect(await port.remove(user, id)).toEqual({ ok: true, value: undefined });
    });

    it('refuses what the database does not take, and stores nothing of it [L2]', async () => {
      const long = entry('long', { body: { text: 'x'.repeat(conversationLimits.entryBytes) } });
      for (const entries of [[entry('a'), long], [entry('a b')], many(conversationLimits.entriesAtOnce + 1)])
        expect(await port.put(user, id, entries, 'x')).toMatchObject({
          ok: false,
          failure: { kind: 'refused' },
        });
      expect(await titles()).toEqual([]);
    });

    it('takes a thousand entries, and says when the conversation is full [L2]', async () => {
      for (let i = 0; i < 10; i++) await port.put(user, id, many(100, i * 100), 'Long');
      expect(await port.put(user, id, many(1, 1000))).toEqual({ ok: true, value: 'full' });
      expect(await port.put(user, id, many(1, 999))).toEqual({ ok: true, value: 'stored' });
    });

    it("neither reads nor writes another user's conversation, though its id is known [P2]", async () => {
      await port.put(user, id, [entry('a')], 'Mine');
      const other = await make().signedIn();
      const theirs = other.conversations;
      for (const who of [user, other.userId]) {
        expect(await theirs.load(who, id, { limit: 5 })).toMatchObject({ ok: false });
        expect(await theirs.list(who, { limit: 5 })).toEqual({ ok: true, value: [] });
        expect(await theirs.put(who, id, [entry('b')], 'Theirs')).not.toMatchObject({ value: 'stored' });
        expect(await theirs.rename(who, id, 'Theirs')).toMatchObject({ ok: false });
        await theirs.remove(who, id);
      }
      expect(await titles()).toEqual(['Mine']);
      expect(await load()).toMatchObject({ value: { entries: [{ id: 'a' }] } });
    });

    it('shows a visitor nothing [P2]', async () => {
      const { visitor } = make();
      await port.put(user, id, [entry('a')], 'Mine');
      expect(await visitor.list(user, { limit: 5 })).toMatchObject({ ok: false });
      expect(await visitor.load(user, id, { limit: 5 })).toMatchObject({ ok: false });
      expect(await visitor.put(user, id, [entry('b')], 'x')).toMatchObject({ ok: false });
    });

    it('says how long conversations are kept [L6]', async () => {
      expect(await port.keptDays()).toEqual({ ok: true, value: 90 });
    });

    it('tells another device of an entry, a new title and a deletion, until it has heard enough [L5]', async () => {
      const heard = vi.fn();
      const end = (await otherDevice()).watch(user, heard);
      const told = async (change: () => Promise<unknown>) => {
        heard.mockClear();
        await change();
        await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 20_000, interval: 20 });
      };
      try {
        await told(() => port.put(user, id, [entry('a')], 'x'));
        await told(() => port.rename(user, id, 'y'));
        await told(() => port.remove(user, id));
      } finally {
        end();
      }
      heard.mockClear();
      await port.put(user, id, [entry('a')], 'x');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(heard).not.toHaveBeenCalled();
    });
  });
}
