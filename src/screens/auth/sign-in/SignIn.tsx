import { useEffect, useState } from 'react';
import { plain, toasts } from '../../../services/messages.ts';
import { withSupport } from '../../../services/withSupport.ts';
import { checkEmail, checkPassword } from '../../../services/validation.ts';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { warmUpIntl } from '../../shell/warmUpIntl.ts';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import type { VisitorDraft } from '../visitorDraft.ts';

export interface SignInProps {
  email: string;
  draft: VisitorDraft;
  /** What the link in a mail said went wrong (X9). */
  redirectError?: string;
  onBack: () => void;
  onSignUp: (email: string) => void;
  onRecover: (email: string) => void;
  /** S3: nobody has this email and password. */
  onUnknown: (email: string) => void;
  /** The account waits for its confirmation mail. */
  onUnconfirmed: (email: string) => void;
}

/** V6, R1. Success shows itself: the session arrives as an event (S2). */
export function SignIn(props: SignInProps) {
  const { auth, notices, supportEmail } = useServices();
  const [error, setError] = useState(props.redirectError);

  const { field, values, busy, submit } = useForm(
    { email: props.email, password: '' },
    { email: checkEmail, password: checkPassword },
    async ({ email, password }, here) => {
      setError(undefined);
      const asked = auth.signIn(email.trim(), password);
      warmUpIntl();
      const result = await asked;
      if (result.ok) {
        notices.add(toasts.signedIn);
        return true;
      }
      if (!here()) return;
      const { reason, message } = result.failure;
      if (reason === 'invalid-credentials') return props.onUnknown(email.trim());
      if (reason === 'unconfirmed') return props.onUnconfirmed(email.trim());
      setError(withSupport(message || plain.unexpected, supportEmail));
    },
  );

  const { draft } = props;
  useEffect(() => draft.keep({ email: values.email }), [draft, values.email]);

  return (
    <AuthForm
      title="Welcome Back"
      subtitle="Sign in to your account to continue"
      submitLabel="Sign In"
      loadingLabel="Signing In..."
      loading={busy}
      onSubmit={submit}
      onBack={props.onBack}
      {...(error && { error })}
      footer={
        <>
          No account yet? <TextButton onClick={() => props.onSignUp(values.email)}>Sign up here</TextButton>
        </>
      }
    >
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
      <TextButton onClick={() => props.onRecover(values.email)}>Forgot password?</TextButton>
    </AuthForm>
  );
}
