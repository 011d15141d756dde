import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import type { LinkPurpose } from '../../services/auth.ts';
import { errorMessages, toasts } from '../../services/messages.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorFallback.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { LanguageAndTheme } from './LanguageAndTheme.tsx';
import { useServices } from './services.tsx';
import { Toasts } from './Toasts.tsx';
import { useHistory } from './useHistory.ts';
import { sessionUser } from './useSession.ts';
import { recoveringKey, tabStorage } from './tabStorage.ts';
import { useTopOfVisitorView } from './useTopOfVisitorView.ts';
import { useUser } from './useUser.ts';
import { whenIdle } from './whenIdle.ts';
import { visitorDraft } from '../auth/visitorDraft.ts';
import {
  canShow,
  comesFromPayment,
  initialViewState,
  isVisitorView,
  viewOfForeignLink,
  viewReducer,
  type Section,
  type View,
} from './view.ts';

const loadVisitor = () => import('./Visitor.tsx');
export const Visitor = lazyWithPreload(async () => (await loadVisitor()).Visitor);
/** Apart, because users do not see it before they sign out. */
export const Landing = lazyWithPreload(async () => (await import('../landing/Landing.tsx')).Landing);
export const SignedIn = lazyWithPreload(async () => (await import('./SignedIn.tsx')).SignedIn);
// It shares the form's parts with the visitor's views, and comes right after one of them.
const FactorChallenge = lazyWithPreload(async () => (await loadVisitor()).FactorChallenge);

export interface AppProps {
  /** The view that the prerendered page already shows. */
  from?: 'landing' | 'signin' | 'signup';
  /** Why the page shows the sign-in form: what went wrong with a link in a mail. [X9] */
  redirectError?: string | undefined;
  /** A mail's link was opened that was asked for in another browser. [U3] */
  linkFromElsewhere?: LinkPurpose | undefined;
  /** Called once the visitor's view handles clicks and typing, or what is shown because it failed. */
  onReady?: () => void;
}

/** The whole app. If any part of it throws while rendering, the page says so. [X13] */
export const App = (props: AppProps) => (
  <ErrorBoundary where="app" fallback={(failed) => <ErrorPage {...failed} onReady={props.onReady} />}>
    <Views {...props} />
  </ErrorBoundary>
);

/** Owns which view shows, and changes it when somebody signs in or out. [V1, V2, V3, V4] */
function Views({ from = 'landing', redirectError: initialError, linkFromElsewhere, onReady }: AppProps) {
  const { auth, toastQueue } = useServices();
  const [state, dispatch] = useReducer(viewReducer, from, (view: View) => ({
    ...initialViewState,
    view: auth.getCachedUser?.() ? ('main' as const) : view,
    ...(initialError !== undefined && { hint: { redirectError: initialError } }),
    ...(linkFromElsewhere && viewOfForeignLink(linkFromElsewhere)),
  }));
  const onReplaced = useCallback(() => dispatch({ type: 'user-replaced' }), []);
  const { session, retryRestore, leave, isExpiredNow, isSignedInNow, pendingWork } = useUser(onReplaced);

  const user = sessionUser(session);
  const userId = user?.id;
  const isResolved = session.status === 'resolved';
  const isRecovering = isResolved && session.isRecovering;
  const redirectError = isResolved ? session.redirectError : undefined;

  const isSignedIn = userId !== undefined;
  const [draft] = useState(visitorDraft);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    draft.clear();
    // Where they land when they sign out, perhaps without a connection.
    return whenIdle(() => void Promise.allSettled([Landing.preload()]));
  }, [isSignedIn, draft]);

  const [handled, setHandled] = useState<{ isSignedIn: boolean; isRecovering: boolean }>();
  if (isResolved && (handled?.isSignedIn !== isSignedIn || handled.isRecovering !== isRecovering)) {
    setHandled({ isSignedIn, isRecovering });
    dispatch({ type: 'session-resolved', isSignedIn, isRecovering });
  }

  const isChoosingPassword = state.view === 'reset-password';
  useEffect(() => {
    if (userId === undefined) return;
    if (isChoosingPassword) tabStorage().setItem(recoveringKey(userId), 'yes');
    else tabStorage().removeItem(recoveringKey(userId));
  }, [isChoosingPassword, userId]);

  const foreignLink = isResolved ? session.linkFromElsewhere : undefined;
  useEffect(() => {
    if (foreignLink === undefined) return;
    if (isSignedIn)
      void loadVisitor().then(
        ({ foreignLinks }) => toastQueue.add(foreignLinks[`${foreignLink}WhileSignedIn`]),
        () => toastQueue.add(toasts.linkFailed(errorMessages.linkFailed)),
      );
    else dispatch({ type: 'opened', ...viewOfForeignLink(foreignLink) });
  }, [foreignLink, isSignedIn, toastQueue]);

  useEffect(() => {
    if (redirectError === undefined) return;
    if (isSignedIn) toastQueue.add(toasts.linkFailed(redirectError));
    else dispatch({ type: 'opened', view: 'signin', hint: { redirectError } });
  }, [redirectError, isSignedIn, toastQueue]);

  // Not in the initial state: the page that was rendered before it is known who comes shows the dashboard.
  useEffect(() => {
    if (isSignedIn && !isRecovering && comesFromPayment(location.search))
      startTransition(() => dispatch({ type: 'opened', view: 'main', section: 'billing' }));
  }, [isSignedIn, isRecovering]);

  const isLinked = isResolved && session.isLinked;
  useEffect(() => {
    if (isLinked) dispatch({ type: 'opened', view: 'edit-profile' });
  }, [isLinked]);

  const onBack = useCallback(
    (view: View, section: Section) => {
      const isProved = view !== 'reset-password' || isRecovering;
      if (canShow(view, isSignedIn) && isProved) dispatch({ type: 'went-back', view, section });
    },
    [isSignedIn, isRecovering],
  );
  // A link sent by somebody else must not sign the user in to another account unnoticed.
  const signedInByLink = isResolved && session.isSignedInByLink && !isRecovering ? user?.email : undefined;
  useEffect(() => {
    if (signedInByLink !== undefined) toastQueue.add(toasts.signedInAs(signedInByLink));
  }, [signedInByLink, toastQueue]);

  useHistory(state, isResolved && userId, onBack);
  useTopOfVisitorView(state.view);

  // As a transition, so that the pressed button is painted before the new view renders.
  function open(
    view: View,
    more: { section?: Section; email?: string; hint?: 'no-account' | 'mail-sent' } = {},
  ) {
    if (more.email !== undefined) draft.update({ email: more.email });
    startTransition(() => dispatch({ type: 'opened', view, ...more }));
  }

  function content(): ReactNode {
    if (session.status !== 'resolved') return <LoadingScreen />;
    // Visitors never see a user's view, nor users a visitor's, whatever the view state says. [V19]
    const { view } = state;
    if (!canShow(view, isSignedIn)) return <LoadingScreen />;
    return (
      <Suspense fallback={<LoadingScreen />}>
        {view === 'landing' ? (
          <Landing
            settings={<LanguageAndTheme />}
            onRetry={session.isRenewalPending ? retryRestore : undefined}
            onSignIn={() => open('signin')}
            onSignUp={() => open('signup')}
            onReady={onReady}
            onPreload={() => void Promise.allSettled([Visitor.preload()])}
          />
        ) : isVisitorView(view) ? (
          <Visitor
            view={view}
            state={state}
            draft={draft}
            onOpen={open}
            onReady={onReady}
            onPreload={() => void Promise.allSettled([SignedIn.preload()])}
          />
        ) : user?.needsFactor && !session.isExpired ? (
          <FactorChallenge key={user.id} user={user} />
        ) : (
          user && (
            <SignedIn
              key={user.id}
              user={user}
              view={view}
              section={state.section}
              settings={<LanguageAndTheme />}
              onOpen={open}
              isExpired={session.isExpired === true}
              isExpiredNow={isExpiredNow}
              isSignedInNow={isSignedInNow}
              pendingWork={pendingWork}
              linkAccount={isResolved ? session.linkAccount : undefined}
              onLeave={leave}
            />
          )
        )}
      </Suspense>
    );
  }

  return (
    <>
      <ErrorBoundary
        where="view"
        resetKey={`${state.view} ${userId}`}
        fallback={(failed) => <ErrorPage {...failed} onReady={onReady} />}
      >
        {content()}
      </ErrorBoundary>
      <ErrorBoundary where="toasts" fallback={() => null}>
        <Toasts />
      </ErrorBoundary>
    </>
  );
}
