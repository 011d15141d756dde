import { Suspense, useState, type ReactNode } from 'react';
import type { User } from '../../services/auth.ts';
import { toasts } from '../../services/messages.ts';
import { withSupport } from '../../services/withSupport.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { AccountProvider } from './account/AccountProvider.tsx';
import { Boundary } from './Boundary.tsx';
import { FailedDialog } from './FailedDialog.tsx';
import { Main } from './Main.tsx';
import { useServices } from './services.tsx';
import { RetryAfterReauthProvider } from '../auth/reauthentication/retryAfterReauth.tsx';
import { SessionExpired } from '../auth/reauthentication/SessionExpired.tsx';
import { useSignInAgain } from '../auth/reauthentication/useSignInAgain.ts';
import type { PendingWork } from '../auth/reauthentication/pendingWork.ts';
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

export interface SignedInProps {
  user: User;
  view: UserView;
  /** Of `main`. */
  section: Section;
  themeSwitch: ReactNode;
  /** S4: the session has ended, and the work on the screen is kept. */
  over: boolean;
  /** As `over`, but known at once. */
  isOver: () => boolean;
  isSignedIn: () => boolean;
  work: PendingWork;
  /** The account of a mail's link that was opened while `user` was signed in. */
  linkAccount?: { email: string } | undefined;
  onOpen: (view: View, more?: { section?: Section }) => void;
  /** The user goes after the session has gone. */
  onLeave: () => void;
}

/** V19: rendered with a user or not at all. Give it the user's id as `key`: nothing of one user survives to the next. */
export function SignedIn(props: SignedInProps) {
  const { user, view, section, themeSwitch, over, isOver, isSignedIn, work, onOpen, onLeave } = props;
  const { auth, notices, supportEmail } = useServices();
  const [linkAccount, setLinkAccount] = useState(props.linkAccount);
  const leaving = useLock();
  const [ended, setEnded] = useState(over);
  if (over && !ended) setEnded(true);
  const again = useSignInAgain({ over, isOver, work });

  async function endSession(scope: 'global' | 'local') {
    if (isOver()) {
      notices.add(toasts.signedOut);
      onLeave();
      return true;
    }
    const result = await auth.signOut(scope);
    notices.add(
      result.ok ? toasts.signedOut : toasts.signOutFailed(withSupport(result.failure.message, supportEmail)),
    );
    return result.ok;
  }

  /** Resolves to false when it is on its way already. */
  const signOut = async (scope: 'global' | 'local') =>
    (await leaving.run(true, () => endSession(scope))) ?? false;

  if (view === 'reset-password') return <ResetPassword email={user.email} onDone={() => onOpen('main')} />;

  return (
    <RetryAfterReauthProvider value={again.resuming}>
      <AccountProvider over={over} isSignedIn={isSignedIn}>
        <Main
          user={user}
          screen={({ main: section, 'edit-profile': 'edit-profile' } as const)[view]}
          themeSwitch={themeSwitch}
          notice={again.declined && <SessionExpired onSignIn={again.ask} />}
          onScreen={(screen) =>
            screen === 'edit-profile' ? onOpen('edit-profile') : onOpen('main', { section: screen })
          }
          onSignOut={signOut}
        />
      </AccountProvider>
      {linkAccount && (
        <Suspense fallback={null}>
          <SwitchAccount
            from={user.email}
            to={linkAccount.email}
            onStay={() => {
              auth.dismissLink();
              setLinkAccount(undefined);
            }}
          />
        </Suspense>
      )}
      {ended && (
        <Boundary
          where="sign-in-again dialog"
          fallback={(failed) => (
            <FailedDialog {...failed} open={again.asks} title="Sign in again" onClose={again.decline} />
          )}
        >
          <Suspense fallback={null}>
            <SignInAgain
              open={again.asks}
              user={user}
              onClose={again.decline}
              onSignOut={() => void signOut('local')}
            />
          </Suspense>
        </Boundary>
      )}
    </RetryAfterReauthProvider>
  );
}
