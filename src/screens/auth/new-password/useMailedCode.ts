import { useState } from 'react';
import { useCooldown } from '../../shell/useCooldown.ts';
import { useLock } from '../../shell/useLock.ts';

/** What has become of the code. `failed`: why it could not be sent. */
export type CodeNotice =
  | { kind: 'sending' | 'sent' | 'sent-again' | 'used' }
  | { kind: 'failed'; why: string; mayHaveOne: boolean };

/** `limited`: the backend sends no further one yet. */
export type SendCode = () => Promise<{ ok: true } | { ok: false; why: string; limited: boolean }>;

/**
 * The step in which a form for a new password asks for a mailed code: whether it does, what has become of the code, and
 * when the next one can be sent. [S16]
 */
export function useMailedCode(sendCode: SendCode) {
  const [asked, setAsked] = useState(false);
  const [notice, setNotice] = useState<CodeNotice>({ kind: 'sending' });
  const [hasBeenSent, setHasBeenSent] = useState(false);
  const [refused, setRefused] = useState(false);
  const { left, start } = useCooldown();
  const sending = useLock();

  const send = () =>
    sending.run(true, async () => {
      setNotice({ kind: 'sending' });
      setRefused(false);
      const result = await sendCode();
      if (!result.ok) return setNotice({ kind: 'failed', why: result.why, mayHaveOne: result.limited });
      setNotice({ kind: hasBeenSent ? 'sent-again' : 'sent' });
      setHasBeenSent(true);
      start();
    });

  return {
    asked,
    notice,
    refused,
    /** Seconds until a new one can be sent. */
    left,
    isSending: sending.held ?? false,
    send: () => void send(),
    /** The backend wants one. It is sent at once, unless the newest is younger than a minute. */
    async ask() {
      setAsked(true);
      if (left === 0) await send();
    },
    refuse: () => setRefused(true),
    correct: () => setRefused(false),
    /** It was right, and what came with it was refused. */
    useUp: () => setNotice({ kind: 'used' }),
    /** What was sent may be entered later, unless it was used. */
    close(used: boolean) {
      setAsked(false);
      setRefused(false);
      if (used) setNotice({ kind: 'used' });
    },
  };
}

export type MailedCode = ReturnType<typeof useMailedCode>;
