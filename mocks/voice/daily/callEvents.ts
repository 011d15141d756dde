type Listener = (event: unknown) => void;

/** The emitter of the call library. It logs an error that a listener throws, and goes on. */
export class CallEvents {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): this {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return this;
  }

  once(name: string, listener: Listener): this {
    const only = (event: unknown) => {
      this.off(name, only);
      listener(event);
    };
    return this.on(name, only);
  }

  off(name: string, listener: Listener): this {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }

  emit(name: string, event: object = {}): void {
    const listeners = Array.from(this.#listeners.get(name) ?? []);
    for (const listener of listeners) {
      try {
        listener({ action: name, ...event });
      } catch (error) {
        console.log('could not emit', name, error);
      }
    }
  }
}
