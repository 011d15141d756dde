import { errorMessages } from '../src/services/messages.ts';
import { failed } from '../src/services/result.ts';

type AsyncMethods<Port> = { [Name in keyof Port]: (...args: never[]) => Promise<unknown> };

/** What a port says whose code cannot be fetched, which is as much as a missing connection. */
export const unavailable = failed({ kind: 'unavailable', message: errorMessages.unavailable });

/**
 * A port whose code is fetched by its first call. Every method must be asynchronous. When the code cannot be fetched, that call
 * resolves to `otherwise`, or rejects where that is not given, and the next one tries again.
 */
export function lazyPort<Port extends AsyncMethods<Port>>(
  load: () => Promise<Port>,
  otherwise?: Awaited<ReturnType<Port[keyof Port]>>,
): Port {
  const call =
    (name: keyof Port) =>
    async (...args: never[]) => {
      const port = await load().catch((error: unknown) => {
        if (otherwise === undefined) throw error;
      });
      return port ? port[name](...args) : otherwise;
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
