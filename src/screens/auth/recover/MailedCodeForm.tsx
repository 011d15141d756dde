import { type ReactNode, useRef, useState } from 'react';
import type { LinkPurpose } from '../../../services/auth.ts';
import { errorMessages, toasts } from '../../../services/messages.ts';
import { normalizeCode } from '../../../services/normalizeCode.ts';
import { checkMailedCode } from '../../../services/validation.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { AuthForm, type AuthFormProps } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { fill } from '../../../ui/fill.ts';
import { focusUnlessTyping } from '../../shell/focusUnlessTyping.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import type { SendMail } from '../../shell/useSendMail.ts';
import { words } from './MailedCodeForm.words.ts';

export interface MailedCodeFormProps extends Pick<AuthFormProps, 'title' | 'subtitle' | 'footer' | 'onBack'> {
  purpose: LinkPurpose;
  /** To whom the mail was sent. */
  email: string;
  /** Sends the mail again. */
  mail: SendMail;
  /** What is said above the field. */
  children?: ReactNode;
}

/**
 * Waits for somebody who was sent a mail. Its link works in this browser alone, so whoever reads the mail elsewhere types its code
 * in here. It does not navigate on success: the session arrives as an event. [U4]
 */
export function MailedCodeForm({ purpose, email, mail, children, ...form }: MailedCodeFormProps) {
  const labels = useLabels('MailedCodeForm', words);
  const { translate } = useLanguage();
  const { auth, toastQueue, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<{ isCode: boolean; message: string }>();

  const input = useRef<HTMLElement>(null);
  const { field, isSubmitting, submit } = useForm(
    { code: '' },
    { code: checkMailedCode },
    async ({ code }) => {
      setRefusal(undefined);
      mail.clear();
      const result = await auth.verifyCode(email, normalizeCode(code), purpose);
      if (result.ok) {
        if (purpose === 'signup') toastQueue.add(toasts.signedIn);
        return true;
      }
      const { reason, message } = result.failure;
      const isCode = reason === 'code-refused';
      if (isCode) input.current?.focus();
      setRefusal({
        isCode,
        message: isCode ? errorMessages.codeRefused : message || errorMessages.unexpected,
      });
    },
  );
  const codeField = field('code');
  const secondsLeft = mail.secondsLeft(email);
  const error = mail.error ?? (refusal?.isCode ? undefined : refusal?.message);

  return (
    <AuthForm
      {...form}
      submitLabel={labels.submit}
      loadingLabel={labels.loading}
      loading={isSubmitting}
      onSubmit={submit}
      {...(error !== undefined && { error: translate(withSupportEmail(error, supportEmail)) })}
    >
      {mail.hasResent ? <Alert tone="positive">{labels.resent}</Alert> : children}
      <TextField
        {...codeField}
        {...(refusal?.isCode && { error: translate(refusal.message) })}
        ref={(element) => {
          codeField.ref(element);
          input.current = element;
        }}
        onChange={(code) => {
          setRefusal(undefined);
          codeField.onChange(code);
        }}
        label={labels.code}
        hint={labels.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div>
        <Button
          loading={mail.isSending}
          disabled={secondsLeft > 0 || isSubmitting}
          onClick={async () => {
            setRefusal(undefined);
            if (await mail.send(email)) focusUnlessTyping(input.current);
          }}
        >
          {mail.isSending
            ? labels.sending
            : secondsLeft > 0
              ? fill(labels.wait, { seconds: String(secondsLeft) })
              : labels.again}
        </Button>
      </div>
    </AuthForm>
  );
}
