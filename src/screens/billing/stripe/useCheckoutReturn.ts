import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { planArrival } from '../../../services/billing.ts';
import { toasts } from '../../../services/messages.ts';
import { planName } from '../../../services/plans.ts';
import { showStored } from '../../shell/account/showStored.ts';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { useServices } from '../../shell/services.tsx';
import { cleanReturn, readReturn, type Return } from './checkoutReturn.ts';
import { takeRememberedChange } from './rememberedChange.ts';
import { subscriptionKey, type SubscriptionAtProvider } from './useSubscription.ts';

/** Of the query. */
const checkoutReturnKey = (userId: string) => ['checkout-return', userId] as const;

export type ReturnState =
  /** It was paid, and the plan is not stored yet. */
  | { state: 'waiting' }
  | { state: 'arrived'; plan: string }
  /** Waited for as long as anybody would. */
  | { state: 'late'; plan: string }
  | { state: 'abandoned' }
  | { state: 'nothing' };

/**
 * Coming back from the provider's pages: the plan shows without a reload, also when the provider's word is late. Goes on while
 * another screen shows. [B16]
 */
export function useCheckoutReturn(account: AccountData, { syncAndReload }: SubscriptionAtProvider) {
  const { user, tellTabs, showToast } = account;
  const { loadBilling } = useServices();
  const cache = useQueryClient();
  const [returned] = useState(() => readReturn(location.search));

  async function load() {
    const found = await (await loadBilling()).loadSubscription(user.id);
    if (found.ok) showStored(cache, subscriptionKey(user.id), found.value);
    return found;
  }

  async function waitForPlan(plan: string): Promise<ReturnState> {
    const port = await loadBilling();
    const found = await planArrival({ plan, load, sync: () => port.sync() });
    cleanReturn(window);
    if (!found) return { state: 'late', plan };
    showToast(toasts.subscribed(planName(plan)));
    void cache.invalidateQueries({ queryKey: ['payments', user.id] });
    tellTabs();
    return { state: 'arrived', plan };
  }

  async function settle(how: Return | undefined): Promise<ReturnState> {
    if (how?.from === 'paid') return waitForPlan(how.plan);
    cleanReturn(window);
    const wanted = takeRememberedChange(user.id);
    await syncAndReload();
    if (how?.from === 'abandoned') return { state: 'abandoned' };
    const found = await load();
    const isChanged = found.ok && wanted === `${found.value.plan} ${found.value.interval}`;
    if (isChanged) showToast(toasts.subscribed(planName(found.value.plan)));
    return { state: 'nothing' };
  }

  const query = useQuery({
    queryKey: checkoutReturnKey(user.id),
    queryFn: () => settle(returned).catch((): ReturnState => ({ state: 'nothing' })),
    enabled: returned !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  });

  // What was told is over when the screen is left; what is still awaited is not.
  const isSettled = query.data !== undefined;
  useEffect(() => {
    if (isSettled) return () => cache.removeQueries({ queryKey: checkoutReturnKey(user.id) });
  }, [isSettled, cache, user.id]);

  const isWaiting = query.isFetching && returned?.from !== 'abandoned' && returned?.from !== 'portal';
  return {
    state: isWaiting ? ({ state: 'waiting' } as const) : (query.data ?? ({ state: 'nothing' } as const)),
    /** Waits once more for a plan that is late. */
    checkAgain: () => void query.refetch(),
  };
}
