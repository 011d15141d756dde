import { useState } from 'react';
import { attentionOf, type Attention } from '../../services/attention.ts';
import { formatDate } from '../../services/money.ts';
import { AttentionList, type AttentionItem } from '../../ui/account/AttentionList/AttentionList.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useClock } from '../shell/clock.ts';
import { useDismissed } from './useDismissed.ts';

export interface AttentionRowProps {
  account: AccountData;
  onBilling: () => void;
  onPayments: () => void;
  /** Asks the agent, in the user's words. */
  onAskAgent: (question: string) => void;
  onPreload: (screen: 'billing' | 'payments') => void;
}

/** '2026-12-31' as it stands on the card: '12/2026'. */
const onCard = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** What the owner should know or do now, from what the dashboard has loaded anyway. [B36] */
export function AttentionRow({ account, onBilling, onPayments, onAskAgent, onPreload }: AttentionRowProps) {
  const clock = useClock();
  const [now] = useState(() => clock.now());
  const { isDismissed, dismiss } = useDismissed(account.user.id);

  const billing = (label: string) => ({
    label,
    onSelect: onBilling,
    onPreload: () => onPreload('billing'),
  });
  const hidden = (id: string) => () => dismiss(id);

  function itemOf(found: Attention): AttentionItem {
    switch (found.kind) {
      case 'failed': {
        const date = formatDate(found.date);
        return {
          id: found.id,
          tone: 'critical',
          title: date ? `Your payment of ${date} failed.` : 'Your last payment failed.',
          text: `${found.reason} ${found.advice}`,
          actions: [
            found.canUpdateCard
              ? billing('Update card')
              : { label: 'See payments', onSelect: onPayments, onPreload: () => onPreload('payments') },
            { label: 'Ask why', onSelect: () => onAskAgent('Why did my last payment fail?') },
          ],
        };
      }
      case 'card':
        return {
          id: found.id,
          tone: found.hasExpired ? 'critical' : 'caution',
          title: found.hasExpired
            ? `Your card expired in ${onCard(found.expires)}.`
            : `Your card expires in ${onCard(found.expires)}.`,
          text: 'Enter the new one, so that your plan goes on.',
          actions: [billing('Update card')],
          onDismiss: found.hasExpired ? undefined : hidden(found.id),
        };
      case 'ends':
        return {
          id: found.id,
          tone: 'caution',
          title: `Your ${found.planName} plan ends on ${formatDate(found.at)}.`,
          text: 'After that you are on Free. Until then you can change your mind.',
          actions: [billing('See your plan')],
          onDismiss: hidden(found.id),
        };
    }
  }

  const found = attentionOf(account.billing.data, account.payments.data ?? [], now);
  return <AttentionList items={found.filter(({ id }) => !isDismissed(id)).map(itemOf)} />;
}
