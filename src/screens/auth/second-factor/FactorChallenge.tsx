import type { User } from '../../../services/auth.ts';
import { toasts } from '../../../services/messages.ts';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { fill } from '../../../ui/fill.ts';
import { useServices } from '../../shell/services.tsx';
import { useWindowTitle } from '../../shell/useWindowTitle.ts';
import { words } from './FactorChallenge.words.ts';
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
  user.hasNoAuthenticatorApp ? <UnusableFactor email={user.email} /> : <AskForCode user={user} />;

function AskForCode({ user }: { user: User }) {
  const labels = useLabels('FactorChallenge', words);
  useWindowTitle(labels.title);
  const { toastQueue } = useServices();
  const { signOut } = useSignOutInstead();
  const { isSubmitting, submit, error, ...field } = useFactorCode({
    onVerified: () => toastQueue.add(toasts.signedIn),
  });

  return (
    <AuthForm
      title={labels.title}
      subtitle={fill(labels.subtitle, { email: user.email })}
      submitLabel={labels.submit}
      loadingLabel={labels.loading}
      loading={isSubmitting}
      onSubmit={submit}
      {...(error && { error })}
      footer={
        <>
          {labels.notYou} <TextButton onClick={signOut}>{labels.signOut}</TextButton>
        </>
      }
    >
      <FactorCodeField {...field} />
      <LostDevice />
    </AuthForm>
  );
}
