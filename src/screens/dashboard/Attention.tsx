import { useEffect, useState } from 'react';
import { attentionOf } from '../../services/attention.ts';
import type { AccountData } from '../shell/account/useAccount.ts';
import { storeText } from '../shell/account/storedText.ts';
import { useClock } from '../shell/clock.ts';
import { attentionKey } from './attentionKey.ts';
import { AttentionRow, type AttentionRowProps } from './AttentionRow.tsx';
import { hasSettled } from './hasSettled.ts';
import { useDismissed } from './useDismissed.ts';
import { useUsageLimits } from './useUsageLimits.ts';

export interface AttentionProps extends Pick<
  AttentionRowProps,
  'onBilling' | 'onPayments' | 'onAskAgent' | 'onPreload'
> {
  account: AccountData;
  /** How many things asked for attention on the last visit. */
  expected: number;
}

/**
 * What needs the owner's attention, less what was hidden in this browser: from what the dashboard has loaded anyway, and a little
 * later from the usage of the month. Until everything is read, the place of as many things as last time is kept. [B36, B45]
 */
export function Attention({ account, expected, ...actions }: AttentionProps) {
  const { user, billing, payments } = account;
  const clock = useClock();
  const [now] = useState(() => clock.now());
  const { isDismissed, dismiss } = useDismissed(user.id);
  const limits = useUsageLimits(account);
  const unconfirmedEmail = user.isUnconfirmed && user.email;
  const found = [
    ...attentionOf(billing.data, payments.data ?? [], now, unconfirmedEmail),
    ...(limits ?? []),
  ].filter(({ id }) => !isDismissed(id));

  const isKnown = limits !== undefined && hasSettled(payments);
  const count = isKnown ? found.length : undefined;
  useEffect(() => {
    if (count !== undefined) storeText(attentionKey(user.id), String(count));
  }, [count, user.id]);

  return (
    <AttentionRow
      plan={billing.data?.plan}
      found={found}
      pending={isKnown ? 0 : Math.max(0, expected - found.length)}
      onDismiss={dismiss}
      {...actions}
    />
  );
}
