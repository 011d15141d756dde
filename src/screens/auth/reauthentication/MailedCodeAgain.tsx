import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { TextField, type TextFieldProps } from '../../../ui/primitives/TextField/TextField.tsx';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import type { SendMail } from '../../shell/useSendMail.ts';
import { words } from './MailedCodeAgain.words.ts';

interface MailedCodeAgainProps {
  /** Where the code is sent to. */
  email: string;
  mail: SendMail;
  isSubmitting: boolean;
  /** The props of the code's field, with its value and what is wrong with it. */
  codeField: Omit<TextFieldProps, 'label'>;
  /** A new code was asked for. */
  onSend: () => Promise<void>;
}

/** What has become of the mailed code, the field to enter it, and a button that sends another one. [U48] */
export function MailedCodeAgain({ email, mail, isSubmitting, codeField, onSend }: MailedCodeAgainProps) {
  const labels = useLabels('MailedCodeAgain', words);
  const { isSending, hasSent, hasResent } = mail;
  const secondsLeft = mail.secondsLeft(email);
  const send = hasSent ? labels.send : labels.mailCode;
  const progress = isSending
    ? fill(labels.sending, { email })
    : hasResent
      ? fill(labels.resent, { email })
      : hasSent
        ? fill(labels.sent, { email })
        : labels.notSent;
  return (
    <>
      <Alert tone={hasResent ? 'positive' : 'neutral'}>{progress}</Alert>
      <TextField
        {...codeField}
        label={labels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div>
        {/* The seconds are not in the notice, because screen readers announce the notice whenever it changes. */}
        <Button loading={isSending} disabled={secondsLeft > 0 || isSubmitting} onClick={() => void onSend()}>
          {isSending
            ? labels.sendingButton
            : secondsLeft > 0
              ? fill(labels.wait, { seconds: String(secondsLeft) })
              : send}
        </Button>
      </div>
    </>
  );
}
