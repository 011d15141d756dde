import type { ToastMessage } from '../../../services/messages.ts';
import { minPasswordLength } from '../../../services/validation.ts';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { fill } from '../../../ui/fill.ts';
import { MailedCodeField } from '../new-password/MailedCodeField.tsx';
import { useNewPassword } from '../new-password/useNewPassword.ts';
import { StrengthMeter } from '../password-strength/StrengthMeter.tsx';
import { useAskBeforeUnload } from '../../shell/useAskBeforeUnload.ts';
import { useWindowTitle } from '../../shell/useWindowTitle.ts';
import { words } from './ResetPassword.words.ts';

export interface ResetPasswordProps {
  email: string;
  /** Shows a toast, unless this user has left meanwhile. */
  showToast: (message: ToastMessage) => void;
  onDone: () => void;
}

/**
 * The form for a new password after a recovery link has signed the user in. If the page has been open for more than a day, it
 * asks for a mailed code too. [S16]
 */
export function ResetPassword({ email, showToast, onDone }: ResetPasswordProps) {
  const labels = useLabels('ResetPassword', words);
  useWindowTitle(labels.title);
  const { mailedCode, refusal, isSubmitting, isDirty, submit, passwordField, codeField } = useNewPassword(
    (request) => request(),
    (message, isMounted) => {
      showToast(message);
      if (isMounted()) onDone();
    },
    showToast,
  );
  useAskBeforeUnload(isDirty);

  return (
    <AuthForm
      title={labels.title}
      subtitle={fill(labels.forEmail, { email })}
      submitLabel={labels.submit}
      loadingLabel={labels.loading}
      loading={isSubmitting}
      disabled={mailedCode.isSending && !isSubmitting}
      onSubmit={submit}
      {...(refusal && { error: refusal.message, reasons: refusal.reasons })}
      footer={<TextButton onClick={onDone}>{labels.keep}</TextButton>}
    >
      <PasswordField
        {...passwordField}
        label={labels.password}
        autoComplete="new-password"
        hint={fill(labels.hint, { count: String(minPasswordLength) })}
        required
      />
      <StrengthMeter password={passwordField.value} known={[email]} />
      {mailedCode.isRequired && (
        <MailedCodeField
          email={email}
          mailedCode={mailedCode}
          codeField={codeField}
          isSubmitting={isSubmitting}
        />
      )}
    </AuthForm>
  );
}
