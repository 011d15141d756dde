/** A set of listeners. One that unsubscribes while an event is delivered is not called any more. */
export function emitter<Event>() {
  const listeners = new Set<(event: Event) => void>();
  const emit = (event: Event) => {
    for (const listen of listeners) listen(event);
  };
  const subscribe = (listen: (event: Event) => void) => {
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  };
  return { emit, subscribe };
}
