/**
 * Work that would be lost if the account left the screen now: a form with unsaved changes, a write on its way to the backend,
 * or an open conversation with the agent.
 */
export type WorkKind = 'form' | 'save' | 'conversation';

/** While there is pending work, an expired session leaves the account on the screen and asks the user to sign in again. [S4] */
export interface PendingWork {
  /** Registers one piece of work. Returns the function that ends it. */
  begin: (kind: WorkKind) => () => void;
  /** Whether there is any work, or any of this kind. */
  has: (kind?: WorkKind) => boolean;
  /** Drops all of it, because its user is gone. */
  clear: () => void;
  /** Calls `listen` on each change. Returns a function that unsubscribes. */
  subscribe: (listen: () => void) => () => void;
}

export function pendingWorkStore(): PendingWork {
  let entries: readonly { kind: WorkKind }[] = [];
  const listeners = new Set<() => void>();
  function change(next: typeof entries) {
    entries = next;
    for (const listen of listeners) listen();
  }
  return {
    begin(kind) {
      const entry = { kind };
      change([...entries, entry]);
      return () => change(entries.filter((each) => each !== entry));
    },
    has: (kind) => entries.some((entry) => kind === undefined || entry.kind === kind),
    clear: () => change([]),
    subscribe(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}
