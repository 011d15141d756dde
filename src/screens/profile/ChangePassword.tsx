import { useState } from 'react';
import type { ToastMessage } from '../../services/messages.ts';
import { minimumPassword } from '../../services/validation.ts';
import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../ui/layout/FormLayout/FormLayout.tsx';
import { PasswordField } from '../../ui/primitives/PasswordField/PasswordField.tsx';
import { ErrorDetails } from '../../ui/primitives/ErrorDetails/ErrorDetails.tsx';
import { MailedCodeField } from '../auth/new-password/MailedCodeField.tsx';
import { type Attempt, useNewPassword } from '../auth/new-password/useNewPassword.ts';
import { useRetryAfterReauth, usePendingWork } from '../auth/reauthentication/retryAfterReauth.tsx';
import { useAskBeforeUnload } from '../shell/useAskBeforeUnload.ts';

export interface ChangePasswordProps {
  /** Of the signed-in user: a code for the new password may go there. */
  email: string;
}

/** A new password; each reason of a weak one is shown, and in an old session the code that it needs is asked for. [R3, S16] */
export function ChangePassword({ email }: ChangePasswordProps) {
  const [told, setTold] = useState<ToastMessage>();
  const resume = useRetryAfterReauth();
  const attempt: Attempt = (ask) => {
    setTold(undefined);
    return resume(ask);
  };
  const { mailed, refusal, busy, changed, submit, passwordField, codeField, cancel } = useNewPassword(
    attempt,
    (message) => setTold(message),
  );
  usePendingWork('form', changed);
  useAskBeforeUnload(changed);

  return (
    <>
      {/* Said here: a toast would lie over what is pressed next. */}
      {told && (
        <Alert tone="positive" title={told.title}>
          {told.description}
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
            {mailed.asked && (
              <Button onClick={cancel} disabled={busy}>
                Cancel
              </Button>
            )}
            <Button type="submit" loading={busy} disabled={mailed.isSending && !busy}>
              {busy ? 'Changing...' : 'Change password'}
            </Button>
          </>
        }
      >
        <PasswordField
          {...passwordField}
          label="New password"
          autoComplete="new-password"
          hint={`At least ${minimumPassword} characters.`}
        />
        {mailed.asked && <MailedCodeField email={email} mailed={mailed} codeField={codeField} busy={busy} />}
      </FormLayout>
    </>
  );
}
