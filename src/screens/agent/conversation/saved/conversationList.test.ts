import { expect, it, vi } from 'vitest';
import type { ConversationsPort, StoredConversation } from '../../../../services/conversations.ts';
import { conversationList } from './conversationList.ts';

/** The database answers with at most 100 conversations, however many are asked for. */
const mostAtOnce = 100;

it('a list of more than 100 conversations is as long as before after it was read again [L3]', async () => {
  const stored = Array.from(
    { length: 130 },
    (_, n) => ({ id: String(n), title: String(n), lastEntryAt: '' }) as StoredConversation,
  );
  const port = {
    list: (_user, { before, limit }) => {
      const from = before ? stored.findIndex(({ id }) => id === before.id) + 1 : 0;
      return Promise.resolve({ ok: true, value: stored.slice(from, from + Math.min(limit, mostAtOnce)) });
    },
    keptDays: () => Promise.resolve({ ok: true, value: 90 }),
  } satisfies Pick<ConversationsPort, 'list' | 'keptDays'>;
  const list = conversationList({
    port: () => Promise.resolve(port as unknown as ConversationsPort),
    userId: 'ada',
  });
  list.load();
  await vi.waitFor(() => expect(list.get().hasMore).toBe(true));
  while (list.get().conversations.length < 120) {
    const before = list.get().conversations.length;
    list.loadMore();
    await vi.waitFor(() => expect(list.get().conversations.length).toBeGreaterThan(before));
  }
  stored.unshift({ id: 'new', title: 'new', lastEntryAt: '' } as StoredConversation);
  list.load();
  await vi.waitFor(() => expect(list.get().conversations[0]?.id).toBe('new'));
  expect(list.get().conversations).toEqual(stored.slice(0, 120));
  expect(list.get().hasMore).toBe(true);
  // What other devices have deleted is gone, and there is no more to read.
  stored.splice(110);
  list.load();
  await vi.waitFor(() => expect(list.get().hasMore).toBe(false));
  expect(list.get().conversations).toEqual(stored);
});

it('more words than can be searched for stay as they are, and the list is not asked for them [A101]', async () => {
  vi.useFakeTimers();
  try {
    const asked: (string | undefined)[] = [];
    const port = {
      list: (_user, { search }) => {
        asked.push(search);
        return Promise.resolve({ ok: true, value: [] });
      },
      keptDays: () => Promise.resolve({ ok: true, value: 90 }),
    } satisfies Pick<ConversationsPort, 'list' | 'keptDays'>;
    const list = conversationList({
      port: () => Promise.resolve(port as unknown as ConversationsPort),
      userId: 'ada',
    });
    const long = ` ${'x'.repeat(4000)} `;
    list.search(long);
    await vi.advanceTimersByTimeAsync(500);
    list.search(`${long}y`);
    await vi.advanceTimersByTimeAsync(500);
    expect(list.get()).toMatchObject({ search: `${long}y`, isSearchTooLong: true });
    // Read again, because another device has changed something.
    list.load();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([long.trim(), long.trim()]);
    list.search('y');
    await vi.advanceTimersByTimeAsync(500);
    expect(list.get()).toMatchObject({ search: 'y', isSearchTooLong: false });
    expect(asked.at(-1)).toBe('y');
  } finally {
    vi.useRealTimers();
  }
});
