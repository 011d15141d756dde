import type { Language } from './languages.ts';
import type { Failure, Result } from './result.ts';

/** The signed-in user. `fullName` and `avatarUrl` come from the metadata of the sign-up; '' when absent. [E2] */
export interface User {
  id: string;
  email: string;
  fullName: string;
  avatarUrl: string;
  /** When the account was created, as ISO 8601, where the backend tells it. */
  createdAt?: string;
  /** Nobody has followed the link of the confirmation mail, and the backend lets the user in all the same. */
  isUnconfirmed?: true;
  /** The user has a second factor that this session has not verified: until `verifyFactor`, none of their rows open. [U10] */
  needsFactor?: boolean;
  /** With `needsFactor`: none of their factors is an authenticator app, so that no code can be asked for here. [U16] */
  hasNoAuthenticatorApp?: true;
}

/**
 * A change of the session. The `cause` of a sign-out: 'user' asked for it in this tab, 'elsewhere' in another one, and
 * 'expired' means that the session ended by itself, because the backend refused to refresh it. [S1, S4]
 */
export type AuthEvent =
  | { type: 'signed-out'; cause: 'user' | 'expired' | 'elsewhere' }
  | {
      type: 'signed-in' | 'password-recovery' | 'token-refreshed' | 'user-updated' | 'mfa-verified';
      user: User;
    };

/** What a mail was sent for: to choose a new password, or to confirm the address of a new account. */
export type LinkPurpose = 'recovery' | 'signup';

/**
 * Who is signed in when the page opens. By now the code that a mail's link put into the page's address is removed.
 */
export interface RestoredSession {
  user: User | null;
  isRecovering: boolean;
  /** A session is stored but could not be renewed yet. Whether it can be comes later, as an event. */
  isRenewalPending?: true;
  /** What went wrong with the link, in a sentence that may be shown. [X9] */
  redirectError?: string;
  /**
   * A mail's link was opened that was asked for in another browser. It brings no session here, and is used up, so that the way
   * on is a code of a new mail; after a sign-up the address is confirmed all the same. [U3]
   */
  linkFromElsewhere?: LinkPurpose;
  /** `user` has come back from another site, whose account is now a way into theirs. [U29] */
  isLinked?: true;
  /** A mail's link, or an account at another site, has just signed in `user`. */
  isSignedInByLink?: true;
  /** The link belongs to this account instead of `user`'s. Nothing changes until `followLink` is called. [S14] */
  linkAccount?: { email: string };
}

/** Why a sign-in was refused: `invalid-credentials` opens the sign-up form, `unconfirmed` 'Check your inbox'. [S3] */
export type SignInRefusal = Failure & {
  reason: 'invalid-credentials' | 'unconfirmed' | 'another-account' | 'other';
};

/**
 * Why a new password was refused. [S16]
 * - `code-needed`: the session is so old that the password needs a code from a mail, see `sendPasswordCode`
 * - `code-refused`: the code is wrong, has expired or was used before
 * - `same-password`: the account has this password already; a code that was sent along is used up
 */
export type PasswordRefusal = Failure & {
  reason: 'code-needed' | 'code-refused' | 'same-password' | 'other';
};

/**
 * Why a code of the second factor was refused. [U10]
 * - `code-refused`: it is wrong, was used before, or is no longer the one that is shown
 * - `too-many-codes`: so many were wrong that none is taken for a while
 * - `challenge-expired`: the answer came too late, and the next code is asked for
 */
export type FactorRefusal = Failure & {
  reason: 'code-refused' | 'too-many-codes' | 'challenge-expired' | 'other';
};

/** Why the code of a mail was refused. `code-refused`: it is wrong, has expired, or it or the mail's link was used before. */
export type CodeRefusal = Failure & { reason: 'code-refused' | 'other' };

export interface NewAccount {
  fullName: string;
  email: string;
  password: string;
  /** The public URL of the picture; '' without one. */
  avatarUrl: string;
  /** In which mails are written until another one is chosen in the account; English without it. [C8] */
  language?: Language;
}

/**
 * Sign-in, sign-up and the session of this browser. Expected failures are returned as a `Failure`, whose message may be
 * shown to the user; no method throws for them. [C1, X9]
 */
export interface AuthPort {
  /**
   * Whether `restoreSession` could find a user. Makes no request: after false the landing page is shown at once.
   * [V2]
   */
  mayHaveSession(): boolean;
  /**
   * The user of the stored session while it is valid, else null. Makes no request. Only meant for the time before
   * `restoreSession` has answered.
   */
  getCachedUser?: () => User | null;
  /**
   * Reads the stored session and follows a mail's link. Answers within 5 s even when the backend does not, and within
   * 15 s more when there is a link. Called again after `isRenewalPending`, it tries to renew the session once more;
   * otherwise it returns the first answer. [S1, V2]
   */
  restoreSession(): Promise<RestoredSession>;
  /** Signs in the account of `linkAccount` instead of the present user, in all tabs. [S14] */
  followLink(): Promise<Result<void>>;
  /** Keeps the present user and ends the session that the link brought. [S14] */
  dismissLink(): void;
  /** Calls `listen` for each change after `restoreSession` has answered. Returns a function that unsubscribes. */
  subscribe(listen: (event: AuthEvent) => void): () => void;
  /**
   * Signs in by password. `expectedUserId` is the id of the user whose session has expired; only that user is let in:
   * by now the email may belong to another account, which is refused as 'another-account'. [S4]
   * `needsFactor`: the user's second factor has to be shown next. [U10]
   */
  signIn(
    email: string,
    password: string,
    expectedUserId?: string,
  ): Promise<{ ok: true; needsFactor?: true } | { ok: false; failure: SignInRefusal }>;
  /**
   * Shows the second factor: the six digits of the user's authenticator app. The event 'mfa-verified' tells when it was
   * right. With several apps, a code of any of them counts. [U10]
   */
  verifyFactor(code: string): Promise<{ ok: true } | { ok: false; failure: FactorRefusal }>;
  /**
   * Creates an account and never signs in, even when the backend returns a session. [S2]
   * `needsConfirmation`: a mail was sent, and signing in works after its link was followed.
   * `reasons`: why the password is too weak, as sentences. [R3] `isTaken`: the address has an account already. [X12]
   */
  signUp(
    account: NewAccount,
  ): Promise<
    | { ok: true; needsConfirmation: boolean }
    | { ok: false; failure: Failure; reasons: readonly string[]; isTaken?: true }
  >;
  resendConfirmation(email: string): Promise<Result<void>>;
  sendRecovery(email: string): Promise<Result<void>>;
  /**
   * Signs in with the code of the newest mail for this purpose, in any browser. The event is 'password-recovery' or
   * 'signed-in'. [U4]
   */
  verifyCode(
    email: string,
    code: string,
    purpose: LinkPurpose,
  ): Promise<{ ok: true } | { ok: false; failure: CodeRefusal }>;
  /**
   * Sets the user's password and ends their other sessions. `othersSignedOut` is false when it is not certain that
   * those have ended; the password is changed all the same. [S15] `code`: the digits from the mail, where needed. The
   * backend looks at the password's strength first, then at the code, then whether the password is a new one. [S16]
   * `reasons`: why the password is too weak, as sentences. [R3]
   */
  setPassword(
    password: string,
    code?: string,
  ): Promise<
    | { ok: true; othersSignedOut: boolean }
    | { ok: false; failure: PasswordRefusal; reasons: readonly string[] }
  >;
  /**
   * Mails the user a code for `setPassword`, at most once a minute. A new code makes the one before it invalid.
   * [S16]
   */
  sendPasswordCode(): Promise<Result<void>>;
  /** Writes the name and the picture's public URL into the user's metadata, after the profile's row was saved. [C3] */
  updateMetadata(change: { fullName: string; avatarUrl: string }): Promise<Result<void>>;
  signOut(scope: 'global' | 'local'): Promise<Result<void>>;
}
