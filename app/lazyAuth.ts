import type { AuthEvent, AuthPort, RestoredSession, User } from '../src/services/auth.ts';
import { emitter } from '../src/services/emitter.ts';
import { errorMessages } from '../src/services/messages.ts';
import { failed } from '../src/services/result.ts';
import { loadOnce } from './lazyPort.ts';

export interface LazyAuthOptions {
  load: () => Promise<AuthPort>;
  /** Where the session is stored; another tab that signs in writes there. */
  storageKey: string;
  /** Whether the page's address brings a session or an error. */
  redirected: boolean;
  /** Whose session is stored, and until when it can be used as it is (ms since the epoch). */
  remembered?: { user: User; until: number } | undefined;
}

/** S4's margin, and a little: the code must be here when the session is to be renewed. */
const refreshMarginMs = 120_000;
/** Timers take no longer ones. */
const maxTimeoutMs = 2_147_483_647;

export interface LazyAuth extends AuthPort {
  /** The real port listens from now on: its client is in use. */
  initialize: () => void;
}

/**
 * The auth port without its code. A visitor's page makes no request and knows at once that nobody is signed in; who
 * comes back with a valid session is known at once too, and the code comes when it has something to do.
 */
export function lazyAuth(options: LazyAuthOptions): LazyAuth {
  const { load, storageKey, redirected, remembered } = options;
  const { emit, subscribe } = emitter<AuthEvent>();
  let begun: RestoredSession | undefined;
  let known = remembered?.user ?? null;

  const ready = loadOnce(async () => {
    const port = await load();
    const started = await port.restoreSession();
    begun = started;
    port.subscribe(emit);
    const before = known;
    known = null;
    // What the page was shown as may have changed meanwhile.
    if (before && !started.user && !started.isRenewalPending) emit({ type: 'signed-out', cause: 'expired' });
    if (before && started.user && started.user.id !== before.id)
      emit({ type: 'signed-in', user: started.user });
    return port;
  });
  const initialize = () => void ready().catch(() => undefined);

  if (remembered)
    setTimeout(
      initialize,
      Math.min(Math.max(remembered.until - Date.now() - refreshMarginMs, 0), maxTimeoutMs),
    );

  function stored() {
    try {
      return localStorage.getItem(storageKey) !== null;
    } catch {
      return false;
    }
  }

  addEventListener('storage', ({ key, newValue }) => {
    // Once the code is here it listens by itself.
    if (key !== storageKey || begun) return;
    if (newValue === null) {
      if (known) emit({ type: 'signed-out', cause: 'elsewhere' });
      known = null;
      return;
    }
    const before = known;
    void ready().then(() => {
      if (!before && begun?.user) emit({ type: 'signed-in', user: begun.user });
    });
  });

  const unavailable = failed({ kind: 'unavailable', message: errorMessages.unavailable });
  /** Code that cannot be fetched is a connection that is not there. */
  const attempt = <T>(call: (port: AuthPort) => Promise<T>, otherwise: T) =>
    ready().then(call, () => otherwise);

  return {
    subscribe,
    initialize,
    getCachedUser: () => known,
    mayHaveSession: () => redirected || stored(),
    async restoreSession() {
      if (known) return { user: known, isRecovering: false };
      const before = begun;
      const port = await ready().catch(() => undefined);
      if (port && before?.isRenewalPending) begun = await port.restoreSession();
      return begun ?? { user: null, isRecovering: false, ...(stored() && { isRenewalPending: true }) };
    },
    followLink: () => attempt((port) => port.followLink(), unavailable),
    dismissLink: () => void ready().then((port) => port.dismissLink()),
    signIn: (email, password, only) =>
      attempt<Awaited<ReturnType<AuthPort['signIn']>>>((port) => port.signIn(email, password, only), {
        ok: false,
        failure: { ...unavailable.failure, reason: 'other' },
      }),
    signUp: (account) => attempt((port) => port.signUp(account), { ...unavailable, reasons: [] }),
    resendConfirmation: (email) => attempt((port) => port.resendConfirmation(email), unavailable),
    sendRecovery: (email) => attempt((port) => port.sendRecovery(email), unavailable),
    setPassword: (...change) =>
      attempt<Awaited<ReturnType<AuthPort['setPassword']>>>((port) => port.setPassword(...change), {
        ok: false,
        failure: { ...unavailable.failure, reason: 'other' },
        reasons: [],
      }),
    sendPasswordCode: () => attempt((port) => port.sendPasswordCode(), unavailable),
    updateMetadata: (change) => attempt((port) => port.updateMetadata(change), unavailable),
    signOut: (scope) => attempt((port) => port.signOut(scope), unavailable),
  };
}
