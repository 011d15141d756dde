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
  /** Has the link's session, stores nothing and tells no other tab. */
  linkClient: GoTrueClient;
}

export type LinkSession = ReturnType<typeof linkSession>;

/** Why a link's session could not be had. The backend's own message is not shown: the link's author chose the token. */
function refusedLink(error: BackendError | null): FollowedLink {
  const { kind, message, code = '' } = error ? failureOf(error) : unexpected;
  if (kind === 'unavailable') return { redirectError: message };
  return { redirectError: kind === 'session' ? errorMessages.linkExpired : linkErrorMessage(code) };
}

/**
 * The session that a mail's link brings. Anybody can send a link to an account of their own, so the link's session does not
 * replace another user's without asking: an isolated client fetches it first and shows whose it is. Only the link's
 * refresh token is used, so that the account that is asked about is the account that is signed in to.
 */
export function linkSession(client: SupabaseClient) {
  const { auth, redirect } = client;
  let pending: PendingLink | undefined;

  /** Makes it the session of this browser, in all of its tabs. */
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
      // A session is stored, but it is not known whose it is.
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

    /** The user chooses the link's account instead of theirs. */
    async accept(): Promise<Result<void>> {
      if (!pending) return failed(unexpected);
      const { data } = await auth.getSession();
      const result = await adopt(pending);
      if (!result.ok) return result;
      pending = undefined;
      // The session that was here is no longer used: end it at the backend.
      if (data.session) void client.isolatedClient().admin.signOut(data.session.access_token, 'local');
      return result;
    },

    /** The user keeps their own account: the link's session is ended. */
    decline() {
      if (pending) discard(pending);
      pending = undefined;
    },
  };
}
