import {
  conversationLimits,
  type ConversationsPort,
  type StoredConversation,
} from '../../../../services/conversations.ts';
import { success, type Failure, type Result } from '../../../../services/result.ts';
import type { Entry } from '../entries.ts';
import { observableValue } from '../observableValue.ts';
import { fromStored } from './storedEntry.ts';

const pageSize = 20;
/** The database answers a request with no more. */
const mostAtOnce = 100;
/** How long to wait for the next letter of a search, in ms. */
const typingMs = 250;

export interface ListState {
  /** `failed`: they could not be read, and Retry helps. */
  status: 'loading' | 'ready' | 'failed';
  conversations: readonly StoredConversation[];
  /** What is in the search field. */
  search: string;
  /** It is longer than what can be searched for: the list stays as it is. */
  isSearchTooLong: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** How many days conversations are kept; undefined until that is known. */
  keptDays: number | null | undefined;
}

export interface ListOptions {
  port: () => Promise<ConversationsPort>;
  userId: string;
  /** Called whenever the list was read: the database answers. */
  onRead?: () => void;
}

const unreachable = { ok: false, failure: { kind: 'unavailable', message: '' } satisfies Failure } as const;

/** The user's conversations for the screen: pages, a search, and what can be done with one of them. */
export function conversationList({ port, userId, onRead = () => undefined }: ListOptions) {
  const state = observableValue<ListState>({
    status: 'loading',
    conversations: [],
    search: '',
    isSearchTooLong: false,
    hasMore: false,
    isLoadingMore: false,
    keptDays: undefined,
  });
  const set = (next: Partial<ListState>) => state.set({ ...state.get(), ...next });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Drops an answer when a newer request was sent meanwhile. */
  let latestRequest = 0;
  /** What the list is asked for. */
  let searched = '';

  const ask = <T>(request: (conversations: ConversationsPort) => Promise<T>) =>
    port()
      .then(request)
      .catch(() => unreachable);

  /** The first rows, up to `count`, with as many requests as they need. */
  async function readFirst(count: number): Promise<Result<readonly StoredConversation[]>> {
    const search = searched;
    let rows: readonly StoredConversation[] = [];
    for (;;) {
      const before = rows.at(-1);
      const limit = Math.min(mostAtOnce, count - rows.length);
      const found = await ask((conversations) =>
        conversations.list(userId, { search, limit, ...(before && { before }) }),
      );
      if (!found.ok) return found;
      rows = [...rows, ...found.value];
      if (found.value.length < limit || rows.length >= count) return success(rows);
    }
  }

  /** Reads as many as are shown, so that the list does not shrink, and one that only tells whether there are more. */
  async function load() {
    clearTimeout(timer);
    const ownRequest = ++latestRequest;
    const limit = Math.max(pageSize, state.get().conversations.length);
    const found = await readFirst(limit + 1);
    if (ownRequest !== latestRequest) return;
    if (found.ok) {
      set({
        status: 'ready',
        conversations: found.value.slice(0, limit),
        hasMore: found.value.length > limit,
        isLoadingMore: false,
      });
      onRead();
    } else set({ status: 'failed', isLoadingMore: false });
    if (state.get().keptDays !== undefined) return;
    const days = await ask((conversations) => conversations.keptDays());
    if (days.ok) set({ keptDays: days.value });
  }

  async function loadMore() {
    const { conversations: shown, isLoadingMore } = state.get();
    const before = shown.at(-1);
    if (!before || isLoadingMore) return;
    const ownRequest = ++latestRequest;
    set({ isLoadingMore: true });
    const found = await ask((conversations) =>
      conversations.list(userId, { search: searched, before, limit: pageSize + 1 }),
    );
    if (ownRequest !== latestRequest) return;
    if (!found.ok) return set({ status: 'failed', isLoadingMore: false });
    set({
      conversations: [...shown, ...found.value.slice(0, pageSize)],
      hasMore: found.value.length > pageSize,
      isLoadingMore: false,
    });
  }

  return {
    subscribe: state.subscribe,
    get: state.get,
    load: () => void load(),
    loadMore: () => void loadMore(),
    retry: () => {
      set({ status: 'loading' });
      void load();
    },
    search: (search: string) => {
      const isSearchTooLong = search.trim().length > conversationLimits.search;
      set({ search, isSearchTooLong });
      clearTimeout(timer);
      if (isSearchTooLong) return;
      searched = search.trim();
      timer = setTimeout(() => void load(), typingMs);
    },
    /** Resolves to whether it was stored. One that is gone meanwhile is none. */
    async rename(id: string, title: string): Promise<boolean> {
      const renamed = await ask((conversations) => conversations.rename(userId, id, title));
      await load();
      return renamed.ok;
    },
    /** Resolves to whether it is gone. */
    async remove(id: string): Promise<boolean> {
      const removed = await ask((conversations) => conversations.remove(userId, id));
      await load();
      return removed.ok;
    },
    /** All entries of a conversation; undefined when they could not be read. */
    async read(id: string): Promise<readonly Entry[] | undefined> {
      let entries: readonly Entry[] = [];
      let before: number | undefined;
      do {
        const at = before;
        const found = await ask((conversations) =>
          conversations.load(userId, id, { limit: 500, ...(at !== undefined && { before: at }) }),
        );
        if (!found.ok) return undefined;
        entries = [...fromStored(found.value.entries), ...entries];
        before = found.value.earlier;
      } while (before !== undefined);
      return entries;
    },
  };
}

export type ConversationListModel = ReturnType<typeof conversationList>;
