import type { GoTrueClient, Session } from '@supabase/auth-js';
import type { AuthStart } from '../../../src/services/auth.ts';
import { linkErrorOf } from '../../../src/services/linkErrors.ts';
import { plain } from '../../../src/services/messages.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { answered } from './answered.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { failureOf, unexpected } from './failure.ts';

export type Followed = Pick<AuthStart, 'redirectError' | 'linkAccount' | 'byLink'> & { recovering?: boolean };

interface Waiting {
  session: Session;
  /** Holds the link's session and nothing else; knows nobody's storage and tells no other tab. */
  holder: GoTrueClient;
}

export type LinkSession = ReturnType<typeof linkSession>;

/** Why a link's session could not be had, in our words: whoever wrote the link chose the token. */
function refusedLink(error: BackendError | null): Followed {
  const { kind, message, code = '' } = error ? failureOf(error) : unexpected;
  if (kind === 'unavailable') return { redirectError: message };
  return { redirectError: kind === 'session' ? plain.linkExpired : linkErrorOf(code) };
}

/**
 * The session that a mail's link brings. Anybody can send anybody a link to an account of their own, so it takes nobody's place
 * unasked: it is first fetched by a client of its own, which shows whose it is. Of the link's tokens only the refresh token
 * is used. Who is asked about is therefore who comes.
 */
export function linkSession(client: SupabaseClient) {
  const { auth, redirect } = client;
  let waiting: Waiting | undefined;

  /** From now on it is the session of this browser, in all of its tabs. */
  async function adopt({ session }: Waiting): Promise<Result<void>> {
    const { error } = await answered(auth.setSession(session));
    return error ? failed(failureOf(error)) : success(undefined);
  }

  const end = ({ holder }: Waiting) => void holder.signOut({ scope: 'local' });

  return {
    /** `present`: the id of who is signed in. `late`: nobody waits for the link any more. */
    async follow(present: () => string | undefined, late: () => boolean): Promise<Followed> {
      const { errorCode, refreshToken, recovery } = redirect;
      if (errorCode !== undefined) return { redirectError: linkErrorOf(errorCode) };
      if (refreshToken === undefined) return {};
      // Somebody is signed in, and nobody can tell who.
      if (present() === undefined && client.stored()) return { redirectError: plain.unavailable };
      if (refreshToken === '') return { redirectError: plain.linkFailed };

      const holder = client.registrar();
      const { data, error } = await answered(holder.refreshSession({ refresh_token: refreshToken }));
      if (!data?.session) return refusedLink(error);
      const link = { session: data.session, holder };
      if (late()) {
        end(link);
        return {};
      }
      const other = present();
      if (other !== undefined && other !== data.session.user.id) {
        waiting = link;
        return { linkAccount: { email: data.session.user.email ?? '' } };
      }
      const result = await adopt(link);
      if (!result.ok) return refusedLink(result.failure);
      return { recovering: recovery, ...(other === undefined && { byLink: true }) };
    },

    /** The user wants the link's account instead of theirs. */
    async accept(): Promise<Result<void>> {
      if (!waiting) return failed(unexpected);
      const { data } = await auth.getSession();
      const result = await adopt(waiting);
      if (!result.ok) return result;
      waiting = undefined;
      // The session that was here would live on unused.
      if (data.session) void client.registrar().admin.signOut(data.session.access_token, 'local');
      return result;
    },

    /** The session nobody wants need not live on. */
    decline() {
      if (waiting) end(waiting);
      waiting = undefined;
    },
  };
}
