import { Suspense, useState, type ReactNode } from 'react';
import type { User } from '../../services/auth.ts';
import { formatLocale } from '../../services/formats.ts';
import { toasts, type ToastMessage } from '../../services/messages.ts';
import { withSupportEmail } from '../../services/withSupportEmail.ts';
import { LabelsProvider, useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { AccountProvider } from './account/AccountProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';
import { Main } from './Main.tsx';
import { useServices } from './services.tsx';
import { words } from './SignedIn.words.ts';
import { ReauthProvider } from '../auth/reauthentication/retryAfterReauth.tsx';
import { useSignInAgain } from '../auth/reauthentication/useSignInAgain.ts';
import type { PendingWork } from '../auth/reauthentication/pendingWork.ts';
import { useAccountPreferences } from './preferences/useAccountPreferences.ts';
import { useIsMounted } from './useIsMounted.ts';
import { useLock } from './useLock.ts';
import type { Section, UserView, View } from './view.ts';

const ResetPassword = lazyWithPreload(
  async () => (await import('../auth/recover/ResetPassword.tsx')).ResetPassword,
);
const SwitchAccount = lazyWithPreload(
  async () => (await import('../auth/switch-account/SwitchAccount.tsx')).SwitchAccount,
);
const SignInAgain = lazyWithPreload(
  async () => (await import('../auth/reauthentication/SignInAgain.tsx')).SignInAgain,
);
/** It follows the dialog, whose code brings it along. */
const SessionExpired = lazyWithPreload(
  async () => (await import('../auth/reauthentication/SignInAgain.tsx')).SessionExpired,
);

/** The components' texts stay their own. */
const ownLabels = {};

export interface SignedInProps {
  user: User;
  view: UserView;
  /** Which section of `main` shows. */
  section: Section;
  settings: ReactNode;
  /** The session has expired, and the work on the screen is kept. [S4] */
  isExpired: boolean;
  /** The same as `isExpired`, but true as soon as it happens, before React renders it. */
  isExpiredNow: () => boolean;
  isSignedInNow: () => boolean;
  pendingWork: PendingWork;
  /** Another account, whose link from a mail was opened while `user` was signed in. */
  linkAccount?: { email: string } | undefined;
  onOpen: (view: View, more?: { section?: Section }) => void;
  /** Called when the user leaves after the session has expired. */
  onLeave: () => void;
}

/**
 * Everything that only a signed-in user sees. Give it the user's id as `key`, so that no state of one user is left for the
 * next. [V19]
 */
export function SignedIn(props: SignedInProps) {
  const {
    user,
    view,
    section,
    settings,
    isExpired,
    isExpiredNow,
    isSignedInNow,
    pendingWork,
    onOpen,
    onLeave,
  } = props;
  const labels = useLabels('SignedIn', words);
  const { auth, toastQueue, supportEmail } = useServices();
  const [linkAccount, setLinkAccount] = useState(props.linkAccount);
  const signingOut = useLock();
  const isMounted = useIsMounted();
  useAccountPreferences(user.id);
  const signInAgain = useSignInAgain({ isExpired, isExpiredNow, pendingWork });

  async function endSession(scope: 'global' | 'local') {
    toastQueue.dismiss(toasts.signedIn);
    // After the password alone there is a session to end.
    if (isExpiredNow() && !user.needsFactor) {
      toastQueue.add(toasts.signedOut);
      onLeave();
      return true;
    }
    const result = await auth.signOut(scope);
    toastQueue.add(
      result.ok
        ? toasts.signedOut
        : toasts.signOutFailed(withSupportEmail(result.failure.message, supportEmail)),
    );
    return result.ok;
  }

  /** Resolves to whether the user is signed out; to false when another sign-out is already on its way. */
  const signOut = async (scope: 'global' | 'local') =>
    (await signingOut.runExclusive(true, () => endSession(scope))) ?? false;

  /** No toast tells the next user how it went for this one. */
  const showToast = (message: ToastMessage) => {
    if (isMounted()) toastQueue.add(message);
  };
  if (view === 'reset-password')
    return <ResetPassword email={user.email} showToast={showToast} onDone={() => onOpen('main')} />;

  return (
    <ReauthProvider value={signInAgain.reauth}>
      <AccountProvider isExpired={isExpired} isSignedInNow={isSignedInNow}>
        <LabelsProvider labels={ownLabels} numberLocale={formatLocale()}>
          <Main
            user={user}
            screen={({ main: section, 'edit-profile': 'edit-profile' } as const)[view]}
            settings={settings}
            notice={
              signInAgain.isDeclined && (
                <ErrorBoundary where="notice of an ended session">
                  <Suspense fallback={null}>
                    <SessionExpired onSignIn={signInAgain.openDialog} />
                  </Suspense>
                </ErrorBoundary>
              )
            }
            onScreen={(screen) =>
              screen === 'edit-profile' ? onOpen('edit-profile') : onOpen('main', { section: screen })
            }
            onSignOut={signOut}
          />
        </LabelsProvider>
      </AccountProvider>
      {linkAccount && (
        <Suspense fallback={null}>
          <SwitchAccount
            currentEmail={user.email}
            linkEmail={linkAccount.email}
            onStay={() => {
              auth.dismissLink();
              setLinkAccount(undefined);
            }}
          />
        </Suspense>
      )}
      {/* The code of the dialog loads when the session expires for the first time. Each time begins with a new dialog. */}
      {signInAgain.expiryCount > 0 && (
        <ErrorBoundary
          where="sign-in-again dialog"
          fallback={(error) => (
            <ErrorDialog
              {...error}
              open={signInAgain.isDialogOpen}
              title={labels.signInAgain}
              onClose={signInAgain.decline}
            />
          )}
        >
          <Suspense fallback={null}>
            <SignInAgain
              key={signInAgain.expiryCount}
              open={signInAgain.isDialogOpen}
              user={user}
              onClose={signInAgain.decline}
              onSignOut={() => void signOut('local')}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </ReauthProvider>
  );
}
