import type { User } from '../../../services/auth.ts';
import { toasts } from '../../../services/messages.ts';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { useServices } from '../../shell/services.tsx';
import { useLock } from '../../shell/useLock.ts';
import { FactorCodeField } from './FactorCodeField.tsx';
import { LostDevice } from './LostDevice.tsx';
import { useFactorCode } from './useFactorCode.ts';

/**
 * Asks for the code of the second factor before anything of the account shows: after the password, after a mail's link, and at
 * a start with a session that has not shown it. Signing out is the way back. [U10]
 */
export function FactorChallenge({ user }: { user: User }) {
  const { auth, toastQueue } = useServices();
  const signingOut = useLock();
  const { isSubmitting, submit, error, ...field } = useFactorCode({
    onVerified: () => toastQueue.add(toasts.signedIn),
  });

  const signOut = () =>
    signingOut.runExclusive(true, async () => {
      const result = await auth.signOut('local');
      toastQueue.add(result.ok ? toasts.signedOut : toasts.signOutFailed(result.failure.message));
    });

  return (
    <AuthForm
      title="Enter your code"
      subtitle={`To finish signing in as ${user.email}`}
      submitLabel="Continue"
      loadingLabel="Checking..."
      loading={isSubmitting}
      onSubmit={submit}
      {...(error && { error })}
      footer={
        <>
          Not you? <TextButton onClick={() => void signOut()}>Sign out</TextButton>
        </>
      }
    >
      <FactorCodeField {...field} />
      <LostDevice />
    </AuthForm>
  );
}
