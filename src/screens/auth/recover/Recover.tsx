import { useEffect, useState } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { checkEmail } from '../../../services/validation.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { useServices } from '../../shell/services.tsx';
import { useCooldown } from '../../shell/useCooldown.ts';
import { useForm } from '../../shell/useForm.ts';
import type { VisitorDraft } from '../visitorDraft.ts';

export interface RecoverProps {
  email: string;
  draft: VisitorDraft;
  onBack: () => void;
  onSignIn: (email: string) => void;
}

/**
 * Asks for the address of a user who has forgotten their password, and sends a link to it. Says the same whether or not there
 * is an account with that address. [X9]
 */
export function Recover({ email, draft, onBack, onSignIn }: RecoverProps) {
  const { auth, supportEmail } = useServices();
  const [error, setError] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const cooldown = useCooldown();

  const { field, values, isSubmitting, submit } = useForm(
    { email },
    { email: checkEmail },
    async ({ email: typed }) => {
      if (cooldown.secondsLeft > 0) return;
      setError(undefined);
      const result = await auth.sendRecovery(typed.trim());
      if (!result.ok)
        return setError(withSupportEmail(result.failure.message || errorMessages.unexpected, supportEmail));
      setSentTo(typed.trim());
      cooldown.start();
    },
  );

  useEffect(() => draft.update({ email: values.email }), [draft, values.email]);

  return (
    <AuthForm
      title="Reset your password"
      subtitle="We'll email you a link to choose a new one"
      submitLabel={
        cooldown.secondsLeft > 0
          ? `Send again in ${cooldown.secondsLeft} s`
          : sentTo
            ? 'Send again'
            : 'Send link'
      }
      loadingLabel="Sending..."
      loading={isSubmitting}
      disabled={cooldown.secondsLeft > 0}
      onSubmit={submit}
      onBack={onBack}
      {...(error && { error })}
      footer={
        <>
          Remembered it? <TextButton onClick={() => onSignIn(values.email)}>Sign in here</TextButton>
        </>
      }
    >
      {sentTo !== undefined && (
        <Alert tone="positive" title="Check your inbox">
          If {sentTo} has an account, a link is on its way. It works once.
        </Alert>
      )}
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
    </AuthForm>
  );
}
