import { minimumPassword } from '../../../services/validation.ts';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { MailedCodeField } from '../new-password/MailedCodeField.tsx';
import { useNewPassword } from '../new-password/useNewPassword.ts';
import { useServices } from '../../shell/services.tsx';
import { useAskBeforeUnload } from '../../shell/useAskBeforeUnload.ts';

export interface ResetPasswordProps {
  email: string;
  onDone: () => void;
}

/**
 * Reached by the mail's link: the session is there, the new password is not. A page that has been open for more than a day
 * needs a code for it, too. [S16]
 */
export function ResetPassword({ email, onDone }: ResetPasswordProps) {
  const { notices } = useServices();
  const { mailed, refusal, busy, changed, submit, passwordField, codeField } = useNewPassword(
    (ask) => ask(),
    (told, here) => {
      notices.add(told);
      if (here()) onDone();
    },
  );
  useAskBeforeUnload(changed);

  return (
    <AuthForm
      title="Set your password"
      subtitle={`For ${email}`}
      submitLabel="Save password"
      loadingLabel="Saving..."
      loading={busy}
      disabled={mailed.isSending && !busy}
      onSubmit={submit}
      {...(refusal && { error: refusal.message, reasons: refusal.reasons })}
      footer={<TextButton onClick={onDone}>Keep the old one and continue</TextButton>}
    >
      <PasswordField
        {...passwordField}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minimumPassword} characters.`}
        required
      />
      {mailed.asked && <MailedCodeField email={email} mailed={mailed} codeField={codeField} busy={busy} />}
    </AuthForm>
  );
}
