import type { CodeRefusal, FactorRefusal, SignInRefusal, User } from './auth.ts';

/** The second half, for somebody with a second factor: the session counts only once its code was shown. */
export interface StepUpCode {
  enterCode: (code: string) => Promise<{ ok: true } | { ok: false; failure: FactorRefusal }>;
  /** Ends the session that the password began. The present one stays. */
  discard: () => void;
}

/**
 * Proves once more that it is the user who sits at the device, before something that cannot be undone: they sign in again while
 * they are signed in. Only a whole sign-in takes the place of the present session, which the backend then ends, so that it is
 * recent and at the level of the second factor. Failures are returned and never thrown. [U13]
 */
export interface StepUpPort {
  /** False for an account that was made with one at another site and has no password yet. True when it cannot be asked. */
  hasPassword(): Promise<boolean>;
  /** `code`: the second factor has to be shown next. Without it the sign-in is whole. */
  enterPassword(
    password: string,
  ): Promise<{ ok: true; code?: StepUpCode } | { ok: false; failure: SignInRefusal }>;
  /** The same with the code of a mail in place of the password, which `AuthPort.sendRecovery` sends. [U29] */
  enterMailedCode(
    code: string,
  ): Promise<{ ok: true; code?: StepUpCode } | { ok: false; failure: CodeRefusal }>;
  /**
   * Signs in this user, and nobody else, with the code of a mail after the session has expired: the way for whoever has no password. As
   * after `AuthPort.signIn`, the session arrives as an event, also where the second factor has to be shown next. [U48]
   */
  signInAgain(
    user: Pick<User, 'id' | 'email'>,
    code: string,
  ): Promise<{ ok: true } | { ok: false; failure: CodeRefusal }>;
}
