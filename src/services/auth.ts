import type { Failure, Result } from './result.ts';

/** E2. `fullName` and `avatarUrl` come from the sign-up metadata; '' when absent. */
export interface User {
  id: string;
  email: string;
  fullName: string;
  avatarUrl: string;
}

/** S1. `cause: 'expired'`: the session ended by itself (S4), not by the user. */
export type AuthEvent =
  | { type: 'signed-out'; cause: 'user' | 'expired' | 'elsewhere' }
  | {
      type: 'signed-in' | 'password-recovery' | 'token-refreshed' | 'user-updated' | 'mfa-verified';
      user: User;
    };

/** The state at start. What a mail's link left in the address has been taken out of it. */
export interface RestoredSession {
  user: User | null;
  isRecovering: boolean;
  /** Somebody's session is stored and could not be renewed yet: what becomes of it comes as an event. */
  isRenewalPending?: true;
  /** Our sentence for what went wrong with a link. [X9] */
  redirectError?: string;
  /** A mail's link has just signed `user` in. */
  isSignedInByLink?: true;
  /** A mail's link would sign in this account instead of `user`'s: nothing happens until `followLink`. */
  linkAccount?: { email: string };
}

/** `invalid-credentials` leads to the sign-up form (S3); `unconfirmed` to 'Check your inbox'. */
export type SignInRefusal = Failure & {
  reason: 'invalid-credentials' | 'unconfirmed' | 'another-account' | 'other';
};

/**
 * `code-needed`: the session is too old to set a password without a code from a mail (`sendPasswordCode`).
 * `code-refused`: that code is wrong, has expired or was used before. `same-password`: it is the one there is; a code that
 * came with it is used up.
 */
export type PasswordRefusal = Failure & {
  reason: 'code-needed' | 'code-refused' | 'same-password' | 'other';
};

export interface NewAccount {
  fullName: string;
  email: string;
  password: string;
  /** '' without a picture. */
  avatarUrl: string;
}

/** C1, X9. Nothing here throws for an expected failure. */
export interface AuthPort {
  /** Synchronous and without a request: false means that the landing page can be shown at once (V2). */
  mayHaveSession(): boolean;
  /** Whose session is stored and still valid, at once and without a request. Not asked after `start`. */
  getCachedUser?: () => User | null;
  /** Within 5 s even when the backend hangs, or 15 s more where a link is followed. Asked again while `waiting`, it tries again. */
  restoreSession(): Promise<RestoredSession>;
  /** The account of `linkAccount` takes the place of the present user's, in all tabs. */
  followLink(): Promise<Result<void>>;
  /** Everything stays as it is, and the link is used up. */
  dismissLink(): void;
  /** Events after `start`. Returns the unsubscribe. */
  subscribe(listen: (event: AuthEvent) => void): () => void;
  /** `only`: the id of the user who goes on (S4). Nobody else gets in, whoever has that email by now. */
  signIn(
    email: string,
    password: string,
    expectedUserId?: string,
  ): Promise<{ ok: true } | { ok: false; failure: SignInRefusal }>;
  /** Never signs in (S2), even when the backend returns a session. `confirm`: a mail was sent and must be answered first. `reasons`: why a password is too weak (R3). `taken`: the address has an account. */
  signUp(
    account: NewAccount,
  ): Promise<
    | { ok: true; needsConfirmation: boolean }
    | { ok: false; failure: Failure; reasons: readonly string[]; isTaken?: true }
  >;
  resendConfirmation(email: string): Promise<Result<void>>;
  sendRecovery(email: string): Promise<Result<void>>;
  /**
   * Ends the user's other sessions too. `othersSignedOut`: whether that is certain; the password is changed in any case.
   * `code`: the digits of the mail, where they are needed. A weak password is told first, then the code, then the same one.
   */
  setPassword(
    password: string,
    code?: string,
  ): Promise<
    | { ok: true; othersSignedOut: boolean }
    | { ok: false; failure: PasswordRefusal; reasons: readonly string[] }
  >;
  /** Mails a code for `setPassword` to the user, at most once a minute; the one before it is good for nothing then. */
  sendPasswordCode(): Promise<Result<void>>;
  /** C3: the second half of a profile update. */
  updateMetadata(change: { fullName: string; avatarUrl: string }): Promise<Result<void>>;
  signOut(scope: 'global' | 'local'): Promise<Result<void>>;
}
