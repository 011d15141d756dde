import { useState } from 'react';
import { errorMessages } from '../../services/messages.ts';
import type { Result } from '../../services/result.ts';
import { useCooldown } from './useCooldown.ts';
import { useLock } from './useLock.ts';

/**
 * Sends a mail, and again to the same address after a minute. `before`: the first one was sent by what came before. Whoever shows
 * `error` adds how to reach support.
 */
export function useSendMail(
  request: (email: string) => Promise<Result<void>>,
  before?: { to: string; wasJustNow: boolean },
) {
  /** To whom the last one was sent. */
  const [sentTo, setSentTo] = useState(before?.to);
  const [hasResent, setHasResent] = useState(false);
  const [error, setError] = useState<string>();
  const cooldown = useCooldown({ isRunning: before?.wasJustNow ?? false });
  const sending = useLock();

  /** Until the next one can be sent to this address. */
  const secondsLeft = (email: string) => (email === sentTo ? cooldown.secondsLeft : 0);

  function clear() {
    setError(undefined);
    setHasResent(false);
  }

  /** Resolves to whether the mail was sent. */
  const send = (email: string) =>
    sending.runExclusive(true, async () => {
      if (secondsLeft(email) > 0) return false;
      clear();
      const result = await request(email);
      if (!result.ok) {
        setError(result.failure.message || errorMessages.unexpected);
        return false;
      }
      setHasResent(email === sentTo);
      setSentTo(email);
      cooldown.start();
      return true;
    });

  return {
    send,
    clear,
    error,
    hasSent: sentTo !== undefined,
    hasResent,
    isSending: sending.pending ?? false,
    secondsLeft,
  };
}

export type SendMail = ReturnType<typeof useSendMail>;
