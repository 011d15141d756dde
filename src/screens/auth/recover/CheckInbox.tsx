import { useState } from 'react';
import { plain } from '../../../services/messages.ts';
import { withSupport } from '../../../services/withSupport.ts';
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

/** Where the backend asks for a confirmed address: the mail is out, and can be sent again. */
export function CheckInbox({ email, onBack, onSignIn }: CheckInboxProps) {
  const { auth, supportEmail } = useServices();
  const [error, setError] = useState<string>();
  const [again, setAgain] = useState(false);
  const cooldown = useCooldown(true);

  const { busy, submit } = useForm({}, {}, async () => {
    setError(undefined);
    setAgain(false);
    const result = await auth.resendConfirmation(email);
    if (!result.ok) return setError(withSupport(result.failure.message || plain.unexpected, supportEmail));
    setAgain(true);
    cooldown.start();
  });

  return (
    <AuthForm
      title="Check your inbox"
      subtitle={`We sent a link to ${email}. Open it to confirm your address.`}
      submitLabel={cooldown.left > 0 ? `Send again in ${cooldown.left} s` : 'Send again'}
      loadingLabel="Sending..."
      loading={busy}
      disabled={cooldown.left > 0}
      onSubmit={submit}
      onBack={onBack}
      {...(error && { error })}
      footer={
        <>
          Confirmed already? <TextButton onClick={() => onSignIn(email)}>Sign in here</TextButton>
        </>
      }
    >
      {again && <Alert tone="positive">Sent. It can take a minute. Check your spam folder too.</Alert>}
    </AuthForm>
  );
}
