import type { Session } from '@supabase/auth-js';
import type { RestoredSession } from '../../../src/services/auth.ts';
import { linkErrorMessage } from '../../../src/services/linkErrors.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { catchMalformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendError } from './backendError.ts';
import { failureOf, unexpected } from './failure.ts';
import { keepVerifier } from './keepVerifier.ts';
import { linkClient } from './linkClient.ts';
import type { RedirectPurpose } from './redirect.ts';

export type FollowedLink = Pick<
  RestoredSession,
  'redirectError' | 'linkAccount' | 'isSignedInByLink' | 'linkFromElsewhere' | 'isLinked'
> & { isRecovering?: boolean };

interface PendingLink {
  session: Session;
  isRecovering: boolean;
}

export type LinkSession = ReturnType<typeof linkSession>;

/**
 * Why the link's code was refused. The backend's message is not shown, because anybody can write a link. A code that this browser
 * cannot redeem is another browser's. [U3]
 */
function refusedLink(error: BackendError | null, purpose: RedirectPurpose): FollowedLink {
  const { kind, message } = error ? failureOf(error) : unexpected;
  return kind === 'unavailable' ? { redirectError: message } : ofElsewhere(purpose);
}

/** A sign-in at another site can be begun again here; for a mail's link there is another way. */
const ofElsewhere = (purpose: RedirectPurpose): FollowedLink =>
  purpose === 'provider'
    ? { redirectError: linkErrorMessage('flow_state_not_found') }
    : { linkFromElsewhere: purpose };

/**
 * The session that a mail's link brings: it brings a code, for which the browser that asked for the link gets a session, and no
 * other (PKCE). The link may belong to another account than the one that is signed in by now, so its session never replaces
 * another user's without asking: an isolated client fetches it first, to show which account it belongs to. [S14, U2]
 */
export function linkSession(client: SupabaseClient) {
  const { auth, redirect } = client;
  let pending: PendingLink | undefined;

  /** Makes the link's session the session of this browser, in all of its tabs. */
  async function adopt({ session }: Pick<PendingLink, 'session'>): Promise<Result<void>> {
    const { error } = await catchMalformed(auth.setSession(session));
    return error ? failed(failureOf(error)) : success(undefined);
  }

  /** Ends a session at the backend which is not, or no longer, this browser's. */
  const end = ({ access_token }: Session) =>
    void catchMalformed(client.isolatedClient().admin.signOut(access_token, 'local'));

  return {
    /** `signedInId`: the id of the signed-in user. `isLate`: whether the caller has stopped waiting. */
    async follow(signedInId: () => string | undefined, isLate: () => boolean): Promise<FollowedLink> {
      const { errorCode, code, purpose = 'recovery' } = redirect;
      if (errorCode !== undefined)
        return { redirectError: linkErrorMessage(errorCode, purpose === 'provider') };
      if (code === undefined) return ofElsewhere(purpose);
      // A session is stored, but it is not known yet whose it is.
      if (signedInId() === undefined && client.hasStoredSession())
        return { redirectError: errorMessages.unavailable };

      // Anybody can write a link with a code.
      const { data, error } = await keepVerifier(client, () =>
        linkClient(client).exchangeCodeForSession(code),
      );
      if (!data?.session) return refusedLink(error, purpose);
      // What this browser asked for counts, whatever the address says.
      const isRecovering = 'redirectType' in data && data.redirectType === 'recovery';
      const link = { session: data.session, isRecovering };
      if (isLate()) {
        end(link.session);
        return {};
      }
      const other = signedInId();
      if (other !== undefined && other !== data.session.user.id) {
        pending = link;
        return { linkAccount: { email: data.session.user.email ?? '' } };
      }
      // The present session goes on: the new one has not shown the second factor.
      if (other !== undefined && purpose === 'provider' && !isRecovering) {
        end(link.session);
        return { isLinked: true };
      }
      const result = await adopt(link);
      // This browser has redeemed the code, so that it is no link of another one.
      if (!result.ok) return { redirectError: errorMessages.unavailable };
      return { isRecovering: link.isRecovering, ...(other === undefined && { isSignedInByLink: true }) };
    },

    /** Called when the user chooses the link's account. Resolves to whether its link asks for a new password. */
    async accept(): Promise<Result<boolean>> {
      if (!pending) return failed(unexpected);
      const { data } = await catchMalformed(auth.getSession());
      const result = await adopt(pending);
      if (!result.ok) return result;
      const { isRecovering } = pending;
      pending = undefined;
      // The former session is no longer needed.
      if (data?.session) end(data.session);
      return success(isRecovering);
    },

    /** Called when the user keeps their own account: the link's session is ended. */
    decline() {
      if (pending) end(pending.session);
      pending = undefined;
    },
  };
}
