import { useState } from 'react';
import { plain, toasts } from '../../services/messages.ts';
import { withSupport } from '../../services/withSupport.ts';
import { checkNewPassword, minimumPassword } from '../../services/validation.ts';
import { AuthForm } from '../../ui/AuthForm/AuthForm.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { TextButton } from '../../ui/TextButton/TextButton.tsx';
import { useServices } from '../services.tsx';
import { useAskBeforeUnload } from '../useAskBeforeUnload.ts';
import { useForm } from '../useForm.ts';

export interface ResetPasswordProps {
  email: string;
  onDone: () => void;
}

/** Reached by the mail's link: the session is there, the new password is not. */
export function ResetPassword({ email, onDone }: ResetPasswordProps) {
  const { auth, notices, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<{ message: string; reasons: readonly string[] }>();

  const { field, busy, submit, changed } = useForm(
    { password: '' },
    { password: checkNewPassword },
    async ({ password }, here) => {
      setRefusal(undefined);
      const result = await auth.setPassword(password);
      if (!result.ok)
        return setRefusal({
          message: withSupport(result.failure.message || plain.unexpected, supportEmail),
          reasons: result.reasons,
        });
      notices.add(result.othersSignedOut ? toasts.passwordChanged : toasts.passwordChangedHere);
      if (here()) onDone();
    },
  );

  useAskBeforeUnload(changed);

  return (
    <AuthForm
      title="Set your password"
      subtitle={`For ${email}`}
      submit="Save password"
      busySubmit="Saving..."
      busy={busy}
      onSubmit={submit}
      {...(refusal && { error: refusal.message, reasons: refusal.reasons })}
      footer={<TextButton onClick={onDone}>Keep the old one and continue</TextButton>}
    >
      <PasswordField
        {...field('password')}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minimumPassword} characters.`}
        required
      />
    </AuthForm>
  );
}
