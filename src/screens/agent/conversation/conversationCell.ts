import { emitter } from '../../../services/emitter.ts';

/** One value that changes often, apart from the list, so that a piece renders nothing but the bubble that grows. */
export function cell<T>(initial: T) {
  const changes = emitter<void>();
  let value = initial;
  return {
    subscribe: (listen: () => void) => changes.subscribe(listen),
    get: () => value,
    set(next: T) {
      if (next === value) return;
      value = next;
      changes.emit();
    },
  };
}

export type Cell<T> = ReturnType<typeof cell<T>>;
