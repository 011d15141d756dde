import { useState } from 'react';
import { errorMessages } from '../../services/messages.ts';
import { withSupportEmail } from '../../services/withSupportEmail.ts';
import { useServices } from '../shell/services.tsx';
import { useCooldown } from '../shell/useCooldown.ts';
import { useLock } from '../shell/useLock.ts';

/** Sends the mail with the link that confirms an address again, at most once a minute. [B44] */
export function useResendConfirmation() {
  const { auth, supportEmail } = useServices();
  const [outcome, setOutcome] = useState<{ hasSent: true } | { hasSent: false; message: string }>();
  const sending = useLock();
  const cooldown = useCooldown();

  const send = (email: string) =>
    sending.runExclusive(true, async () => {
      setOutcome(undefined);
      const result = await auth.resendConfirmation(email);
      if (result.ok) {
        setOutcome({ hasSent: true });
        cooldown.start();
        return;
      }
      const message = withSupportEmail(result.failure.message || errorMessages.unexpected, supportEmail);
      setOutcome({ hasSent: false, message });
    });

  return {
    send: (email: string) => void send(email),
    isSending: sending.pending ?? false,
    /** It was sent, and can be sent again in a while. */
    isWaiting: cooldown.secondsLeft > 0,
    hasSent: outcome?.hasSent === true,
    /** Why it could not be sent. */
    problem: outcome?.hasSent === false ? outcome.message : undefined,
  };
}
