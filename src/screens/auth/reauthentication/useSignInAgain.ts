import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toasts } from '../../../services/messages.ts';
import { useServices } from '../../shell/services.tsx';
import type { RetryAfterReauth } from './retryAfterReauth.tsx';
import type { PendingWork } from './pendingWork.ts';

export interface SignInAgainOptions {
  over: boolean;
  isOver: () => boolean;
  work: PendingWork;
}

/** Who waits for the dialog, and whether it shows. It waits for a talk to end: it would cover it. */
export function useSignInAgain({ over, isOver, work }: SignInAgainOptions) {
  const { notices } = useServices();
  const [declined, setDeclined] = useState(false);
  const [shown, setShown] = useState(over);
  if (shown !== over) {
    setShown(over);
    setDeclined(false);
  }
  const waiting = useRef(new Set<(again: boolean) => void>());
  const talking = useSyncExternalStore(
    work.subscribe,
    () => work.goesOn('talk'),
    () => false,
  );
  const wasOver = useRef(over);
  const declines = useRef(0);

  function answer(again: boolean) {
    const served = waiting.current.size > 0;
    for (const resolve of waiting.current) resolve(again);
    waiting.current.clear();
    return served;
  }

  useEffect(() => {
    if (wasOver.current === over) return;
    wasOver.current = over;
    if (over && work.goesOn('talk')) notices.add(toasts.sessionEndedTalking);
    if (over) return;
    // What goes on says by itself how it went.
    if (!answer(true)) notices.add(toasts.signedIn);
  }, [over, work, notices]);

  const [resuming] = useState<RetryAfterReauth>(() => ({
    work,
    isOver,
    declined: () => declines.current,
    signedInAgain: () =>
      new Promise((resolve) => {
        waiting.current.add(resolve);
        setDeclined(false);
      }),
  }));

  return {
    resuming,
    asks: over && !declined && !talking,
    /** Closed, and not signed in. */
    declined: over && declined,
    decline: () => {
      declines.current += 1;
      setDeclined(true);
      answer(false);
    },
    ask: () => setDeclined(false),
  };
}
