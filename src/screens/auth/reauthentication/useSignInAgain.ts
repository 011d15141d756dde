import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toasts } from '../../../services/messages.ts';
import { useServices } from '../../shell/services.tsx';
import type { PendingWork } from './pendingWork.ts';
import type { Reauth } from './retryAfterReauth.tsx';

export interface SignInAgainOptions {
  /** Whether the session has expired, as rendered. */
  isExpired: boolean;
  /** The same, but true as soon as it happens, before React renders it. */
  isExpiredNow: () => boolean;
  pendingWork: PendingWork;
}

/**
 * Decides when the 'Sign in again' dialog shows, and tells the writes that wait for it how it ended. During a conversation
 * the dialog stays away, because it would cover the agent. [S4]
 */
export function useSignInAgain({ isExpired, isExpiredNow, pendingWork }: SignInAgainOptions) {
  const { toastQueue } = useServices();
  const [isDeclined, setIsDeclined] = useState(false);
  const [renderedExpired, setRenderedExpired] = useState(isExpired);
  const [expiryCount, setExpiryCount] = useState(isExpired ? 1 : 0);
  if (renderedExpired !== isExpired) {
    setRenderedExpired(isExpired);
    setIsDeclined(false);
    if (isExpired) setExpiryCount(expiryCount + 1);
  }
  const waiters = useRef(new Set<(hasSignedIn: boolean) => void>());
  const isInConversation = useSyncExternalStore(
    pendingWork.subscribe,
    () => pendingWork.has('conversation'),
    () => false,
  );
  const wasExpired = useRef(isExpired);
  const declines = useRef(0);

  /** Returns whether anything was waiting. */
  function answerWaiters(hasSignedIn: boolean) {
    const hadWaiters = waiters.current.size > 0;
    for (const resolve of waiters.current) resolve(hasSignedIn);
    waiters.current.clear();
    return hadWaiters;
  }

  useEffect(() => {
    if (wasExpired.current === isExpired) return;
    wasExpired.current = isExpired;
    if (isExpired && pendingWork.has('conversation')) toastQueue.add(toasts.sessionEndedInConversation);
    if (isExpired) return;
    // A write that was waiting shows a toast of its own when it is done.
    if (!answerWaiters(true)) toastQueue.add(toasts.signedIn);
  }, [isExpired, pendingWork, toastQueue]);

  const [reauth] = useState<Reauth>(() => ({
    pendingWork,
    isExpiredNow,
    declineCount: () => declines.current,
    waitForSignIn: () =>
      new Promise((resolve) => {
        waiters.current.add(resolve);
        setIsDeclined(false);
      }),
  }));

  return {
    /** For the `ReauthProvider`. */
    reauth,
    /** How often the session has expired so far. */
    expiryCount,
    isDialogOpen: isExpired && !isDeclined && !isInConversation,
    /** The user closed the dialog without signing in, and the session is still expired. */
    isDeclined: isExpired && isDeclined,
    decline: () => {
      declines.current += 1;
      setIsDeclined(true);
      answerWaiters(false);
    },
    openDialog: () => setIsDeclined(false),
  };
}
