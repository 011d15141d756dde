import type { AuthEvent, AuthPort, AuthStart } from '../src/services/auth.ts';
import { emitter } from '../src/services/emitter.ts';
import { plain } from '../src/services/messages.ts';
import { failed } from '../src/services/result.ts';
import { once } from './deferred.ts';

export interface DeferredAuthOptions {
  load: () => Promise<AuthPort>;
  /** Where the session is stored; another tab that signs in writes there. */
  storageKey: string;
  /** Whether the page's address brings a session or an error. */
  redirected: boolean;
}

/** The auth port without its code: a visitor's page makes no request and knows at once that nobody is signed in. */
export function deferredAuth({ load, storageKey, redirected }: DeferredAuthOptions): AuthPort {
  const { emit, subscribe } = emitter<AuthEvent>();
  let begun: AuthStart | undefined;

  const ready = once(async () => {
    const port = await load();
    begun = await port.start();
    port.subscribe(emit);
    return port;
  });

  function stored() {
    try {
      return localStorage.getItem(storageKey) !== null;
    } catch {
      return false;
    }
  }

  addEventListener('storage', ({ key, newValue }) => {
    // Once the code is here it listens by itself.
    if (key !== storageKey || newValue === null || begun) return;
    void ready().then(() => {
      if (begun?.user) emit({ type: 'signed-in', user: begun.user });
    });
  });

  const unavailable = failed({ kind: 'unavailable', message: plain.unavailable });
  /** Code that cannot be fetched is a connection that is not there. */
  const attempt = <T>(call: (port: AuthPort) => Promise<T>, otherwise: T) =>
    ready().then(call, () => otherwise);

  return {
    subscribe,
    mayHaveSession: () => redirected || stored(),
    async start() {
      await ready().catch(() => undefined);
      return begun ?? { user: null, recovering: false };
    },
    signIn: (email, password) =>
      attempt<Awaited<ReturnType<AuthPort['signIn']>>>((port) => port.signIn(email, password), {
        ok: false,
        failure: { ...unavailable.failure, reason: 'other' },
      }),
    signUp: (account) => attempt((port) => port.signUp(account), { ...unavailable, reasons: [] }),
    resendConfirmation: (email) => attempt((port) => port.resendConfirmation(email), unavailable),
    sendRecovery: (email) => attempt((port) => port.sendRecovery(email), unavailable),
    setPassword: (password) => attempt((port) => port.setPassword(password), { ...unavailable, reasons: [] }),
    updateMetadata: (change) => attempt((port) => port.updateMetadata(change), unavailable),
    signOut: (scope) => attempt((port) => port.signOut(scope), unavailable),
  };
}
