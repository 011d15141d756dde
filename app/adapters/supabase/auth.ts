import type { AuthChangeEvent, GoTrueClient, UserAttributes } from '@supabase/auth-js';
import type { AuthEvent, AuthPort, AuthStart, User } from '../../../src/services/auth.ts';
import { emitter } from '../../../src/services/emitter.ts';
import { plain } from '../../../src/services/messages.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { answered } from './answered.ts';
import { askAgainRenewed } from './askAgainRenewed.ts';
import { storedAvatar } from './avatar.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { anotherAccount, failureOf, signInRefusalOf, signUpRefusalOf, unexpected } from './failure.ts';
import type { Followed, LinkSession } from './link.ts';
import { offline } from './online.ts';
import { passwordRefusalOf, signOutOthers, weakPasswordReasons } from './password.ts';
import { offlinePatience } from './session.ts';
import { userOf, type Signed } from './user.ts';

export interface SupabaseAuthOptions {
  /** Where the links in mails lead back to; the page's own origin if not given. */
  origin?: string;
  /** In ms: `start` waits no longer than that. */
  startLimit?: number;
}

const steady = {
  TOKEN_REFRESHED: 'token-refreshed',
  USER_UPDATED: 'user-updated',
  MFA_CHALLENGE_VERIFIED: 'mfa-verified',
} as const;

/** The auth port over Supabase: sessions, links of mails, and passwords. [C1, S1, X9] */
export function supabaseAuth(client: SupabaseClient, options: SupabaseAuthOptions = {}): AuthPort {
  const { auth } = client;
  const { origin = globalThis.location?.origin, startLimit = 5000 } = options;
  const redirectTo = origin === undefined ? {} : { redirectTo: origin };
  const { emit, subscribe } = emitter<AuthEvent>();

  let user: User | null = null;
  let leaving = false;
  let settled = false;
  /** What happens until a link has been followed is part of the start, and no event. */
  let following = client.redirect.found;
  let settle: () => void = () => undefined;
  const resolved = new Promise<void>((resolve) => {
    settle = () => {
      settled = !following;
      resolve();
    };
  });
  /** Its code is loaded when the address holds a link, which is rare. */
  let link: LinkSession | undefined;
  let starting: Promise<AuthStart> | undefined;
  /** Somebody may be signed in; nobody could be asked yet. */
  let waiting = false;

  /** Synchronous: the vendor's client waits for its listeners, and a slow one would hang a sign-in. */
  function hear(event: AuthChangeEvent, session: Signed | null) {
    if (!session) {
      if (event === 'SIGNED_OUT') signedOut();
      if (event === 'INITIAL_SESSION') settle();
      return;
    }
    const known = user?.id === session.user.id;
    user = userOf(session, client.url);
    waiting = false;
    if (!settled) settle();
    else if (event === 'PASSWORD_RECOVERY') emit({ type: 'password-recovery', user });
    // A tab that becomes visible says SIGNED_IN again, and so does another tab that became another user.
    else if (!known) emit({ type: 'signed-in', user });
    else if (Object.hasOwn(steady, event)) emit({ type: steady[event as keyof typeof steady], user });
  }
  auth.onAuthStateChange(hear);

  function signedOut() {
    const elsewhere = client.neighbours.leftElsewhere();
    if (!user && !waiting) return;
    user = null;
    waiting = false;
    if (settled) emit({ type: 'signed-out', cause: leaving ? 'user' : elsewhere ? 'elsewhere' : 'expired' });
  }

  /** Resolves after `limit` ms at the latest. */
  const limited = (limit = startLimit) =>
    new Promise<void>((resolve) => {
      // Without a network there is nothing to wait for.
      setTimeout(resolve, offline() ? Math.min(offlinePatience, limit) : limit);
    });

  /** What is known by now. */
  function begun(): AuthStart {
    waiting = !user && client.stored();
    return { user, recovering: false, ...(waiting && { waiting }) };
  }

  /** Whoever has opened a link waits for it as long as a request may take. */
  async function follow(): Promise<Followed> {
    if (!following) return {};
    let late = false;
    const tooLong = limited(client.timeout).then((): Followed => {
      late = true;
      return { redirectError: plain.unavailable };
    });
    const followed = import('./link.ts').then(({ linkSession }) => {
      link = linkSession(client);
      return link.follow(
        () => user?.id,
        () => late,
      );
    });
    // The code may be out of reach, as the backend may be.
    return Promise.race([followed, tooLong]).catch(() => ({ redirectError: plain.unavailable }));
  }

  async function start(): Promise<AuthStart> {
    await Promise.race([resolved, limited()]);
    const followed = await follow();
    following = false;
    // What comes later comes as an event.
    settle();
    return { ...begun(), ...followed };
  }

  async function startAgain() {
    auth.askAgain();
    await Promise.race([auth.getSession(), limited()]);
    return begun();
  }

  /** A session that the backend no longer knows is over here too. */
  async function failureAt(error: BackendError) {
    const failure = failureOf(error);
    if (failure.kind === 'session' && user) await auth.signOut({ scope: 'local' });
    return failure;
  }

  const done = async (answer: Promise<{ error: BackendError | null }>): Promise<Result<void>> => {
    const { error } = await answered(answer);
    return error ? failed(await failureAt(error)) : success(undefined);
  };

  const update = (change: UserAttributes) => askAgainRenewed(client, () => auth.updateUser(change));

  /** Asked for by a client that keeps nothing and tells nobody: what comes may be somebody else's. */
  async function signInAs(id: string, email: string, password: string): Promise<BackendError | null> {
    const registrar = client.registrar();
    const { data, error } = await answered(registrar.signInWithPassword({ email, password }));
    if (error) return error;
    if (data?.user?.id !== id) {
      void registrar.signOut({ scope: 'local' });
      return anotherAccount;
    }
    const { refresh_token } = data.session;
    return (await answered(auth.refreshSession({ refresh_token }))).error;
  }

  return {
    mayHaveSession: () => client.redirect.found || client.stored(),
    async followLink() {
      const result = link ? await link.accept() : failed(unexpected);
      if (result.ok && client.redirect.recovery && user) emit({ type: 'password-recovery', user });
      return result;
    },
    dismissLink: () => link?.decline(),

    start: () => (waiting ? (starting = startAgain()) : (starting ??= start())),
    subscribe,

    async signIn(email, password, only) {
      const error = only
        ? await signInAs(only, email, password)
        : (await answered(auth.signInWithPassword({ email, password }))).error;
      return error ? { ok: false, failure: signInRefusalOf(error) } : { ok: true };
    },

    async signUp({ email, password, fullName, avatarUrl }) {
      const registrar: GoTrueClient = client.registrar();
      const { data, error } = await answered(
        registrar.signUp({
          email,
          password,
          options: {
            data: { full_name: fullName, avatar_url: storedAvatar(avatarUrl, '') },
            ...(origin !== undefined && { emailRedirectTo: origin }),
          },
        }),
      );
      if (error) return signUpRefusalOf(error);
      // With confirmations on, hosted does not say in the open that an address is taken.
      if (data?.user?.identities?.length === 0) {
        return signUpRefusalOf({
          message: 'User already registered',
          code: 'user_already_exists',
          status: 422,
        });
      }
      // S2: the person signs in by themselves; the session nobody uses need not live on.
      if (data?.session) void registrar.signOut({ scope: 'local' });
      return { ok: true, confirm: !data?.session };
    },

    resendConfirmation: (email) =>
      done(
        auth.resend({
          type: 'signup',
          email,
          ...(origin !== undefined && { options: { emailRedirectTo: origin } }),
        }),
      ),
    sendRecovery: (email) => done(auth.resetPasswordForEmail(email, redirectTo)),

    async setPassword(password, nonce) {
      const { error } = await update({ password, ...(nonce && { nonce }) });
      if (!error) return { ok: true, othersSignedOut: await signOutOthers(auth) };
      const failure = passwordRefusalOf(await failureAt(error));
      return { ok: false, failure, reasons: weakPasswordReasons(error) };
    },
    sendPasswordCode: () => done(askAgainRenewed(client, () => auth.reauthenticate())),

    updateMetadata: ({ fullName, avatarUrl }) =>
      done(update({ data: { full_name: fullName, avatar_url: storedAvatar(avatarUrl, user?.id ?? '') } })),

    async signOut(scope) {
      leaving = true;
      client.neighbours.tell('leaving');
      try {
        const { error } = await auth.signOut({ scope });
        if (user) client.neighbours.tell('staying');
        // Leaving this device works without the backend; what it answers no longer matters.
        return error && user && scope === 'global' ? failed(failureOf(error)) : success(undefined);
      } finally {
        leaving = false;
      }
    },
  };
}
