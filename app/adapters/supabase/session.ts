import { GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { errorMessages } from '../../../src/services/messages.ts';
import { needsFactor } from '../../../src/services/needsFactor.ts';
import { isOffline } from './online.ts';

/** The longest wait for a session to be refreshed while the browser is offline, in ms. */
export const offlineTimeoutMs = 1000;

/**
 * The session has ended. Requests fail with this, because as a visitor's they would get answers that are not the
 * user's.
 */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  readonly code = 'session_expired';
  constructor() {
    super(errorMessages.sessionExpired);
  }
  /** The error as a response, because the vendor's clients read errors from responses only. */
  toResponse = () => Response.json({ code: this.code, message: this.message }, { status: 401 });
}

/** The vendor's auth client, with access to one of its protected fields. */
export class AuthClient extends GoTrueClient {
  /**
   * Lets the client refresh at once. After a failed refresh it would wait for a minute, even when the network is
   * back.
   */
  forgetFailedRefresh() {
    this.lastRefreshFailure = null;
  }
}

/** The access tokens for requests. */
export interface Tokens {
  /**
   * The session of this browser, also one that has not verified the second factor; undefined for a visitor and after it has ended.
   * Throws a TypeError when the backend is unreachable, offline within a second.
   */
  session: () => Promise<Session | undefined>;
  /**
   * The current token; undefined for a visitor. Throws `SessionEndedError`, or a TypeError when the backend is
   * unreachable.
   */
  current: () => Promise<string | undefined>;
  /** A new token in place of one that the backend has refused. Throws like `current`. */
  renewed: (refused: string) => Promise<string>;
}

const unreachable = (cause: unknown) => new TypeError(errorMessages.unavailable, { cause });

export function tokensOf(auth: AuthClient): Tokens {
  let hadSession = false;

  const storedSession = () => {
    const session = auth.getSession();
    if (!isOffline()) return session;
    const timedOut = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(unreachable('offline')), offlineTimeoutMs);
    });
    return Promise.race([session, timedOut]);
  };

  return {
    async session() {
      const { data, error } = await storedSession();
      if (!data.session && isAuthRetryableFetchError(error)) throw unreachable(error);
      return data.session ?? undefined;
    },

    async current() {
      const { data, error } = await storedSession();
      if (data.session) {
        hadSession = true;
        // Without the second factor the database answers as if the account were empty.
        if (needsFactor(data.session.access_token, data.session.user)) throw new SessionEndedError();
        return data.session.access_token;
      }
      if (isAuthRetryableFetchError(error)) throw unreachable(error);
      if (error || hadSession) throw new SessionEndedError();
      return undefined;
    },

    async renewed(refused) {
      const { data: before } = await auth.getSession();
      // Another request or another tab has refreshed the session already.
      if (before.session && before.session.access_token !== refused) return before.session.access_token;
      const { data, error } = await auth.refreshSession();
      if (data.session) return data.session.access_token;
      if (isAuthRetryableFetchError(error) || error?.status === 429) throw unreachable(error);
      await auth.signOut({ scope: 'local' });
      throw new SessionEndedError();
    },
  };
}
