import type { Result } from './result.ts';

/** The other sites with whose accounts people may sign in, in the order in which they are offered. */
export const providers = ['google', 'github'] as const;
export type Provider = (typeof providers)[number];

/** Their names as they write them. */
export const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', github: 'GitHub' };

export const isProvider = (value: unknown): value is Provider => providers.some((each) => each === value);

/** One way in: a password, which belongs to the account's address, or an account at another site. */
export interface SignInWay {
  id: string;
  /** 'email' for the password; one that this version of the app does not know is kept as it is. */
  provider: string;
  /** The address there; '' where that site tells none. */
  email: string;
  /** ISO 8601; '' where it is not known. */
  addedAt: string;
  /** When somebody last signed in with it, as ISO 8601; '' where it is not known. */
  lastUsedAt: string;
}

/**
 * Signing in with an account at another site, and the ways into the user's own account. Failures are returned and never thrown.
 * [U27, U29]
 */
export interface ProvidersPort {
  /** The sites that the backend offers. Needs no code of the account. */
  offered(): Promise<Result<readonly Provider[]>>;
  /** Begins a sign-in. Gives the address to which the browser has to go; from there it comes back to the app. */
  signIn(provider: Provider): Promise<Result<string>>;
  /** The oldest way first. */
  list(): Promise<Result<readonly SignInWay[]>>;
  /**
   * Begins to add a way in. Gives the address to which the browser has to go; the account is changed when it comes back. Ask with
   * `useStepUp` before: whoever finds a device unlocked must not give themselves a key.
   */
  link(provider: Provider): Promise<Result<string>>;
  /**
   * Removes a way in. It succeeds too when it is gone already. A backend that lets nobody change their ways answers this and `link`
   * as if the path were not there.
   */
  unlink(id: string): Promise<Result<void>>;
}
