import { emitter } from '../../../services/emitter.ts';

/** One value that can be subscribed to. What changes often stands in one, so that only the component that shows it renders. */
export function observableValue<T>(initial: T) {
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

export type ObservableValue<T> = ReturnType<typeof observableValue<T>>;
