import { emitter } from '../../../services/emitter.ts';
import type { Entry, TaskEntry } from './entries.ts';
import { threadStorage, type ThreadStorageOptions } from './threadStorage.ts';

export interface ConversationState {
  /** What was said and done, in the order in which it began. */
  entries: readonly Entry[];
  /** A reply is awaited, so that nothing else is sent. [R6] */
  pending: boolean;
  inCall: boolean;
}

/** The entries of the conversation, stored at each change, and the id of the provider's memory of it. */
export function messageStore(options: ThreadStorageOptions) {
  const changes = emitter<void>();
  const stored = threadStorage(options);
  const restored = stored.restore();
  let thread = restored.thread;
  /** Counts the provider's memories: after a call, or a new beginning, the next message starts another one. */
  let epoch = 0;
  let state: ConversationState = { entries: restored.entries, pending: false, inCall: false };

  /** Each entry's sort position. It is given when the entry begins, since its words may be known later. */
  const positions = new Map<string, number>();
  let lastPosition = 0;
  let isStoring = true;
  let isHeld = false;

  function change(next: Partial<ConversationState>) {
    state = { ...state, ...next };
    if (next.entries && isStoring) stored.save(next.entries, thread);
    if (!isHeld) changes.emit();
  }

  /** Reserves the next sort position, so that a late reply keeps its place. */
  const nextPosition = () => ++lastPosition;

  function add(entry: Entry, position = nextPosition(), more: Partial<ConversationState> = {}) {
    positions.set(entry.id, position);
    // Entries are sorted by position, so that the search from the end is short.
    const before = state.entries.findLastIndex(({ id }) => (positions.get(id) ?? 0) <= position);
    change({ ...more, entries: state.entries.toSpliced(before + 1, 0, entry) });
  }

  return {
    subscribe: (listen: () => void) => changes.subscribe(listen),
    get: () => state,
    change,
    /** Makes several changes; subscribers are notified once, after the last one. */
    together<T>(make: () => T): T {
      isHeld = true;
      try {
        return make();
      } finally {
        isHeld = false;
        changes.emit();
      }
    },
    nextPosition,
    /** 0 for what was there before the page was loaded. */
    positionOf: (id: string) => positions.get(id) ?? 0,
    /** Whether it came about on this page: not before it was loaded, in another tab or on another device. */
    isFromHere: (id: string) => positions.has(id),
    add,
    replace(entry: Entry) {
      if (!state.entries.some(({ id }) => id === entry.id)) return;
      change({ entries: state.entries.map((each) => (each.id === entry.id ? entry : each)) });
    },
    /** Moves an entry behind all others, where it is read as the newest. */
    moveToEnd(id: string) {
      const entry = state.entries.find((each) => each.id === id);
      if (!entry || entry === state.entries.at(-1)) return;
      positions.set(id, nextPosition());
      change({ entries: [...state.entries.filter((each) => each !== entry), entry] });
    },
    task: (id: string) =>
      state.entries.findLast((entry): entry is TaskEntry => entry.id === id && entry.type === 'task'),

    /** False once the user has left, so that a late end does not store again what was deleted. */
    setStoring(next: boolean) {
      isStoring = next;
    },

    /**
     * Shows what was read from the database: entries that other pages have `added`, of which the provider's memory does not
     * know, or `earlier` ones.
     */
    merge: (entries: readonly Entry[], what: 'added' | 'earlier' = 'added') => {
      if (what === 'added') {
        thread = undefined;
        epoch++;
      }
      change({ entries });
    },

    memory: () => ({ thread, epoch }),
    /** Ignored when the memory that the id belongs to is no longer the current one. */
    remember(next: string | undefined, of: number) {
      if (of === epoch) thread = next ?? thread;
    },
    /** The provider's memory no longer is the whole conversation: the next message brings the last turns along. */
    forgetThread() {
      thread = undefined;
      epoch++;
    },
  };
}

export type MessageStore = ReturnType<typeof messageStore>;
