import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { AuthEvent, AuthPort, AuthStart } from '../../services/auth.ts';

export type Session =
  | { status: 'resolving' }
  | (AuthStart & {
      status: 'known';
      /** S4: the user's session has ended in the middle of work, which stays on the screen. */
      over?: true;
    });

export interface SessionOptions {
  /** Whether an ended session leaves the account on the screen: there is work in it. */
  keeps: () => boolean;
  /** Hears each change once it is known, before it is on the screen. */
  onEvent: (event: AuthEvent, before: Session, now: Session) => void;
}

const nobody: Session = { status: 'known', user: null, recovering: false };

const sessionOf = (found: AuthStart): Session => ({ status: 'known', ...found });

/** S1, V2: the auth state, loaded at start and watched. A visitor without a stored session is known at once. */
export function useSession(auth: AuthPort, { keeps, onEvent }: SessionOptions) {
  const [session, setSession] = useState<Session>(() => {
    const user = auth.getCachedUser?.() ?? null;
    if (user) return { status: 'known', user, recovering: false };
    return auth.mayHaveSession() ? { status: 'resolving' } : nobody;
  });
  // Ahead of the screen: what is on its way must know at once that the session is over.
  const latest = useRef(session);
  const become = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
  }, []);

  useEffect(() => {
    let current = true;
    const unsubscribe = auth.subscribe((event) => {
      const before = latest.current;
      const change = () => {
        become(after(before, event, keeps));
        onEvent(event, before, latest.current);
      };
      const goes = userOf(before)?.id;
      const comes = event.type === 'signed-out' ? undefined : event.user.id;
      // An account goes at once, and comes in slices, between which the page answers.
      if (goes !== undefined && goes !== comes) change();
      else startTransition(change);
    });
    // Without anything stored there is nothing to resolve: the page stays free of requests.
    if (auth.mayHaveSession())
      void auth.start().then((found) => {
        if (current) startTransition(() => become(sessionOf(found)));
      });
    return () => {
      current = false;
      unsubscribe();
    };
  }, [auth, keeps, onEvent, become]);

  /** Asks once more who is signed in. */
  const tryAgain = useCallback(async () => {
    const found = await auth.start();
    if (isWaiting(latest.current)) become(sessionOf(found));
  }, [auth, become]);

  const waiting = isWaiting(session);
  useEffect(() => {
    if (!waiting) return;
    const onOnline = () => void tryAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [waiting, tryAgain]);

  return {
    session,
    tryAgain,
    /** The user goes, though their session has gone before. */
    leave: useCallback(() => become(nobody), [become]),
    isOver: useCallback(() => isOver(latest.current), []),
    isSignedIn: useCallback(() => userOf(latest.current) !== null && !isOver(latest.current), []),
  };
}

export const userOf = (session: Session) => (session.status === 'known' ? session.user : null);
export const isOver = (session: Session) => session.status === 'known' && session.over === true;
const isWaiting = (session: Session) => session.status === 'known' && session.waiting === true;

function after(before: Session, event: AuthEvent, keeps: () => boolean): Session {
  if (event.type === 'signed-out') {
    const user = userOf(before);
    if (event.cause !== 'expired' || !user || !keeps()) return nobody;
    return { status: 'known', user, recovering: false, over: true };
  }
  const recovering =
    event.type === 'password-recovery' ||
    (before.status === 'known' && before.recovering && event.type !== 'signed-in');
  return { status: 'known', user: event.user, recovering };
}
