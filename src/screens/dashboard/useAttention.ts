import { useState } from 'react';
import { attentionOf } from '../../services/attention.ts';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useClock } from '../shell/clock.ts';
import { useDismissed } from './useDismissed.ts';

/** What needs the owner's attention, from what the dashboard has loaded anyway, less what was hidden in this browser. [B36] */
export function useAttention({ user, billing, payments }: AccountData) {
  const clock = useClock();
  const [now] = useState(() => clock.now());
  const { isDismissed, dismiss } = useDismissed(user.id);
  const unconfirmedEmail = user.isUnconfirmed && user.email;
  const found = attentionOf(billing.data, payments.data ?? [], now, unconfirmedEmail).filter(
    ({ id }) => !isDismissed(id),
  );
  return { found, dismiss };
}
