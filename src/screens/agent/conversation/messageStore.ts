import { emitter } from '../../../services/emitter.ts';
import type { Entry, TaskEntry } from './entries.ts';
import { chunksOf, chunkGroupsOf, type MessageChunk, type ChunkGroup } from './messageChunk.ts';
import { threadStorage } from './threadStorage.ts';

export interface Conversation {
  entries: readonly Entry[];
  /** The same, in the parts in which it is drawn and stored. */
  parts: readonly MessageChunk[];
  /** And these, as they lie on the page. */
  stretches: readonly ChunkGroup[];
  /** A reply is on its way (R6). */
  pending: boolean;
  inCall: boolean;
}

type Change = Partial<Omit<Conversation, 'parts' | 'stretches'>>;

export interface LogOptions {
  /** Session storage, so that a reload keeps the conversation and the next user does not find it. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
}

/** What was said and done, in order, and kept. */
export function messageStore({ storage, key }: LogOptions) {
  const changes = emitter<void>();
  const keeper = threadStorage(storage, key);
  const restored = keeper.restore();
  let thread = restored.thread;
  /** Of the provider's memory: a call, or a new beginning, starts another one. */
  let epoch = 0;
  let state: Conversation = {
    entries: restored.parts.flat(),
    parts: restored.parts,
    stretches: chunkGroupsOf(restored.parts),
    pending: false,
    inCall: false,
  };

  /** When each entry began: what began first stands first, whenever it is known. */
  const places = new Map<string, number>();
  let count = 0;
  let kept = true;

  function change({ entries, ...next }: Change) {
    state = { ...state, ...next };
    if (entries) {
      const parts = chunksOf(entries, state.parts);
      state = { ...state, entries, parts, stretches: chunkGroupsOf(parts, state.stretches) };
      if (kept) keeper.keep(parts, thread);
    }
    changes.emit();
  }

  /** A place that what comes later stands behind. */
  const place = () => ++count;

  function add(entry: Entry, at = place(), more: Change = {}) {
    places.set(entry.id, at);
    // They stand in the order of their places, so that the end is near.
    const before = state.entries.findLastIndex(({ id }) => (places.get(id) ?? 0) <= at);
    change({ ...more, entries: state.entries.toSpliced(before + 1, 0, entry) });
  }

  return {
    subscribe: (listen: () => void) => changes.subscribe(listen),
    get: () => state,
    change,
    place,
    placeOf: (id: string) => places.get(id) ?? 0,
    add,
    replace(entry: Entry) {
      if (!state.entries.some(({ id }) => id === entry.id)) return;
      change({ entries: state.entries.map((each) => (each.id === entry.id ? entry : each)) });
    },
    task: (id: string) =>
      state.entries.findLast((entry): entry is TaskEntry => entry.id === id && entry.type === 'task'),

    /** False once the user has left: what ends later must not bring back what was forgotten. */
    keeping(next: boolean) {
      kept = next;
    },

    memory: () => ({ thread, epoch }),
    /** Ignored when the memory it belongs to is gone. */
    remember(next: string | undefined, of: number) {
      if (of === epoch) thread = next ?? thread;
    },
    /** The provider's memory no longer is the whole conversation: the next message brings what was said. */
    forgetThread() {
      thread = undefined;
      epoch++;
    },
  };
}

export type MessageStore = ReturnType<typeof messageStore>;
