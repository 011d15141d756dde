import type { User } from '../../../services/auth.ts';
import { toasts } from '../../../services/messages.ts';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { useServices } from '../../shell/services.tsx';
import { FactorCodeField } from './FactorCodeField.tsx';
import { LostDevice } from './LostDevice.tsx';
import { UnusableFactor } from './UnusableFactor.tsx';
import { useFactorCode } from './useFactorCode.ts';
import { useSignOutInstead } from './useSignOutInstead.ts';

/**
 * Asks for the code of the second factor before anything of the account shows: after the password, after a mail's link, and at
 * a start with a session that has not verified it. Signing out is the way back. [U10]
 */
export const FactorChallenge = ({ user }: { user: User }) =>
  user.hasNoApp ? <UnusableFactor email={user.email} /> : <AskForCode user={user} />;

function AskForCode({ user }: { user: User }) {
  const { toastQueue } = useServices();
  const { signOut } = useSignOutInstead();
  const { isSubmitting, submit, error, ...field } = useFactorCode({
    onVerified: () => toastQueue.add(toasts.signedIn),
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
          Not you? <TextButton onClick={signOut}>Sign out</TextButton>
        </>
      }
    >
      <FactorCodeField {...field} />
      <LostDevice />
    </AuthForm>
  );
}
