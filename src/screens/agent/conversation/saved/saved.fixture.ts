import type {
  ConversationsPort,
  PutOutcome,
  StoredConversation,
  StoredEntry,
} from '../../../../services/conversations.ts';
import { emitter } from '../../../../services/emitter.ts';
import { failed, success, type Failure } from '../../../../services/result.ts';
import { begin, memory, type Begun } from '../conversation.fixture.ts';
import { savedConversation } from './savedConversation.ts';

/** A database in memory that the tests can take away: `fail` is what every request is answered with. */
export function memoryConversations() {
  const rows = new Map<string, { title: string; entries: StoredEntry[]; change: number }>();
  const changes = emitter<void>();
  const puts: StoredEntry[] = [];
  let count = 0;
  const given = {
    fail: undefined as Failure['kind'] | undefined,
    /** The database's code of a refusal: by default that of a value that it never takes. */
    code: '23514',
    /** The conversation that takes no more. */
    full: undefined as string | undefined,
    /** Awaited by each request before it is answered. */
    gate: Promise.resolve(),
    /** Whether the code that asks the database cannot be fetched. */
    noCode: false,
  };
  async function answer<T>(make: () => T) {
    await given.gate;
    return given.fail ? failed({ kind: given.fail, message: '', code: given.code }) : success(make());
  }
  const conversationOf = (id: string): StoredConversation => {
    const row = rows.get(id);
    const time = new Date(row?.change ?? 0).toISOString();
    const { length } = row?.entries ?? [];
    return {
      id,
      title: row?.title ?? '',
      createdAt: time,
      lastEntryAt: time,
      entryCount: length,
      excerpt: '',
    };
  };

  const port: ConversationsPort = {
    list: (_user, { limit, search = '' }) =>
      answer(() =>
        [...rows.keys()]
          .map(conversationOf)
          .filter(({ title }) => title.includes(search))
          .toSorted((a, b) => b.lastEntryAt.localeCompare(a.lastEntryAt))
          .slice(0, limit),
      ),
    async load(_user, id, { before, limit }) {
      const loaded = await answer(() => rows.get(id)?.entries);
      if (!loaded.ok) return loaded;
      if (!loaded.value) return failed({ kind: 'not-found', message: '' });
      const end = before ?? loaded.value.length;
      const start = Math.max(0, end - limit);
      return success({ entries: loaded.value.slice(start, end), earlier: start > 0 ? start : undefined });
    },
    async put(_user, id, entries, title) {
      const put = await answer((): PutOutcome => {
        if (given.full === id) return 'full';
        if (!rows.has(id) && title === undefined) return 'missing';
        const row = rows.get(id) ?? { title: title ?? '', entries: [], change: 0 };
        for (const entry of entries) {
          puts.push(entry);
          const index = row.entries.findIndex((each) => each.id === entry.id);
          if (index < 0) row.entries.push(entry);
          else if (row.entries[index]?.isOpen) row.entries[index] = entry;
        }
        rows.set(id, { ...row, change: ++count });
        return 'stored';
      });
      if (put.ok) changes.emit();
      return put;
    },
    removeEntries: (_user, id, ids) =>
      answer(() => {
        const row = rows.get(id);
        if (row) rows.set(id, { ...row, entries: row.entries.filter((entry) => !ids.includes(entry.id)) });
      }),
    rename: (_user, id, title) =>
      answer(() => void rows.set(id, { ...rows.get(id)!, title, change: ++count })),
    async remove(_user, id) {
      const removed = await answer(() => void rows.delete(id));
      if (removed.ok) changes.emit();
      return removed;
    },
    keptDays: () => answer(() => 90),
    watch: (_user, onChange) => changes.subscribe(onChange),
  };
  const texts = (id = [...rows.keys()][0] ?? '') =>
    rows.get(id)?.entries.map(({ body }) => body['text'] ?? body['state']);
  return { port, rows, puts, texts, given, changes };
}

export type MemoryConversations = ReturnType<typeof memoryConversations>;

/** A page of Ada's on this database: another tab or another device, or the same one after a reload with its storage. */
export function openPage(
  database: MemoryConversations,
  storage = memory(),
  /** Done on the page before the code that stores the conversation has come. */
  early: (store: ReturnType<typeof begin>['store']) => void = () => undefined,
  given: Begun = {},
) {
  const page = begin({ ...given, storage });
  const restored = page.store.get().entries;
  const timers: (() => void)[] = [];
  const saved = savedConversation({
    store: page.store,
    port: async () => {
      if (database.given.noCode) throw new Error('The code could not be fetched.');
      return database.port;
    },
    userId: 'ada',
    storage,
    key: 'k',
    clock: {
      now: () => 0,
      after(_ms, run) {
        timers.push(run);
        return () => timers.splice(timers.indexOf(run) >>> 0, 1);
      },
      every: () => () => undefined,
    },
  });
  early(page.store);
  const disconnect = saved.connect(restored);
  return {
    ...page,
    saved,
    storage,
    /** How much waits to be tried again. */
    waiting: () => timers.length,
    /** What waits to be tried again is tried. */
    retry: () => timers.splice(0).forEach((run) => run()),
    close() {
      disconnect();
      page.leave();
    },
  };
}
