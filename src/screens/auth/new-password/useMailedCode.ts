import { useState } from 'react';
import { useCooldown } from '../../shell/useCooldown.ts';
import { useLock } from '../../shell/useLock.ts';

/** What the form says about the code. `mayHaveOne`: a code was sent less than a minute ago and is still valid. */
export type CodeNotice =
  | { kind: 'sending' | 'sent' | 'sent-again' | 'used' }
  | { kind: 'failed'; message: string; mayHaveOne: boolean };

/** Asks the backend to mail a code. `isRateLimited`: it refused because the newest code is less than a minute old. */
export type SendCode = () => Promise<{ ok: true } | { ok: false; message: string; isRateLimited: boolean }>;

/**
 * The state of the mailed code that a new password needs in an old session: whether the form asks for it, what has become
 * of the code, and when the next one can be sent. [S16]
 */
export function useMailedCode(sendCode: SendCode) {
  const [isRequired, setIsRequired] = useState(false);
  const [notice, setNotice] = useState<CodeNotice>({ kind: 'sending' });
  const [hasBeenSent, setHasBeenSent] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const cooldown = useCooldown();
  const sending = useLock();

  const send = () =>
    sending.runExclusive(true, async () => {
      setNotice({ kind: 'sending' });
      setIsRefused(false);
      const result = await sendCode();
      if (!result.ok)
        return setNotice({ kind: 'failed', message: result.message, mayHaveOne: result.isRateLimited });
      setNotice({ kind: hasBeenSent ? 'sent-again' : 'sent' });
      setHasBeenSent(true);
      cooldown.start();
    });

  return {
    isRequired,
    notice,
    isRefused,
    /** Until the next code can be sent. */
    secondsLeft: cooldown.secondsLeft,
    isSending: sending.pending ?? false,
    send: () => void send(),
    /** The backend wants a code: the form asks for it. A code is sent, unless the newest one is less than a minute old. */
    async require() {
      setIsRequired(true);
      if (cooldown.secondsLeft === 0) await send();
    },
    /** The backend refused the code that was entered. */
    markRefused: () => setIsRefused(true),
    /** The user edits the refused code, or submits again. */
    clearRefusal: () => setIsRefused(false),
    /** The code was right and cannot be used again, although the password that came with it was refused. */
    markUsed: () => setNotice({ kind: 'used' }),
    /** The form no longer asks. A code that was sent and not used can still be entered later. */
    close(wasUsed: boolean) {
      setIsRequired(false);
      setIsRefused(false);
      if (wasUsed) setNotice({ kind: 'used' });
    },
  };
}

export type MailedCode = ReturnType<typeof useMailedCode>;
