import { useCallback, useState } from 'react';
import type { AuthEvent } from '../../services/auth.ts';
import { toasts } from '../../services/messages.ts';
import { clearUserData } from './tabStorage.ts';
import { useServices } from './services.tsx';
import { pendingWorkStore } from '../auth/reauthentication/pendingWork.ts';
import { isSessionExpired, sessionUser, useSession, type Session } from './useSession.ts';

/**
 * The session, together with what its changes do to the user's unsaved work and to the data that this tab stores for them.
 * `onReplaced` is called when another user takes over this tab. [S1, S4]
 */
export function useUser(onReplaced: () => void) {
  const { auth, toastQueue } = useServices();
  const [pendingWork] = useState(pendingWorkStore);

  const onEvent = useCallback(
    (event: AuthEvent, before: Session, now: Session) => {
      // A dialog says that the session has expired, and the same user who signs in again finds everything as it was.
      const isSameUser = sessionUser(before)?.id === sessionUser(now)?.id;
      if (isSessionExpired(now) || (isSessionExpired(before) && isSameUser)) return;
      // The next user must not find this one's conversation, even when another tab signed them in. Who is known only now, after a
      // start without a connection, finds their own.
      if (event.type === 'signed-out' || event.type === 'signed-in') {
        clearUserData(() => sessionStorage, sessionUser(now)?.id);
        pendingWork.clear();
      }
      if (event.type === 'signed-in') onReplaced();
      // The user's own sign-out shows its toast where it was asked for.
      if (event.type === 'signed-out' && event.cause === 'expired') toastQueue.add(toasts.sessionEnded);
    },
    [toastQueue, pendingWork, onReplaced],
  );
  const { leave, ...session } = useSession(auth, { hasPendingWork: pendingWork.has, onEvent });

  return {
    ...session,
    pendingWork,
    leave: useCallback(() => {
      clearUserData(() => sessionStorage);
      pendingWork.clear();
      leave();
    }, [pendingWork, leave]),
  };
}
