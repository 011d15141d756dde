import { useEffect, useState } from 'react';
import type { ToastMessage } from '../../services/messages.ts';
import { minPasswordLength } from '../../services/validation.ts';
import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../ui/layout/FormLayout/FormLayout.tsx';
import { PasswordField } from '../../ui/primitives/PasswordField/PasswordField.tsx';
import { ErrorDetails } from '../../ui/primitives/ErrorDetails/ErrorDetails.tsx';
import { MailedCodeField } from '../auth/new-password/MailedCodeField.tsx';
import { type RunRequest, useNewPassword } from '../auth/new-password/useNewPassword.ts';
import { StrengthMeter } from '../auth/password-strength/StrengthMeter.tsx';
import { useStepUp } from '../auth/step-up/useStepUp.tsx';
import { useRetryAfterReauth, usePendingWork } from '../auth/reauthentication/retryAfterReauth.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useReloadSecurity } from '../shell/account/useReloadSecurity.ts';
import { useAskBeforeUnload } from '../shell/useAskBeforeUnload.ts';
import { fill } from '../../ui/fill.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { words } from './ChangePassword.words.ts';

export interface ChangePasswordProps {
  /** Whose password it is. A code for the new one may be sent to their address. */
  account: Pick<AccountData, 'user' | 'showToast'>;
  /** The words of the button that submits; 'Change password' unless given. */
  submitLabel?: string;
  /** Called once the password is stored. */
  onChanged?: () => void;
  /** A change is on its way, or is no longer. */
  onSubmittingChange?: (isSubmitting: boolean) => void;
}

/**
 * The form to change the password. It first asks for the present one, so that somebody who finds the device unlocked cannot lock its
 * owner out. It shows every reason why a password is too weak, and asks for a mailed code where the backend wants one. A toast tells
 * how it went once the form is no longer there. [R3, S16, U7]
 */
export function ChangePassword({ account, submitLabel, onChanged, onSubmittingChange }: ChangePasswordProps) {
  const labels = useLabels('ChangePassword', words);
  const { translate } = useLanguage();
  const submitText = submitLabel ?? labels.change;
  const { user, showToast } = account;
  const { email, fullName, id } = user;
  const reloadSecurity = useReloadSecurity(id);
  /** Asked once for the attempts of a few minutes, until the password is changed or given up. */
  const { stepUp, forget, dialog } = useStepUp(user);
  const [success, setSuccess] = useState<ToastMessage>();
  const retryAfterReauth = useRetryAfterReauth();
  const runRequest: RunRequest = (request) => {
    setSuccess(undefined);
    return retryAfterReauth(request);
  };
  const { mailedCode, refusal, isSubmitting, isDirty, submit, passwordField, codeField, cancel } =
    useNewPassword(
      runRequest,
      (message, isMounted) => {
        forget();
        if (isMounted()) setSuccess(message);
        else showToast(message);
        reloadSecurity();
        onChanged?.();
      },
      showToast,
      stepUp,
    );
  function giveUp() {
    forget();
    cancel();
  }
  useEffect(() => onSubmittingChange?.(isSubmitting), [onSubmittingChange, isSubmitting]);
  usePendingWork('form', isDirty);
  useAskBeforeUnload(isDirty);

  return (
    <>
      {/* Shown here, because a toast would cover the button that is pressed next. */}
      {success && (
        <Alert tone="positive" title={translate(success.title)}>
          {translate(success.description)}
        </Alert>
      )}
      {refusal && (
        <Alert tone="critical">
          <ErrorDetails message={refusal.message} reasons={refusal.reasons} />
        </Alert>
      )}
      <FormLayout
        label={submitText}
        onSubmit={submit}
        actions={
          <>
            {mailedCode.isRequired && (
              <Button onClick={giveUp} disabled={isSubmitting}>
                {labels.cancel}
              </Button>
            )}
            <Button type="submit" loading={isSubmitting} disabled={mailedCode.isSending && !isSubmitting}>
              {isSubmitting ? labels.changing : submitText}
            </Button>
          </>
        }
      >
        <PasswordField
          {...passwordField}
          label={labels.newPassword}
          autoComplete="new-password"
          hint={fill(labels.hint, { count: String(minPasswordLength) })}
        />
        <StrengthMeter password={passwordField.value} known={[email, fullName]} />
        {mailedCode.isRequired && (
          <MailedCodeField
            email={email}
            mailedCode={mailedCode}
            codeField={codeField}
            isSubmitting={isSubmitting}
          />
        )}
      </FormLayout>
      {dialog}
    </>
  );
}
