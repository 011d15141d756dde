import { useState } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { useServices } from '../../shell/services.tsx';
import { useCooldown } from '../../shell/useCooldown.ts';
import { useForm } from '../../shell/useForm.ts';

export interface CheckInboxProps {
  email: string;
  onBack: () => void;
  onSignIn: (email: string) => void;
}

/** Says that the mail to confirm a new account's address has been sent, and sends it again. */
export function CheckInbox({ email, onBack, onSignIn }: CheckInboxProps) {
  const { auth, supportEmail } = useServices();
  const [error, setError] = useState<string>();
  const [hasResent, setHasResent] = useState(false);
  const cooldown = useCooldown(true);

  const { isSubmitting, submit } = useForm({}, {}, async () => {
    setError(undefined);
    setHasResent(false);
    const result = await auth.resendConfirmation(email);
    if (!result.ok)
      return setError(withSupportEmail(result.failure.message || errorMessages.unexpected, supportEmail));
    setHasResent(true);
    cooldown.start();
  });

  return (
    <AuthForm
      title="Check your inbox"
      subtitle={`We sent a link to ${email}. Open it to confirm your address.`}
      submitLabel={cooldown.secondsLeft > 0 ? `Send again in ${cooldown.secondsLeft} s` : 'Send again'}
      loadingLabel="Sending..."
      loading={isSubmitting}
      disabled={cooldown.secondsLeft > 0}
      onSubmit={submit}
      onBack={onBack}
      {...(error && { error })}
      footer={
        <>
          Confirmed already? <TextButton onClick={() => onSignIn(email)}>Sign in here</TextButton>
        </>
      }
    >
      {hasResent && <Alert tone="positive">Sent. It can take a minute. Check your spam folder too.</Alert>}
    </AuthForm>
  );
}
