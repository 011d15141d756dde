import { useEffect, useRef, useState } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import { normalizeCode } from '../../../services/normalizeCode.ts';
import type { StepUpCode } from '../../../services/stepUp.ts';
import { checkMailedCode } from '../../../services/validation.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { fill } from '../../../ui/fill.ts';
import { focusUnlessTyping } from '../../shell/focusUnlessTyping.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import type { SendMail } from '../../shell/useSendMail.ts';
import { MailedCodeAgain } from '../reauthentication/MailedCodeAgain.tsx';
import { words } from './StepUp.words.ts';
import { StepUpForm, type StepUpSteps } from './StepUpForm.tsx';

interface StepUpMailFormProps extends StepUpSteps {
  /** Where the code is sent to. */
  email: string;
  /** Outlasts the dialog, which may be closed while the mail is on its way. */
  mail: SendMail;
  /** The mailed code was right, and the second factor has to be shown. */
  onCode: (code: StepUpCode) => void;
}

/** The first step for an account without a password: a code is mailed to its address. [U29] */
export function StepUpMailForm({ email, mail, onCode, isDone, onDone, ...steps }: StepUpMailFormProps) {
  const labels = useLabels('StepUp', words);
  const { translate } = useLanguage();
  const { loadStepUp, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<{ isCode: boolean; message: string }>();
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
      if (!isMounted()) {
        if (result?.ok) result.code?.discard();
        return;
      }
      if (result?.ok) return result.code ? onCode(result.code) : onDone();
      const { reason, message } = result?.failure ?? { message: errorMessages.unavailable };
      const isCode = reason === 'code-refused';
      setRefusal({
        isCode,
        message: isCode ? errorMessages.codeRefused : message || errorMessages.unexpected,
      });
    },
  );
  const input = useRef<HTMLElement>(null);
  // A code that was sent is typed next, and one that was refused is corrected next.
  useEffect(() => input.current?.focus(), [mail.hasSent]);
  useEffect(() => {
    if (refusal?.isCode) input.current?.focus();
  }, [refusal]);
  const codeField = field('code');
  const error = mail.error ?? (refusal?.isCode ? undefined : refusal?.message);
  return (
    <StepUpForm
      {...steps}
      isSubmitting={isSubmitting}
      submit={submit}
      error={error === undefined ? undefined : translate(withSupportEmail(error, supportEmail))}
    >
      {mail.hasSent ? (
        <MailedCodeAgain
          email={email}
          mail={mail}
          isSubmitting={isSubmitting}
          codeField={{
            ...codeField,
            ref(element) {
              codeField.ref(element);
              input.current = element;
            },
            ...(refusal?.isCode && { error: translate(refusal.message) }),
            onChange(code) {
              setRefusal(undefined);
              codeField.onChange(code);
            },
          }}
          onSend={async () => {
            setRefusal(undefined);
            if (await mail.send(email)) focusUnlessTyping(input.current);
          }}
        />
      ) : (
        <Text tone="muted">{fill(labels.noPassword, { email })}</Text>
      )}
    </StepUpForm>
  );
}
