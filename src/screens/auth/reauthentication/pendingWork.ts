/** What would be lost if the account closed now: a form that was typed into, a save on its way, a talk. */
export type WorkKind = 'form' | 'save' | 'talk';

export interface PendingWork {
  /** Returns the end of it. */
  begin: (kind: WorkKind) => () => void;
  /** Whether there is any, or any of this kind. */
  goesOn: (kind?: WorkKind) => boolean;
  /** Of a user who is gone. */
  forget: () => void;
  subscribe: (listen: () => void) => () => void;
}

export function pendingWork(): PendingWork {
  let going: readonly { kind: WorkKind }[] = [];
  const listeners = new Set<() => void>();
  function change(next: typeof going) {
    going = next;
    for (const listen of listeners) listen();
  }
  return {
    begin(kind) {
      const mine = { kind };
      change([...going, mine]);
      return () => change(going.filter((one) => one !== mine));
    },
    goesOn: (kind) => going.some((one) => kind === undefined || one.kind === kind),
    forget: () => change([]),
    subscribe(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}
