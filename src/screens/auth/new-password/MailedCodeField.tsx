import { useEffect, useRef } from 'react';
import { mailedCode as messages } from '../../../services/mailedCodeMessages.ts';
import { errorMessages } from '../../../services/messages.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { fill } from '../../../ui/fill.ts';
import { focusUnlessTyping } from '../../shell/focusUnlessTyping.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { words } from './MailedCodeField.words.ts';
import type { CodeNotice } from './useMailedCode.ts';
import type { NewPassword } from './useNewPassword.ts';

export interface MailedCodeFieldProps extends Pick<NewPassword, 'mailedCode' | 'codeField' | 'isSubmitting'> {
  /** The address that the code is sent to. */
  email: string;
}

/** What has become of the mailed code, the field to enter it, and 'Send a new code'. [S16] */
export function MailedCodeField({ email, mailedCode, codeField, isSubmitting }: MailedCodeFieldProps) {
  const labels = useLabels('MailedCodeField', words);
  const { notice, isRefused, secondsLeft, isSending } = mailedCode;
  const input = useRef<HTMLElement>(null);
  // A code that was sent is typed next, and one that was refused is corrected next.
  useEffect(() => {
    if (notice.kind === 'sent') input.current?.focus();
    else if (notice.kind === 'sent-again') focusUnlessTyping(input.current);
  }, [notice.kind]);
  useEffect(() => {
    if (isRefused) input.current?.focus();
  }, [isRefused]);

  return (
    <>
      <Notice notice={notice} email={email} />
      <TextField
        {...codeField}
        ref={(element) => {
          codeField.ref(element);
          input.current = element;
        }}
        label={labels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      {/* The seconds are not in the notice, because screen readers announce the notice whenever it changes. */}
      <div>
        <Button
          loading={isSending}
          disabled={secondsLeft > 0 || (isSubmitting && !isSending)}
          onClick={mailedCode.send}
        >
          {isSending
            ? labels.sending
            : secondsLeft > 0
              ? fill(labels.wait, { seconds: String(secondsLeft) })
              : labels.again}
        </Button>
      </div>
    </>
  );
}

const tones = {
  sending: 'neutral',
  sent: 'neutral',
  'sent-again': 'positive',
  used: 'caution',
  failed: 'critical',
} as const;

const noticeMessage = (notice: CodeNotice, email: string) =>
  notice.kind === 'failed'
    ? messages.notSent(notice.message)
    : {
        sending: messages.sending,
        sent: messages.sent(email),
        'sent-again': messages.sentAgain(email),
        used: messages.used,
      }[notice.kind];

function Notice({ notice, email }: { notice: CodeNotice; email: string }) {
  const { translate } = useLanguage();
  const { title, description } = noticeMessage(notice, email);
  const mayHaveOne = notice.kind === 'failed' && notice.mayHaveOne;
  return (
    <Alert tone={tones[notice.kind]} title={translate(title)}>
      {translate(description)}
      {mayHaveOne && ` ${translate(errorMessages.codeStillGood)}`}
    </Alert>
  );
}
