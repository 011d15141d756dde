import type { FactorRefusal } from './auth.ts';
import type { Failure, Result } from './result.ts';

/** A second factor that is asked for at the sign-in. */
export interface SecondFactor {
  id: string;
  /** As its owner called it; '' where it has no name. */
  name: string;
  /** An authenticator app, or something else that this app cannot ask for, such as a phone number. */
  kind: 'app' | 'other';
  /** ISO 8601; '' where it is not known. */
  addedAt: string;
}

/** An authenticator app that was begun: it counts once a code of it was right. */
export interface NewAuthenticatorApp {
  id: string;
  /** What the QR code holds: `otpauth://totp/…`. */
  address: string;
  /** The same for typing: letters and digits of base 32. */
  key: string;
}

/**
 * Why no app could be begun.
 * - `name-taken`: another factor of the user has this name
 * - `too-many`: the account has as many as it may have
 * - `not-offered`: the backend takes none
 */
export type EnrollRefusal = Failure & { reason: 'name-taken' | 'too-many' | 'not-offered' | 'other' };

/**
 * The second factors of the signed-in user. Failures are returned and never thrown. Ask with `useStepUp` before one is added or
 * removed: whoever finds a device unlocked must not lock its owner out. [U11, U12]
 */
export interface FactorsPort {
  /** Those that count, the oldest first. */
  list(): Promise<Result<readonly SecondFactor[]>>;
  /** Begins an app. Those of the user that were begun under the same name and never confirmed are removed. */
  enroll(
    name: string,
  ): Promise<{ ok: true; value: NewAuthenticatorApp } | { ok: false; failure: EnrollRefusal }>;
  /**
   * Proves that the app shows the right codes. From then on it counts, this session has shown it, and the backend ends the user's
   * sessions that have shown none. The event 'mfa-verified' tells it.
   */
  confirm(id: string, code: string): Promise<{ ok: true } | { ok: false; failure: FactorRefusal }>;
  /** Removes a factor, or one that was only begun. It succeeds too when it is gone already. */
  remove(id: string): Promise<Result<void>>;
}
