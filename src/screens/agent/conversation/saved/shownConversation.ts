import { observableValue } from '../observableValue.ts';
import type { Outbox } from './outbox.ts';

export interface ShownState {
  /** Of the conversation that is shown; undefined before the first message of a new one. */
  id: string | undefined;
  /** `loading`: the newest conversation is being read. `failed`: it could not be, and Retry helps. */
  status: 'loading' | 'ready' | 'failed';
  /** Its first entries were given to the outbox, or it was read. */
  isBegun: boolean;
  /** The user has asked for a new one, so that none is shown in its place. */
  isNew: boolean;
  /** Where the entries before those that are shown can be read; undefined when there are none. */
  earlier: number | undefined;
  /** Another number whenever another conversation is shown as a whole: none of it is news to be announced. */
  generation: number;
  /** The conversation that was shown here was deleted elsewhere. */
  isGone: boolean;
}

/** Which conversation is shown. Its id outlives a reload. */
export function shownConversation(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string) {
  const stored = read();
  const value = observableValue<ShownState>({
    id: stored === 'new' ? undefined : stored,
    status: 'loading',
    isBegun: false,
    isNew: stored === 'new',
    earlier: undefined,
    generation: 0,
    isGone: false,
  });

  function read() {
    try {
      return storage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  function remember({ id, isNew }: ShownState) {
    try {
      const next = id ?? (isNew ? 'new' : undefined);
      if (next) storage.setItem(key, next);
      else storage.removeItem(key);
    } catch {
      // The newest conversation is shown after a reload.
    }
  }

  function set(next: Partial<ShownState>) {
    const before = value.get();
    value.set({ ...before, ...next, ...(next.id && { isNew: false }) });
    if (value.get().id !== before.id || value.get().isNew !== before.isNew) remember(value.get());
  }

  return {
    subscribe: value.subscribe,
    get: value.get,
    set,
    /** Another conversation is shown as a whole. */
    show: (id: string, earlier: number | undefined) =>
      set({
        id,
        status: 'ready',
        isBegun: true,
        earlier,
        isGone: false,
        generation: value.get().generation + 1,
      }),
    /** The user wants a new one. */
    begin: () =>
      set({
        id: undefined,
        status: 'ready',
        isBegun: false,
        isNew: true,
        earlier: undefined,
        isGone: false,
      }),
  };
}

/** Why what is shown is not stored. That another conversation is full, or was refused in part, is said there, and not here. [L2] */
export const shownProblem = (
  box: Pick<Outbox, 'problem' | 'isFull' | 'isIncomplete'>,
  shown: ReturnType<typeof shownConversation>,
) => ({
  get: () => {
    const problem = box.problem.get();
    const { id = '' } = shown.get();
    if (box.isFull(id)) return 'full';
    if (problem === 'unavailable' || problem === 'too-many') return problem;
    return box.isIncomplete(id) ? 'refused' : undefined;
  },
  subscribe: (listener: () => void) => {
    const ends = [box.problem.subscribe(listener), shown.subscribe(listener)];
    return () => ends.forEach((end) => end());
  },
});
