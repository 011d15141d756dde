import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import { toasts } from '../../services/messages.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { Boundary } from './Boundary.tsx';
import { FailedPage, type FailedProps } from './Failed.tsx';
import { Landing } from '../landing/Landing.tsx';
import { OfflineNotice } from '../landing/OfflineNotice.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { useServices } from './services.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { Toasts } from './Toasts.tsx';
import { useHistory } from './useHistory.ts';
import { userOf } from './useSession.ts';
import { useUser } from './useUser.ts';
import { visitorDraft } from '../auth/visitorDraft.ts';
import { isVisitorView, mayShow, start, viewReducer, type Section, type View } from './view.ts';

export const Visitor = lazyWithPreload(async () => (await import('./Visitor.tsx')).Visitor);
export const SignedIn = lazyWithPreload(async () => (await import('./SignedIn.tsx')).SignedIn);

export interface AppProps {
  /** Where a visitor already is, when the page itself brought the view along. */
  from?: 'landing' | 'signin' | 'signup';
  /** Why it is the sign-in form: what a mail's link said went wrong (X9). */
  redirectError?: string | undefined;
  /** What a visitor sees hears them from now on. */
  onReady?: () => void;
}

/** The whole product. Whatever fails in it, the page says so. [X13] */
export const App = (props: AppProps) => (
  <Boundary where="app" fallback={wholePage}>
    <Views {...props} />
  </Boundary>
);

const wholePage = (failed: FailedProps) => <FailedPage {...failed} />;

/** Which view shows, and what an auth event does to it (V1–V4). */
function Views({ from = 'landing', redirectError: refused, onReady }: AppProps) {
  const { auth, notices } = useServices();
  const [place, dispatch] = useReducer(viewReducer, from, (view: View) => ({
    ...start,
    view: auth.getCachedUser?.() ? ('main' as const) : view,
    ...(refused !== undefined && { hint: { redirectError: refused } }),
  }));
  const onReplaced = useCallback(() => dispatch({ type: 'user-replaced' }), []);
  const { session, tryAgain, leave, isOver, isSignedIn, work } = useUser(onReplaced);

  const user = userOf(session);
  const userId = user?.id;
  const recovering = session.status === 'known' && session.recovering;
  const redirectError = session.status === 'known' ? session.redirectError : undefined;
  const known = session.status === 'known';

  const signedIn = userId !== undefined;
  const [draft] = useState(visitorDraft);
  useEffect(() => {
    if (signedIn) draft.forget();
  }, [signedIn, draft]);

  const [settled, setSettled] = useState<{ signedIn: boolean; recovering: boolean }>();
  if (known && (settled?.signedIn !== signedIn || settled.recovering !== recovering)) {
    setSettled({ signedIn, recovering });
    dispatch({ type: 'user-known', signedIn, recovering });
  }

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
  // A link that somebody else has sent must not leave the user in another account unnoticed.
  const signedInByLink = known && session.byLink && !recovering ? user?.email : undefined;
  useEffect(() => {
    if (signedInByLink !== undefined) notices.add(toasts.signedInAs(signedInByLink));
  }, [signedInByLink, notices]);

  useHistory(place, known && userId, onBack);

  // The press shows before the view does.
  function open(view: View, more: { section?: Section; email?: string; hint?: 'no-account' } = {}) {
    if (more.email !== undefined) draft.keep({ email: more.email });
    startTransition(() => dispatch({ type: 'opened', view, ...more }));
  }

  function content(): ReactNode {
    if (session.status !== 'known') return <LoadingScreen />;
    // Neither world shows the other's screens, whatever the place says (V19).
    const { view } = place;
    if (!mayShow(view, signedIn)) return <LoadingScreen />;
    if (view === 'landing')
      return (
        <Landing
          themeSwitch={<ThemeMenu />}
          notice={session.waiting && <OfflineNotice onRetry={tryAgain} />}
          onSignIn={() => open('signin')}
          onSignUp={() => open('signup')}
          onReady={onReady}
          onPreload={() => void Promise.allSettled([Visitor.preload()])}
        />
      );
    return (
      <Suspense fallback={<LoadingScreen />}>
        {isVisitorView(view) ? (
          <Visitor
            view={view}
            place={place}
            draft={draft}
            onOpen={open}
            onReady={onReady}
            onSignedInSoon={() => void Promise.allSettled([SignedIn.preload()])}
          />
        ) : (
          user && (
            <SignedIn
              key={user.id}
              user={user}
              view={view}
              section={place.section}
              themeSwitch={<ThemeMenu />}
              onOpen={open}
              over={session.over === true}
              isOver={isOver}
              isSignedIn={isSignedIn}
              work={work}
              linkAccount={known ? session.linkAccount : undefined}
              onLeave={leave}
            />
          )
        )}
      </Suspense>
    );
  }

  return (
    <>
      <Boundary where="view" resetKey={`${place.view} ${userId}`} fallback={wholePage}>
        {content()}
      </Boundary>
      <Boundary where="toasts" fallback={() => null}>
        <Toasts />
      </Boundary>
    </>
  );
}
