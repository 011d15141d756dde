import type { Attention } from '../../services/attention.ts';
import { formatDate } from '../../services/money.ts';
import { failureWords } from '../../services/paymentFailures.ts';
import { withSupportEmail } from '../../services/withSupportEmail.ts';
import { AttentionList, type AttentionItem } from '../../ui/account/AttentionList/AttentionList.tsx';
import { fill } from '../../ui/fill.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useReloadOnReturn } from '../shell/account/useReloadOnReturn.ts';
import { useLanguage, useQuestionLabels } from '../shell/language/LanguageProvider.tsx';
import { useServices } from '../shell/services.tsx';
import { useSendMail } from '../shell/useSendMail.ts';
import { words } from './AttentionRow.words.ts';
import { limitWords } from './limitWords.ts';
import { words as limitLabels } from './limitWords.words.ts';

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
  const labels = useLabels('AttentionRow', words);
  const { whyFailed } = useQuestionLabels('AttentionRow', words).labels;
  const labelsOfLimits = useLabels('limitWords', limitLabels);
  const { translate } = useLanguage();
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
          title: date ? fill(labels.paymentFailedOn, { date }) : labels.paymentFailed,
          text: `${translate(reason)} ${translate(advice)}`,
          actions: [
            one.canUpdateCard
              ? billing(labels.updateCard)
              : { label: labels.seePayments, onSelect: onPayments, onPreload: () => onPreload('payments') },
            { label: labels.askWhy, onSelect: () => onAskAgent(whyFailed) },
          ],
        };
      }
      case 'unconfirmed': {
        const { error, hasSent, isSending, send } = confirmation;
        const isWaiting = confirmation.secondsLeft(one.email) > 0;
        const problem = error && withSupportEmail(error, supportEmail);
        return {
          id: one.id,
          tone: problem ? 'critical' : 'caution',
          title: problem ? labels.linkNotSent : labels.unconfirmed,
          text: problem
            ? translate(problem)
            : fill(hasSent ? labels.linkSentAgain : labels.linkSent, { email: one.email }),
          actions: [
            {
              // A second counted down here would be read out each time.
              label: isWaiting ? labels.sent : labels.sendAgain,
              onSelect: () => void send(one.email),
              loading: isSending,
              disabled: isWaiting,
            },
          ],
          onDismiss: hidden(one.id),
        };
      }
      case 'card':
        return {
          id: one.id,
          tone: one.hasExpired ? 'critical' : 'caution',
          title: fill(one.hasExpired ? labels.cardExpired : labels.cardExpires, {
            month: formatExpiry(one.expires),
          }),
          text: labels.enterCard,
          actions: [billing(labels.updateCard)],
          onDismiss: one.hasExpired ? undefined : hidden(one.id),
        };
      case 'limit':
        return {
          id: one.id,
          tone: 'caution',
          ...limitWords(labelsOfLimits, one, plan),
          actions: [billing(labels.seePlans)],
          onDismiss: hidden(one.id),
        };
      case 'ends':
        return {
          id: one.id,
          tone: 'caution',
          title: fill(labels.planEnds, { plan: one.planName, date: formatDate(one.at) }),
          text: labels.afterwards,
          actions: [billing(labels.seePlan)],
          onDismiss: hidden(one.id),
        };
    }
  }

  return <AttentionList items={found.map(itemOf)} pending={pending} />;
}
