import { useState } from 'react';
import { plain, toasts, type ToastMessage } from '../../services/messages.ts';
import { withSupport } from '../../services/withSupport.ts';
import { checkNewPassword, minimumPassword } from '../../services/validation.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { FormLayout } from '../../ui/FormLayout/FormLayout.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { Reasons } from '../../ui/Reasons/Reasons.tsx';
import { useServices } from '../services.tsx';
import { useResume, useWork } from '../sign-in-again/resume.tsx';
import { useAskBeforeUnload } from '../useAskBeforeUnload.ts';
import { useForm } from '../useForm.ts';

/** R3: each reason of a weak password is shown. */
export function ChangePassword() {
  const { auth, supportEmail } = useServices();
  const resume = useResume();
  const [refusal, setRefusal] = useState<{ message: string; reasons: readonly string[] }>();
  const [{ round, told }, setSaved] = useState<{ round: number; told?: ToastMessage }>({ round: 0 });

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
          <Reasons message={refusal.message} reasons={refusal.reasons} />
        </Alert>
      )}
      <Fields
        key={round}
        change={async (password) => {
          setRefusal(undefined);
          setSaved(({ round: before }) => ({ round: before }));
          const result = await resume(() => auth.setPassword(password));
          if (!result.ok)
            return setRefusal({
              message: withSupport(result.failure.message || plain.unexpected, supportEmail),
              reasons: result.reasons,
            });
          setSaved(({ round }) => ({
            round: round + 1,
            told: result.othersSignedOut ? toasts.passwordChanged : toasts.passwordChangedHere,
          }));
        }}
      />
    </>
  );
}

function Fields({ change }: { change: (password: string) => Promise<void> }) {
  const { field, busy, submit, changed } = useForm(
    { password: '' },
    { password: checkNewPassword },
    ({ password }) => change(password),
  );
  useWork('form', changed);
  useAskBeforeUnload(changed);
  return (
    <FormLayout
      label="Change password"
      onSubmit={submit}
      actions={
        <Button type="submit" busy={busy}>
          {busy ? 'Changing...' : 'Change password'}
        </Button>
      }
    >
      <PasswordField
        {...field('password')}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minimumPassword} characters.`}
      />
    </FormLayout>
  );
}
