import { useState } from 'react';
import { errorMessages } from '../../services/messages.ts';
import type { Result } from '../../services/result.ts';
import { useCooldown } from './useCooldown.ts';
import { useLock } from './useLock.ts';

/**
 * Sends a mail, and again after a minute. `wasJustSent`: the first one was sent by what came before. Whoever shows `error` adds how
 * to reach support.
 */
export function useSendMail(
  request: (email: string) => Promise<Result<void>>,
  { wasJustSent = false }: { wasJustSent?: boolean } = {},
) {
  const [count, setCount] = useState(wasJustSent ? 1 : 0);
  const [hasResent, setHasResent] = useState(false);
  const [error, setError] = useState<string>();
  const cooldown = useCooldown({ isRunning: wasJustSent });
  const sending = useLock();

  function clear() {
    setError(undefined);
    setHasResent(false);
  }

  /** Resolves to whether the mail was sent. */
  const send = (email: string) =>
    sending.runExclusive(true, async () => {
      if (cooldown.secondsLeft > 0) return false;
      clear();
      const result = await request(email);
      if (!result.ok) {
        setError(result.failure.message || errorMessages.unexpected);
        return false;
      }
      setHasResent(count > 0);
      setCount(count + 1);
      cooldown.start();
      return true;
    });

  return {
    send,
    clear,
    error,
    hasSent: count > 0,
    hasResent,
    isSending: sending.pending ?? false,
    /** Until the next one can be sent. */
    secondsLeft: cooldown.secondsLeft,
  };
}

export type SendMail = ReturnType<typeof useSendMail>;
