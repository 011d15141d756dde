import { useEffect, useState } from 'react';
import type { AuthEvent, AuthPort, User } from '../services/auth.ts';

export type Session =
  | { status: 'resolving' }
  | { status: 'known'; user: User | null; recovering: boolean; redirectError?: string };

const nobody: Session = { status: 'known', user: null, recovering: false };

/**
 * S1, V2: the auth state, loaded at start and watched. A visitor without a stored session is known at once.
 * `onEvent` hears each change after it is in the state.
 */
export function useSession(auth: AuthPort, onEvent: (event: AuthEvent) => void): Session {
  const [session, setSession] = useState<Session>(() =>
    auth.mayHaveSession() ? { status: 'resolving' } : nobody,
  );

  useEffect(() => {
    let current = true;
    const unsubscribe = auth.subscribe((event) => {
      setSession((before) => after(before, event));
      onEvent(event);
    });
    // Without anything stored there is nothing to resolve: the page stays free of requests.
    if (auth.mayHaveSession())
      void auth.start().then((found) => {
        if (current) setSession({ status: 'known', ...found });
      });
    return () => {
      current = false;
      unsubscribe();
    };
  }, [auth, onEvent]);

  return session;
}

function after(before: Session, event: AuthEvent): Session {
  if (event.type === 'signed-out') return nobody;
  const recovering =
    event.type === 'password-recovery' ||
    (before.status === 'known' && before.recovering && event.type !== 'signed-in');
  return { status: 'known', user: event.user, recovering };
}
