import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BillingPort, PlanChoice } from '../../../services/billing.ts';
import { errorMessages } from '../../../services/messages.ts';
import { failed, type Result } from '../../../services/result.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { useRetryAfterReauth, usePendingWork } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { valueOrThrow, type AccountData } from '../../shell/account/useAccount.ts';
import { useServices } from '../../shell/services.tsx';
import { useLock } from '../../shell/useLock.ts';
import { isPageAddress, leavePage } from './leavePage.ts';
import { rememberChange } from './rememberedChange.ts';

/** What is being done, so that its button shows it: nothing else can be begun meanwhile. */
export type BillingAction = 'confirm' | 'card' | 'portal' | 'resume';

/** What became of an action. Undefined: another one was under way, so that this one was not begun. */
export type ActionOutcome = { ok: true } | { ok: false; message: string } | undefined;

export const subscriptionKey = (userId: string) => ['subscription', userId] as const;

/** What the page knows is older than what the provider has: it has to be read again. */
const isOutdated = (code: string | undefined) =>
  code === 'subscribed' || code === 'subscription' || code === 'customer';

/** The user's subscription at the payment provider, and what can be done with it. One thing at a time. [B14, B16] */
export function useSubscription({ user }: AccountData) {
  const { loadBilling, supportEmail, openAddress = (url) => location.assign(url) } = useServices();
  const cache = useQueryClient();
  const retryAfterReauth = useRetryAfterReauth();
  const acting = useLock<BillingAction>();
  usePendingWork('save', acting.pending !== undefined);

  const subscription = useQuery({
    queryKey: subscriptionKey(user.id),
    queryFn: async () => valueOrThrow((await loadBilling()).loadSubscription(user.id)),
    // Somebody may have changed it in another window, or on the provider's pages.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { data } = subscription;
  // The dashboard and the agent show the same plan.
  useEffect(() => {
    if (!data) return;
    const { plan, status, paymentMethod } = data;
    cache.setQueryData(['billing', user.id], { plan, status, paymentMethod });
  }, [cache, user.id, data]);

  const ask = <T>(attempt: (port: BillingPort) => Promise<Result<T>>): Promise<Result<T>> =>
    retryAfterReauth(async () => {
      try {
        return await attempt(await loadBilling());
      } catch {
        return failed({ kind: 'unavailable', message: errorMessages.unavailable });
      }
    });

  /** Shows what the provider has. What fails is seen by the query. */
  async function refresh() {
    await ask((port) => port.sync());
    await Promise.all([
      cache.invalidateQueries({ queryKey: subscriptionKey(user.id) }),
      cache.invalidateQueries({ queryKey: ['payments', user.id] }),
    ]);
  }

  /** Does one thing, unless another one is under way. */
  const act = <T>(
    action: BillingAction,
    attempt: (port: BillingPort) => Promise<Result<T>>,
    then: (value: T) => Promise<ActionOutcome>,
  ): Promise<ActionOutcome> =>
    acting.runExclusive(action, async () => {
      const found = await ask(attempt);
      if (found.ok) return then(found.value);
      if (isOutdated(found.failure.code)) await refresh();
      return {
        ok: false as const,
        message: withSupportEmail(found.failure.message || errorMessages.unexpected, supportEmail),
      };
    });

  async function leaveTo(url: string): Promise<ActionOutcome> {
    if (!isPageAddress(url)) return { ok: false, message: errorMessages.unexpected };
    await leavePage(url, openAddress);
    await refresh();
    return { ok: true };
  }
  async function stay(): Promise<ActionOutcome> {
    await cache.invalidateQueries({ queryKey: subscriptionKey(user.id) });
    return { ok: true };
  }

  return {
    subscription,
    pending: acting.pending,
    ask,
    refresh,
    buy: (choice: PlanChoice) => act('confirm', (port) => port.checkout(choice), leaveTo),
    change: (choice: PlanChoice) =>
      act(
        'confirm',
        (port) => port.portal(choice),
        (url) => {
          rememberChange(user.id, choice);
          return leaveTo(url);
        },
      ),
    cancel: () => act('confirm', (port) => port.cancel(), stay),
    resume: () => act('resume', (port) => port.resume(), stay),
    openPortal: (show?: 'card') => act(show ?? 'portal', (port) => port.portal(show), leaveTo),
  };
}

export type SubscriptionAtProvider = ReturnType<typeof useSubscription>;
