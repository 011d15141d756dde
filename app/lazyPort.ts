type AsyncMethods<Port> = { [Name in keyof Port]: (...args: never[]) => Promise<unknown> };

/**
 * A port whose code is fetched by its first call. Every method must be asynchronous. When the code cannot be fetched,
 * that call rejects and the next one tries again.
 */
export function lazyPort<Port extends AsyncMethods<Port>>(load: () => Promise<Port>): Port {
  const call =
    (name: keyof Port) =>
    async (...args: never[]) => {
      const port = await load();
      return port[name](...args);
    };
  return new Proxy({} as Port, { get: (_target, name) => call(name as keyof Port) });
}

/** Loads once for all callers, and again after a failure. */
export function loadOnce<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
