import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { AuthEvent, AuthPort, RestoredSession, User } from '../../services/auth.ts';
import { recoveringKey, tabStorage } from './tabStorage.ts';

export type Session =
  | { status: 'resolving' }
  | (RestoredSession & {
      status: 'resolved';
      /** The session expired while there was pending work, so the user's account stays on the screen. [S4] */
      isExpired?: true;
    });

export interface SessionOptions {
  /** Whether there is pending work: an expired session then leaves the account on the screen. */
  hasPendingWork: () => boolean;
  /** Called with each change as soon as it is known, before React renders it. */
  onEvent: (event: AuthEvent, before: Session, now: Session) => void;
}

/** A reload before the new password was set leads to its form again. [U7] */
function restoredSession(restored: RestoredSession): Session {
  const { user } = restored;
  const isRecovering =
    restored.isRecovering || (user !== null && tabStorage().getItem(recoveringKey(user.id)) !== null);
  return { status: 'resolved', ...restored, isRecovering };
}

const signedOut: Session = { status: 'resolved', user: null, isRecovering: false };

/**
 * Who is signed in, from the page's start on. A visitor without a stored session is resolved at once and without a request.
 * [S1, V2]
 */
export function useSession(auth: AuthPort, { hasPendingWork, onEvent }: SessionOptions) {
  const [session, setSession] = useState<Session>(() => {
    const user = auth.getCachedUser?.() ?? null;
    if (user) return restoredSession({ user, isRecovering: false });
    return auth.mayHaveSession() ? { status: 'resolving' } : signedOut;
  });
  // Requests on their way must learn at once that the session has expired, before React renders it.
  const latest = useRef(session);
  const update = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const unsubscribe = auth.subscribe((event) => {
      const before = latest.current;
      const change = () => {
        update(nextSession(before, event, hasPendingWork));
        onEvent(event, before, latest.current);
      };
      const idBefore = sessionUser(before)?.id;
      const idNow = event.type === 'signed-out' ? undefined : event.user.id;
      // An account leaves the screen at once. One that appears is rendered as a transition, so that the page stays responsive.
      if (idBefore !== undefined && idBefore !== idNow) change();
      else startTransition(change);
    });
    // Without a stored session there is nothing to restore, and the page makes no request.
    if (auth.mayHaveSession())
      void auth.restoreSession().then((restored) => {
        if (isCurrent) startTransition(() => update(restoredSession(restored)));
      });
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [auth, hasPendingWork, onEvent, update]);

  const retryRestore = useCallback(async () => {
    const restored = await auth.restoreSession();
    if (isRenewalPending(latest.current)) update(restoredSession(restored));
  }, [auth, update]);

  const isPending = isRenewalPending(session);
  useEffect(() => {
    if (!isPending) return;
    const onOnline = () => void retryRestore();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isPending, retryRestore]);

  return {
    session,
    /** Asks the backend once more who is signed in, after it could not be reached. */
    retryRestore,
    /** Takes the account of a user whose session has already expired off the screen. */
    leave: useCallback(() => update(signedOut), [update]),
    isExpiredNow: useCallback(() => isSessionExpired(latest.current), []),
    isSignedInNow: useCallback(
      () => sessionUser(latest.current) !== null && !isSessionExpired(latest.current),
      [],
    ),
  };
}

export const sessionUser = (session: Session) => (session.status === 'resolved' ? session.user : null);
export const isSessionExpired = (session: Session) =>
  session.status === 'resolved' && session.isExpired === true;
const isRenewalPending = (session: Session) =>
  session.status === 'resolved' && session.isRenewalPending === true;

const expired = (user: User): Session => ({ status: 'resolved', user, isRecovering: false, isExpired: true });

function nextSession(before: Session, event: AuthEvent, hasPendingWork: () => boolean): Session {
  if (event.type === 'signed-out') {
    const user = sessionUser(before);
    if (event.cause !== 'expired' || !user || !hasPendingWork()) return signedOut;
    return expired({ ...user, needsFactor: false });
  }
  // The password of an expired session was right, and the dialog asks for the second factor next. [U10]
  if (isSessionExpired(before) && event.user.needsFactor && sessionUser(before)?.id === event.user.id)
    return expired(event.user);
  const isSame = sessionUser(before)?.id === event.user.id;
  // Another tab has signed the same user in without the second factor: a dialog asks for it, in front of the work. [U43]
  if (isSame && event.type === 'token-refreshed' && event.user.needsFactor && hasPendingWork())
    return expired(event.user);
  const isRecovering =
    event.type === 'password-recovery' ||
    (before.status === 'resolved' && before.isRecovering && event.type !== 'signed-in');
  // The question about a link waits behind the second factor. [U44]
  const linkAccount =
    isSame && event.type === 'mfa-verified' && before.status === 'resolved' && before.linkAccount;
  return { status: 'resolved', user: event.user, isRecovering, ...(linkAccount && { linkAccount }) };
}
