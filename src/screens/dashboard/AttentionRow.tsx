import type { Attention } from '../../services/attention.ts';
import { formatDate } from '../../services/money.ts';
import { failureWords } from '../../services/paymentFailures.ts';
import { withSupportEmail } from '../../services/withSupportEmail.ts';
import { AttentionList, type AttentionItem } from '../../ui/account/AttentionList/AttentionList.tsx';
import { useReloadOnReturn } from '../shell/account/useReloadOnReturn.ts';
import { useServices } from '../shell/services.tsx';
import { useSendMail } from '../shell/useSendMail.ts';
import { limitWords } from './limitWords.ts';

export interface AttentionRowProps {
  /** The id of the user's plan. */
  plan: string | undefined;
  /** The most urgent first. */
  found: readonly Attention[];
  /** How many more are expected. */
  pending: number;
  /** Hides one of them in this browser. */
  onDismiss: (id: string) => void;
  onBilling: () => void;
  onPayments: () => void;
  /** Asks the agent, in the user's words. */
  onAskAgent: (question: string) => void;
  onPreload: (screen: 'billing' | 'payments') => void;
}

/** The month and year of a day: '12/2026' for '2026-12-31'. */
const formatExpiry = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** What the owner should know or do now, in words. [B36] */
export function AttentionRow({
  plan,
  found,
  pending,
  onDismiss,
  onBilling,
  onPayments,
  onAskAgent,
  onPreload,
}: AttentionRowProps) {
  useReloadOnReturn(found.some(({ kind }) => kind === 'failed'));
  const { auth, supportEmail } = useServices();
  const confirmation = useSendMail((email) => auth.resendConfirmation(email));
  const billing = (label: string) => ({
    label,
    onSelect: onBilling,
    onPreload: () => onPreload('billing'),
  });
  const hidden = (id: string) => () => onDismiss(id);

  function itemOf(one: Attention): AttentionItem {
    switch (one.kind) {
      case 'failed': {
        const date = formatDate(one.date);
        const { reason, advice } = failureWords(one.failure);
        return {
          id: one.id,
          tone: 'critical',
          title: date ? `Your payment of ${date} failed.` : 'Your last payment failed.',
          text: `${reason} ${advice}`,
          actions: [
            one.canUpdateCard
              ? billing('Update card')
              : { label: 'See payments', onSelect: onPayments, onPreload: () => onPreload('payments') },
            { label: 'Ask why', onSelect: () => onAskAgent('Why did my last payment fail?') },
          ],
        };
      }
      case 'unconfirmed': {
        const { error, hasSent, isSending, secondsLeft, send } = confirmation;
        const problem = error && withSupportEmail(error, supportEmail);
        return {
          id: one.id,
          tone: problem ? 'critical' : 'caution',
          title: problem ? 'We could not send you the link.' : 'Your email address is not confirmed.',
          text:
            problem ??
            (hasSent
              ? `Sent to ${one.email}. It can take a minute. Check your spam folder too.`
              : `We sent a link to ${one.email}. Open it, so that we know that the address is yours.`),
          actions: [
            {
              // A second counted down here would be read out each time.
              label: secondsLeft > 0 ? 'Sent' : 'Send again',
              onSelect: () => void send(one.email),
              loading: isSending,
              disabled: secondsLeft > 0,
            },
          ],
          onDismiss: hidden(one.id),
        };
      }
      case 'card':
        return {
          id: one.id,
          tone: one.hasExpired ? 'critical' : 'caution',
          title: one.hasExpired
            ? `Your card expired in ${formatExpiry(one.expires)}.`
            : `Your card expires in ${formatExpiry(one.expires)}.`,
          text: 'Enter the new one, so that your plan goes on.',
          actions: [billing('Update card')],
          onDismiss: one.hasExpired ? undefined : hidden(one.id),
        };
      case 'limit':
        return {
          id: one.id,
          tone: 'caution',
          ...limitWords(one, plan),
          actions: [billing('See plans')],
          onDismiss: hidden(one.id),
        };
      case 'ends':
        return {
          id: one.id,
          tone: 'caution',
          title: `Your ${one.planName} plan ends on ${formatDate(one.at)}.`,
          text: 'After that you are on Free. Until then you can change your mind.',
          actions: [billing('See your plan')],
          onDismiss: hidden(one.id),
        };
    }
  }

  return <AttentionList items={found.map(itemOf)} pending={pending} />;
}
