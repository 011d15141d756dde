import { useEffect, useRef } from 'react';
import { mailedCode, plain } from '../../../services/messages.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import type { CodeNotice } from './useMailedCode.ts';
import type { NewPassword } from './useNewPassword.ts';

export interface MailedCodeFieldProps extends Pick<NewPassword, 'mailed' | 'codeField' | 'busy'> {
  /** Where the code goes. */
  email: string;
}

/** What has become of the code, 'Send a new code', and the field for it. [S16] */
export function MailedCodeField({ email, mailed, codeField, busy }: MailedCodeFieldProps) {
  const { notice, refused, left, isSending } = mailed;
  const input = useRef<HTMLElement>(null);
  const isOut = notice.kind === 'sent' || notice.kind === 'sent-again';
  // What was sent is to be typed, and what was refused is to be corrected.
  useEffect(() => {
    if (isOut) input.current?.focus();
  }, [isOut]);
  useEffect(() => {
    if (refused) input.current?.focus();
  }, [refused]);

  return (
    <>
      <Notice notice={notice} email={email} />
      <TextField
        {...codeField}
        ref={(element) => {
          codeField.ref(element);
          input.current = element;
        }}
        label="Code from the mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      {/* Not in the notice, which is announced whenever it changes: the seconds would be, too. */}
      <div>
        <Button loading={isSending} disabled={left > 0 || (busy && !isSending)} onClick={mailed.send}>
          {isSending ? 'Sending...' : left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
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

function wordsOf(notice: CodeNotice, email: string) {
  switch (notice.kind) {
    case 'sending':
      return mailedCode.sending;
    case 'sent':
      return mailedCode.sent(email);
    case 'sent-again':
      return mailedCode.sentAgain(email);
    case 'used':
      return mailedCode.used;
    case 'failed':
      return mailedCode.notSent(notice.mayHaveOne ? `${notice.why} ${plain.codeStillGood}` : notice.why);
  }
}

function Notice({ notice, email }: { notice: CodeNotice; email: string }) {
  const { title, description } = wordsOf(notice, email);
  return (
    <Alert tone={tones[notice.kind]} title={title}>
      {description}
    </Alert>
  );
}
