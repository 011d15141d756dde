import { useState } from 'react';
import type { ToastMessage } from '../../services/messages.ts';
import { minPasswordLength } from '../../services/validation.ts';
import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../ui/layout/FormLayout/FormLayout.tsx';
import { PasswordField } from '../../ui/primitives/PasswordField/PasswordField.tsx';
import { ErrorDetails } from '../../ui/primitives/ErrorDetails/ErrorDetails.tsx';
import { MailedCodeField } from '../auth/new-password/MailedCodeField.tsx';
import { type RunRequest, useNewPassword } from '../auth/new-password/useNewPassword.ts';
import { useRetryAfterReauth, usePendingWork } from '../auth/reauthentication/retryAfterReauth.tsx';
import { useAskBeforeUnload } from '../shell/useAskBeforeUnload.ts';

export interface ChangePasswordProps {
  /** The user's address, which a code for the new password may be sent to. */
  email: string;
}

/**
 * The form to change the password. It shows every reason why a password is too weak, and in a session older than a day it asks
 * for a mailed code. [R3, S16]
 */
export function ChangePassword({ email }: ChangePasswordProps) {
  const [success, setSuccess] = useState<ToastMessage>();
  const retryAfterReauth = useRetryAfterReauth();
  const runRequest: RunRequest = (request) => {
    setSuccess(undefined);
    return retryAfterReauth(request);
  };
  const { mailedCode, refusal, isSubmitting, isDirty, submit, passwordField, codeField, cancel } =
    useNewPassword(runRequest, (message) => setSuccess(message));
  usePendingWork('form', isDirty);
  useAskBeforeUnload(isDirty);

  return (
    <>
      {/* Shown here, because a toast would cover the button that is pressed next. */}
      {success && (
        <Alert tone="positive" title={success.title}>
          {success.description}
        </Alert>
      )}
      {refusal && (
        <Alert tone="critical">
          <ErrorDetails message={refusal.message} reasons={refusal.reasons} />
        </Alert>
      )}
      <FormLayout
        label="Change password"
        onSubmit={submit}
        actions={
          <>
            {mailedCode.isRequired && (
              <Button onClick={cancel} disabled={isSubmitting}>
                Cancel
              </Button>
            )}
            <Button type="submit" loading={isSubmitting} disabled={mailedCode.isSending && !isSubmitting}>
              {isSubmitting ? 'Changing...' : 'Change password'}
            </Button>
          </>
        }
      >
        <PasswordField
          {...passwordField}
          label="New password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters.`}
        />
        {mailedCode.isRequired && (
          <MailedCodeField
            email={email}
            mailedCode={mailedCode}
            codeField={codeField}
            isSubmitting={isSubmitting}
          />
        )}
      </FormLayout>
    </>
  );
}
