import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LimitAttention } from '../../services/attention.ts';
import type { Usage } from '../../services/billing.ts';
import type { AccountData } from '../shell/account/useAccount.ts';
import { usageKey } from '../shell/account/usageKey.ts';
import { useServices } from '../shell/services.tsx';
import { whenIdle } from '../shell/whenIdle.ts';
import { hasSettled } from './hasSettled.ts';
import { usageAttention } from './usageAttention.ts';

/** For how long what was read of the usage holds. */
const freshMs = 60_000;

/**
 * The limits of the month that ask for attention; undefined until they are read, which is when the browser is idle. Nobody has asked
 * for it, so its failure is not told: the billing page tells its own. [B45]
 */
export function useUsageLimits({ user, billing }: AccountData) {
  const { loadBilling } = useServices();
  const cache = useQueryClient();
  const [limits, setLimits] = useState<readonly LimitAttention[]>();
  const plan = billing.data?.plan;
  const isSettled = hasSettled(billing);

  useEffect(() => {
    if (!isSettled) return undefined;
    let isCurrent = true;
    const key = usageKey(user.id, plan);
    async function read() {
      const known = cache.getQueryState<Usage>(key);
      if (known?.data && Date.now() - known.dataUpdatedAt < freshMs) return known.data;
      const found = await (await loadBilling()).loadUsage();
      if (!found.ok) return undefined;
      cache.setQueryData(key, found.value);
      return found.value;
    }
    const cancel = whenIdle(() => {
      void read()
        .catch(() => undefined)
        .then((usage) => isCurrent && setLimits(usage ? usageAttention(usage) : []));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [cache, isSettled, loadBilling, plan, user.id]);

  return limits;
}
