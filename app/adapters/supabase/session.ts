import { GoTrueClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import { plain } from '../../../src/services/messages.ts';
import { offline } from './online.ts';

/** In ms: without a network nobody waits longer than that for a session to be renewed. */
export const offlinePatience = 1000;

/** There was a session, and it is over. Asking as a visitor would get answers that are none of this user's. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
  readonly code = 'session_expired';
  constructor() {
    super(plain.sessionOver);
  }
  /** For clients that only know answers. */
  toResponse = () => Response.json({ code: this.code, message: this.message }, { status: 401 });
}

/** The vendor's client, and what it keeps to itself. */
export class AuthClient extends GoTrueClient {
  /** After a failed refresh it does not ask again for a minute, though the connection may be back. */
  askAgain() {
    this.lastRefreshFailure = null;
  }
}

/** The access token that requests go out with. */
export interface Tokens {
  /** Undefined for a visitor. Throws `SessionOver`, and a TypeError when nobody can tell. */
  current: () => Promise<string | undefined>;
  /** The backend has refused this one, whatever the clock says: another one, or `SessionOver`. */
  renewed: (refused: string) => Promise<string>;
}

const nobodyKnows = (cause: unknown) => new TypeError(plain.unavailable, { cause });

export function tokensOf(auth: AuthClient): Tokens {
  let known = false;

  const held = () => {
    const session = auth.getSession();
    if (!offline()) return session;
    const patience = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(nobodyKnows('offline')), offlinePatience);
    });
    return Promise.race([session, patience]);
  };

  return {
    async current() {
      const { data, error } = await held();
      if (data.session) {
        known = true;
        return data.session.access_token;
      }
      if (isAuthRetryableFetchError(error)) throw nobodyKnows(error);
      if (error || known) throw new SessionOver();
      return undefined;
    },

    async renewed(refused) {
      const { data: before } = await auth.getSession();
      // Another request, or another tab, was faster.
      if (before.session && before.session.access_token !== refused) return before.session.access_token;
      const { data, error } = await auth.refreshSession();
      if (data.session) return data.session.access_token;
      if (isAuthRetryableFetchError(error) || error?.status === 429) throw nobodyKnows(error);
      await auth.signOut({ scope: 'local' });
      throw new SessionOver();
    },
  };
}
