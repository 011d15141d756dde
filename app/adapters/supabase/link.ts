import type { GoTrueClient, Session } from '@supabase/auth-js';
import type { RestoredSession } from '../../../src/services/auth.ts';
import { linkErrorMessage } from '../../../src/services/linkErrors.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { catchMalformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { failureOf, unexpected } from './failure.ts';

export type FollowedLink = Pick<RestoredSession, 'redirectError' | 'linkAccount' | 'isSignedInByLink'> & {
  isRecovering?: boolean;
};

interface PendingLink {
  session: Session;
  /** An isolated client that holds the link's session: it stores nothing and tells no other tab. */
  linkClient: GoTrueClient;
}

export type LinkSession = ReturnType<typeof linkSession>;

/**
 * Why the link's session could not be fetched. The backend's message is not shown, because anybody can write a link.
 */
function refusedLink(error: BackendError | null): FollowedLink {
  const { kind, message, code = '' } = error ? failureOf(error) : unexpected;
  if (kind === 'unavailable') return { redirectError: message };
  return { redirectError: kind === 'session' ? errorMessages.linkExpired : linkErrorMessage(code) };
}

/**
 * The session that a mail's link brings. Anybody can send somebody a link to their own account, so the link's session
 * never replaces another user's without asking: an isolated client fetches it first, to show which account it belongs
 * to. Only the link's refresh token is used, so that the account in the question is the account that is signed in to.
 * [S14]
 */
export function linkSession(client: SupabaseClient) {
  const { auth, redirect } = client;
  let pending: PendingLink | undefined;

  /** Makes the link's session the session of this browser, in all of its tabs. */
  async function adopt({ session }: PendingLink): Promise<Result<void>> {
    const { error } = await catchMalformed(auth.setSession(session));
    return error ? failed(failureOf(error)) : success(undefined);
  }

  const discard = ({ linkClient }: PendingLink) => void linkClient.signOut({ scope: 'local' });

  return {
    /** `signedInId`: the id of the signed-in user. `isLate`: whether the caller has stopped waiting. */
    async follow(signedInId: () => string | undefined, isLate: () => boolean): Promise<FollowedLink> {
      const { errorCode, refreshToken, recovery } = redirect;
      if (errorCode !== undefined) return { redirectError: linkErrorMessage(errorCode) };
      if (refreshToken === undefined) return {};
      // A session is stored, but it is not known yet whose it is.
      if (signedInId() === undefined && client.hasStoredSession())
        return { redirectError: errorMessages.unavailable };
      if (refreshToken === '') return { redirectError: errorMessages.linkFailed };

      const linkClient = client.isolatedClient();
      const { data, error } = await catchMalformed(
        linkClient.refreshSession({ refresh_token: refreshToken }),
      );
      if (!data?.session) return refusedLink(error);
      const link = { session: data.session, linkClient };
      if (isLate()) {
        discard(link);
        return {};
      }
      const other = signedInId();
      if (other !== undefined && other !== data.session.user.id) {
        pending = link;
        return { linkAccount: { email: data.session.user.email ?? '' } };
      }
      const result = await adopt(link);
      if (!result.ok) return refusedLink(result.failure);
      return { isRecovering: recovery, ...(other === undefined && { isSignedInByLink: true }) };
    },

    /** Called when the user chooses the link's account. */
    async accept(): Promise<Result<void>> {
      if (!pending) return failed(unexpected);
      const { data } = await auth.getSession();
      const result = await adopt(pending);
      if (!result.ok) return result;
      pending = undefined;
      // The former session is no longer needed, so the backend ends it.
      if (data.session) void client.isolatedClient().admin.signOut(data.session.access_token, 'local');
      return result;
    },

    /** Called when the user keeps their own account: the link's session is ended. */
    decline() {
      if (pending) discard(pending);
      pending = undefined;
    },
  };
}
