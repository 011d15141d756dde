import type { AuthChangeEvent, Session, UserAttributes } from '@supabase/auth-js';
import type { AuthEvent, AuthPort, RestoredSession, User } from '../../../src/services/auth.ts';
import { emitter } from '../../../src/services/emitter.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { catchMalformed } from './catchMalformed.ts';
import { retryWithNewToken } from './retryWithNewToken.ts';
import { storedAvatar } from './avatar.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { failureOf, signInRefusalOf, unexpected } from './failure.ts';
import { keepVerifier } from './keepVerifier.ts';
import type { FollowedLink, LinkSession } from './link.ts';
import { hasAuthenticatorApp, needsFactor } from '../../../src/services/needsFactor.ts';
import { isOffline } from './online.ts';
import { passwordRefusalOf, signOutOthers, weakPasswordReasons } from './password.ts';
import { offlineTimeoutMs } from './session.ts';
import { userOf } from './user.ts';

const unavailable = failed({ kind: 'unavailable', message: errorMessages.unavailable });
const refused = { ok: false, failure: { ...unavailable.failure, reason: 'other' } } as const;

export interface SupabaseAuthOptions {
  /** Where the links in mails lead to; the page's own origin if not given. */
  origin?: string;
  /** The longest that `restoreSession` waits for a stored session to be confirmed, in ms; 5000 if not given. */
  startTimeoutMs?: number;
}

/** Events of the vendor's client after which the user is still the same one, and our names for them. */
const sameUserEvents = {
  TOKEN_REFRESHED: 'token-refreshed',
  USER_UPDATED: 'user-updated',
  MFA_CHALLENGE_VERIFIED: 'mfa-verified',
} as const;

/** The auth port over Supabase: sessions, links of mails, and passwords. [C1, S1, X9] */
export function supabaseAuth(client: SupabaseClient, options: SupabaseAuthOptions = {}): AuthPort {
  const { auth } = client;
  const { origin = globalThis.location?.origin, startTimeoutMs = 5000 } = options;
  // What a link was for stands in the address that it leads back to, for another browser to say the right words. [U3]
  const emailBack = origin === undefined ? {} : { emailRedirectTo: `${origin}/?from=signup` };
  const recoveryBack = origin === undefined ? {} : { redirectTo: `${origin}/?from=recovery` };
  const { emit, subscribe } = emitter<AuthEvent>();

  let user: User | null = null;
  /** The token of the session that was heard of last. It stays here when that session has ended. */
  let token: string | undefined;
  let hasEnded = false;
  let isSigningOut = false;
  let settled = false;
  /** True until a link has been followed: changes of the session are then part of the start, not events. */
  let following = client.redirect.found;
  let settle: () => void = () => undefined;
  const resolved = new Promise<void>((resolve) => {
    settle = () => {
      settled = !following;
      resolve();
    };
  });
  /** Loaded only when the address holds a link, which is rare. */
  let link: LinkSession | undefined;
  let starting: Promise<RestoredSession> | undefined;
  /** A session is stored, but the backend could not be reached to confirm it. */
  let waiting = false;

  /** Must stay synchronous: the vendor's client waits for its listeners, and a slow one would hang a sign-in. */
  function hear(event: AuthChangeEvent, session: Session | null) {
    if (!session) {
      hasEnded ||= event === 'SIGNED_OUT';
      if (event === 'SIGNED_OUT') signedOut();
      if (event === 'INITIAL_SESSION') settle();
      return;
    }
    // A tab that was just starting tells the others of the session that it found, even if they have ended it meanwhile.
    if (hasEnded && session.access_token === token) return;
    token = session.access_token;
    hasEnded = false;
    const isSameUser = user?.id === session.user.id;
    const before = user;
    user = userOf(session, client.url);
    if (needsFactor(token, session.user)) user = { ...user, needsFactor: true };
    if (user.needsFactor && !hasAuthenticatorApp(session.user)) user.hasNoAuthenticatorApp = true;
    waiting = false;
    if (!settled) settle();
    else if (event === 'PASSWORD_RECOVERY') emit({ type: 'password-recovery', user });
    // The client sends SIGNED_IN again when a tab becomes visible, and when another tab has become another user.
    else if (!isSameUser) emit({ type: 'signed-in', user });
    else if (Object.hasOwn(sameUserEvents, event))
      emit({ type: sameUserEvents[event as keyof typeof sameUserEvents], user });
    // Another tab has signed the same user in without the second factor, such as by a mail's link.
    else if (user.needsFactor && !before?.needsFactor) emit({ type: 'token-refreshed', user });
    // The address was confirmed in another tab.
    else if (user.isUnconfirmed !== before?.isUnconfirmed) emit({ type: 'user-updated', user });
  }
  auth.onAuthStateChange(hear);

  function signedOut() {
    const elsewhere = client.tabSync.signedOutElsewhere();
    if (!user && !waiting) return;
    user = null;
    waiting = false;
    if (settled)
      emit({ type: 'signed-out', cause: isSigningOut ? 'user' : elsewhere ? 'elsewhere' : 'expired' });
  }

  /** Resolves after `limit` ms; while the browser is offline, after one second at most. */
  const startTimeout = (limit = startTimeoutMs) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, isOffline() ? Math.min(offlineTimeoutMs, limit) : limit);
    });

  /** What `restoreSession` answers, by what is known so far. */
  function currentStart(): RestoredSession {
    waiting = !user && client.hasStoredSession();
    return { user, isRecovering: false, ...(waiting && { isRenewalPending: waiting }) };
  }

  /** Follows the address's link, for at most as long as a request may take. */
  async function follow(): Promise<FollowedLink> {
    if (!following) return {};
    let late = false;
    const tooLong = startTimeout(client.timeout).then((): FollowedLink => {
      late = true;
      return { redirectError: errorMessages.unavailable };
    });
    const followed = import('./link.ts').then(({ linkSession }) => {
      link = linkSession(client);
      return link.follow(
        () => user?.id,
        () => late,
      );
    });
    // Loading link.ts can fail just as the backend can.
    return Promise.race([followed, tooLong]).catch(() => ({ redirectError: errorMessages.unavailable }));
  }

  async function start(): Promise<RestoredSession> {
    await Promise.race([resolved, startTimeout()]);
    const followed = await follow();
    following = false;
    // From now on, changes of the session are events.
    settle();
    return { ...currentStart(), ...followed };
  }

  async function startAgain() {
    auth.forgetFailedRefresh();
    await Promise.race([auth.getSession(), startTimeout()]);
    return currentStart();
  }

  /** Turns an error into a failure. If the backend no longer knows the session, it is ended in this browser too. */
  async function failureAt(error: BackendError) {
    const failure = failureOf(error);
    if (failure.kind === 'session' && user) await auth.signOut({ scope: 'local' });
    return failure;
  }

  const toResult = async (answer: Promise<{ error: BackendError | null }>): Promise<Result<void>> => {
    const { error } = await catchMalformed(answer);
    return error ? failed(await failureAt(error)) : success(undefined);
  };

  const update = (change: UserAttributes) =>
    keepVerifier(client, () => retryWithNewToken(client, () => auth.updateUser(change)));

  /** Loaded only when it is needed: few sessions end while their page is open. */
  const signInAgain = (id: string, email: string, password: string): Promise<BackendError | null> =>
    import('./signInAs.ts').then(
      ({ signInAs }) => signInAs(client, id, email, password),
      () => ({ message: errorMessages.unavailable }),
    );

  return {
    mayHaveSession: () => client.redirect.found || client.hasStoredSession(),
    async followLink() {
      const result = link ? await link.accept() : failed(unexpected);
      if (!result.ok) return result;
      if (result.value && user) emit({ type: 'password-recovery', user });
      return success(undefined);
    },
    dismissLink: () => link?.decline(),

    restoreSession: () => (waiting ? (starting = startAgain()) : (starting ??= start())),
    subscribe,

    async signIn(email, password, expectedUserId) {
      const { error } = expectedUserId
        ? { error: await signInAgain(expectedUserId, email, password) }
        : await catchMalformed(auth.signInWithPassword({ email, password }));
      if (error) return { ok: false, failure: signInRefusalOf(error) };
      return { ok: true, ...(user?.needsFactor && { needsFactor: true }) };
    },

    verifyFactor: (code) =>
      import('./factor.ts').then(
        ({ verifyFactor }) => verifyFactor(client, code, retryWithNewToken),
        () => refused,
      ),

    async signUp(account) {
      const avatarUrl = storedAvatar(account.avatarUrl, '');
      const loaded = await import('./signUp.ts').catch(() => undefined);
      if (!loaded) return { ...unavailable, reasons: [] };
      return loaded.signUp(client, { ...account, avatarUrl }, emailBack);
    },
    resendConfirmation: (email) =>
      toResult(keepVerifier(client, () => auth.resend({ type: 'signup', email, options: emailBack }))),
    sendRecovery: (email) =>
      toResult(keepVerifier(client, () => auth.resetPasswordForEmail(email, recoveryBack))),

    // A mail's link works in the browser that asked for it alone, and its digits work anywhere. [U4]
    async verifyCode(email, token, type) {
      const { data, error } = await catchMalformed(auth.verifyOtp({ email, token, type }));
      if (data?.session) return { ok: true };
      const failure = error ? failureOf(error) : unexpected;
      return {
        ok: false,
        failure: { ...failure, reason: failure.code === 'otp_expired' ? 'code-refused' : 'other' },
      };
    },

    async setPassword(password, nonce) {
      const { error } = await update({ password, ...(nonce && { nonce }) });
      if (!error) return { ok: true, othersSignedOut: await signOutOthers(auth) };
      const failure = passwordRefusalOf(await failureAt(error));
      return { ok: false, failure, reasons: weakPasswordReasons(error) };
    },
    sendPasswordCode: () => toResult(retryWithNewToken(client, () => auth.reauthenticate())),

    updateMetadata: ({ fullName, avatarUrl }) =>
      toResult(
        update({ data: { full_name: fullName, avatar_url: storedAvatar(avatarUrl, user?.id ?? '') } }),
      ),

    async signOut(scope) {
      isSigningOut = true;
      client.tabSync.tell('leaving');
      try {
        const { error } = await auth.signOut({ scope });
        if (user) client.tabSync.tell('staying');
        // Signing out of this device works without the backend, so its answer matters only to a global sign-out.
        return error && user && scope === 'global' ? failed(failureOf(error)) : success(undefined);
      } finally {
        isSigningOut = false;
      }
    },
  };
}
