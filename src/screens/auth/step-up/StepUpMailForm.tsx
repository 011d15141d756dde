import { useState } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import { normalizeCode } from '../../../services/normalizeCode.ts';
import type { StepUpCode } from '../../../services/stepUp.ts';
import { checkMailedCode } from '../../../services/validation.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { useSendMail } from '../../shell/useSendMail.ts';
import { StepUpForm, type StepUpSteps } from './StepUpForm.tsx';

interface StepUpMailFormProps extends StepUpSteps {
  /** Where the code is sent to. */
  email: string;
  /** The mailed code was right, and the second factor has to be shown. */
  onCode: (code: StepUpCode) => void;
}

/** The first step for an account without a password: a code is mailed to its address. [U29] */
export function StepUpMailForm({ email, onCode, isDone, onDone, ...steps }: StepUpMailFormProps) {
  const { auth, loadStepUp, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<{ isCode: boolean; message: string }>();
  const mail = useSendMail((to) => auth.sendRecovery(to));
  const { field, isSubmitting, submit } = useForm(
    { code: '' },
    { code: (typed) => (mail.hasSent ? checkMailedCode(typed) : undefined) },
    async ({ code }, isMounted) => {
      if (isDone()) return;
      setRefusal(undefined);
      mail.clear();
      if (!mail.hasSent) {
        await mail.send(email);
        return;
      }
      const port = await loadStepUp().catch(() => undefined);
      const result = await port?.enterMailedCode(normalizeCode(code));
      if (!isMounted()) return;
      if (result?.ok) return result.code ? onCode(result.code) : onDone();
      const { reason, message } = result?.failure ?? { message: errorMessages.unavailable };
      const isCode = reason === 'code-refused';
      setRefusal({
        isCode,
        message: isCode ? errorMessages.codeRefused : message || errorMessages.unexpected,
      });
    },
  );
  const codeField = field('code');
  const error = mail.error ?? (refusal?.isCode ? undefined : refusal?.message);
  return (
    <StepUpForm
      {...steps}
      isSubmitting={isSubmitting}
      submit={submit}
      error={error === undefined ? undefined : withSupportEmail(error, supportEmail)}
    >
      <Text tone="muted">
        {mail.hasSent
          ? `We have sent a code to ${email}. It can take a minute; look into the spam folder too.`
          : `Your account has no password. We will send a code to ${email}.`}
      </Text>
      {mail.hasSent && (
        <>
          <TextField
            {...codeField}
            {...(refusal?.isCode && { error: refusal.message })}
            onChange={(code) => {
              setRefusal(undefined);
              codeField.onChange(code);
            }}
            label="Code from the mail"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <div>
            <Button
              loading={mail.isSending && !isSubmitting}
              disabled={mail.secondsLeft > 0 || isSubmitting}
              onClick={() => void mail.send(email)}
            >
              {mail.secondsLeft > 0 ? `Send a new code in ${mail.secondsLeft} s` : 'Send a new code'}
            </Button>
          </div>
        </>
      )}
    </StepUpForm>
  );
}
