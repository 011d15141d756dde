import type { AuthEvent, AuthPort, RestoredSession, User } from '../src/services/auth.ts';
import { emitter } from '../src/services/emitter.ts';
import { loadOnce, unavailable } from './lazyPort.ts';

export interface LazyAuthOptions {
  load: () => Promise<AuthPort>;
  /** The key of the stored session, which another tab writes when it signs in. */
  storageKey: string;
  /** Whether the page's address contains a session or an error. */
  redirected: boolean;
  /** The user of the stored session, and until when it is valid, in ms since the epoch. */
  remembered?: { user: User; until: number } | undefined;
}

/** The auth client is loaded this long before the session expires, in ms, because it has to refresh it. [S4] */
const refreshMarginMs = 120_000;
/** The maximum delay of setTimeout, 2³¹−1 ms. */
const maxTimeoutMs = 2_147_483_647;

export interface LazyAuth extends AuthPort {
  /** Called when the real port is used: from then on its events count. */
  initialize: () => void;
}

/**
 * The auth port, whose code loads when it is needed. A visitor's page makes no request and knows at once that nobody is
 * signed in. The user of a valid stored session is known at once too.
 */
export function lazyAuth(options: LazyAuthOptions): LazyAuth {
  const { load, storageKey, redirected, remembered } = options;
  const { emit, subscribe } = emitter<AuthEvent>();
  /** What the real port has restored; undefined until its code has loaded. */
  let restored: RestoredSession | undefined;
  /** The user of the stored session, until the real port tells who is signed in. */
  let cachedUser = remembered?.user ?? null;

  const ready = loadOnce(async () => {
    const port = await load();
    const started = await port.restoreSession();
    restored = started;
    port.subscribe(emit);
    const before = cachedUser;
    cachedUser = null;
    // The session may have changed since the page was shown.
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
    // After the code has loaded, it listens itself.
    if (key !== storageKey || restored) return;
    if (newValue === null) {
      if (cachedUser) emit({ type: 'signed-out', cause: 'elsewhere' });
      cachedUser = null;
      return;
    }
    const before = cachedUser;
    if (before) initialize();
    else follow();
  });

  /** Somebody has signed in in another tab. Where the code cannot be fetched, this tab follows once there is a network again. */
  function follow() {
    // Once the code has loaded, it has told by itself who is signed in, and another user may be by now.
    if (restored) return;
    ready().then(
      () => {
        if (restored?.user) emit({ type: 'signed-in', user: restored.user });
      },
      () => addEventListener('online', follow, { once: true }),
    );
  }

  const refused = { ok: false, failure: { ...unavailable.failure, reason: 'other' } } as const;
  /** Treats code that cannot be fetched like a missing connection. */
  const attempt = <T>(call: (port: AuthPort) => Promise<T>, otherwise: T) =>
    ready().then(call, () => otherwise);

  return {
    subscribe,
    initialize,
    getCachedUser: () => cachedUser,
    mayHaveSession: () => redirected || stored(),
    async restoreSession() {
      if (cachedUser) return { user: cachedUser, isRecovering: false };
      const before = restored;
      const port = await ready().catch(() => undefined);
      if (port && before?.isRenewalPending) restored = await port.restoreSession();
      return restored ?? { user: null, isRecovering: false, ...(stored() && { isRenewalPending: true }) };
    },
    followLink: () => attempt((port) => port.followLink(), unavailable),
    dismissLink: () =>
      void ready().then(
        (port) => port.dismissLink(),
        () => undefined,
      ),
    signIn: (email, password, only) =>
      attempt<Awaited<ReturnType<AuthPort['signIn']>>>((port) => port.signIn(email, password, only), refused),
    verifyFactor: (code) =>
      attempt<Awaited<ReturnType<AuthPort['verifyFactor']>>>((port) => port.verifyFactor(code), refused),
    signUp: (account) => attempt((port) => port.signUp(account), { ...unavailable, reasons: [] }),
    resendConfirmation: (email) => attempt((port) => port.resendConfirmation(email), unavailable),
    verifyCode: (...code) =>
      attempt<Awaited<ReturnType<AuthPort['verifyCode']>>>((port) => port.verifyCode(...code), refused),
    sendRecovery: (email) => attempt((port) => port.sendRecovery(email), unavailable),
    setPassword: (...change) =>
      attempt<Awaited<ReturnType<AuthPort['setPassword']>>>((port) => port.setPassword(...change), {
        ...refused,
        reasons: [],
      }),
    sendPasswordCode: () => attempt((port) => port.sendPasswordCode(), unavailable),
    updateMetadata: (change) => attempt((port) => port.updateMetadata(change), unavailable),
    signOut: (scope) => attempt((port) => port.signOut(scope), unavailable),
  };
}
