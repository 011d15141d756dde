/** A set of listeners. One that unsubscribes while an event is delivered is not called any more. */
export function emitter<Event>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event: Event) {
      for (const listen of listeners) listen(event);
    },
    subscribe(listen: (event: Event) => void) {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
      };
    },
  };
}
