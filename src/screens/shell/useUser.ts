import { useCallback, useState } from 'react';
import type { AuthEvent } from '../../services/auth.ts';
import { toasts } from '../../services/messages.ts';
import { forgetUsers } from './tabStorage.ts';
import { useServices } from './services.tsx';
import { pendingWork } from '../auth/reauthentication/pendingWork.ts';
import { isOver, userOf, useSession, type Session } from './useSession.ts';

/** S1, S4: the session, and what its changes mean for what the user was doing and what is kept of it. */
export function useUser(onReplaced: () => void) {
  const { auth, notices } = useServices();
  const [going] = useState(pendingWork);

  const onEvent = useCallback(
    (event: AuthEvent, before: Session, now: Session) => {
      // The dialog tells that the session is over, and whoever comes back finds everything as it was.
      if (isOver(now) || (isOver(before) && userOf(before)?.id === userOf(now)?.id)) return;
      // Whoever comes next, also by another tab, finds no conversation.
      if (event.type === 'signed-out' || event.type === 'signed-in') {
        forgetUsers(() => sessionStorage);
        going.forget();
      }
      if (event.type === 'signed-in') onReplaced();
      // The user's own sign-out says so where it was asked for; the other ways need a word.
      if (event.type === 'signed-out' && event.cause === 'expired') notices.add(toasts.sessionEnded);
    },
    [notices, going, onReplaced],
  );
  const { leave, ...known } = useSession(auth, { keeps: going.goesOn, onEvent });

  return {
    ...known,
    work: going,
    leave: useCallback(() => {
      forgetUsers(() => sessionStorage);
      going.forget();
      leave();
    }, [going, leave]),
  };
}
