import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LimitAttention } from '../../services/attention.ts';
import { valueOrThrow, type AccountData } from '../shell/account/useAccount.ts';
import { usageKey } from '../shell/account/usageKey.ts';
import { useServices } from '../shell/services.tsx';
import { whenIdle } from '../shell/whenIdle.ts';
import { hasSettled } from './hasSettled.ts';
import { usageAttention } from './usageAttention.ts';

/**
 * The limits of the month that ask for attention; undefined until they are read, which is when the browser is idle. Nobody has asked
 * for it, so its failure is not told: the billing page tells its own. [B45]
 */
export function useUsageLimits({ user, billing }: AccountData): readonly LimitAttention[] | undefined {
  const { loadBilling } = useServices();
  const [isIdle, setIsIdle] = useState(false);
  const isSettled = hasSettled(billing);
  useEffect(() => (isSettled ? whenIdle(() => setIsIdle(true)) : undefined), [isSettled]);

  const usage = useQuery({
    queryKey: usageKey(user.id, billing.data?.plan),
    queryFn: async ({ signal }) => valueOrThrow((await loadBilling()).loadUsage(signal)),
    enabled: isIdle,
    // Another plan has other limits. Until they are known, those of the one before stay.
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  });
  if (usage.data) return usageAttention(usage.data);
  return hasSettled(usage) ? [] : undefined;
}
