import { lazy, Suspense, useCallback, useEffect, useReducer, useRef, type ReactNode } from 'react';
import type { AuthEvent } from '../services/auth.ts';
import { toasts } from '../services/messages.ts';
import { forgetThreads } from './agent/storedThread.ts';
import { Landing } from './landing/Landing.tsx';
import { Resolving } from './Resolving.tsx';
import { useServices } from './services.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { Toasts } from './Toasts.tsx';
import { useHistory } from './useHistory.ts';
import { useSession } from './useSession.ts';
import { mayShow, start, viewReducer, type Section, type View } from './view.ts';

const loadVisitor = () => import('./Visitor.tsx');
const loadSignedIn = () => import('./SignedIn.tsx');
const Visitor = lazy(async () => ({ default: (await loadVisitor()).Visitor }));
const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));

/** The whole product: which view shows, and what an auth event does to it (V1–V4). */
export function App() {
  const { auth, notices } = useServices();
  const [place, dispatch] = useReducer(viewReducer, start);
  const unsaved = useRef(false);

  const onEvent = useCallback(
    (event: AuthEvent) => {
      // Whoever comes next, also by another tab, finds no conversation.
      if (event.type === 'signed-out' || event.type === 'signed-in') forgetThreads(sessionStorage);
      if (event.type === 'signed-in') dispatch({ type: 'user-replaced' });
      if (event.type !== 'signed-out') return;
      // The user's own sign-out says so where it was asked for; the other ways need a word (S4).
      if (event.cause === 'expired')
        notices.add(unsaved.current ? toasts.sessionEndedUnsaved : toasts.sessionEnded);
      unsaved.current = false;
    },
    [notices],
  );
  const session = useSession(auth, onEvent);

  const user = session.status === 'known' ? session.user : null;
  const userId = user?.id;
  const recovering = session.status === 'known' && session.recovering;
  const redirectError = session.status === 'known' ? session.redirectError : undefined;
  const known = session.status === 'known';

  const signedIn = userId !== undefined;
  useEffect(() => {
    if (known) dispatch({ type: 'user-known', signedIn, recovering });
  }, [known, signedIn, recovering]);

  useEffect(() => {
    if (redirectError === undefined) return;
    if (signedIn) notices.add(toasts.linkFailed(redirectError));
    else dispatch({ type: 'opened', view: 'signin', hint: { redirectError } });
  }, [redirectError, signedIn, notices]);

  const onBack = useCallback(
    (view: View, section: Section) => {
      if (mayShow(view, signedIn)) dispatch({ type: 'went-back', view, section });
    },
    [signedIn],
  );
  useHistory(place, known && userId, onBack);

  const open = (view: View, more: { section?: Section; email?: string; hint?: 'no-account' } = {}) =>
    dispatch({ type: 'opened', view, ...more });

  function content(): ReactNode {
    if (!known) return <Resolving />;
    // The view follows the user in the next render: until then neither world shows the other's screens (V19).
    if (!mayShow(place.view, signedIn)) return <Resolving />;
    if (place.view === 'landing')
      return (
        <Landing
          themeSwitch={<ThemeMenu />}
          onSignIn={() => open('signin')}
          onSignUp={() => open('signup')}
          onIntent={() => void loadVisitor()}
        />
      );
    return (
      <Suspense fallback={<Resolving />}>
        {user ? (
          <SignedIn
            key={user.id}
            user={user}
            place={place}
            themeSwitch={<ThemeMenu />}
            onOpen={open}
            onUnsaved={(next) => {
              unsaved.current = next;
            }}
          />
        ) : (
          <Visitor place={place} onOpen={open} onSignedInSoon={() => void loadSignedIn()} />
        )}
      </Suspense>
    );
  }

  return (
    <>
      {content()}
      <Toasts />
    </>
  );
}
