import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BillingPort, ChangeOutcome, PlanChoice, Subscription } from '../../../services/billing.ts';
import { errorMessages } from '../../../services/messages.ts';
import { failed, type Failure, type Result } from '../../../services/result.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { useRetryAfterReauth, usePendingWork } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { showStored } from '../../shell/account/showStored.ts';
import { valueOrThrow, type AccountData } from '../../shell/account/useAccount.ts';
import { useServices } from '../../shell/services.tsx';
import { useLock } from '../../shell/useLock.ts';
import { isPageAddress, leavePage } from '../../shell/leavePage.ts';
import { unsureChange } from './offers.ts';
import { rememberChange } from './rememberedChange.ts';

/** What is being done, so that its button shows it: nothing else can be begun meanwhile. */
export type BillingAction = 'confirm' | 'card' | 'portal' | 'resume';

/** What became of an action. Undefined: another one was under way, so that this one was not begun. */
export type ActionOutcome =
  /** `isLate`: it is done at the provider, and the page shows it once it is stored. */
  { ok: true; isLate?: true } | { ok: false; message: string } | undefined;

/** Of the query. */
export const subscriptionKey = (userId: string) => ['subscription', userId] as const;

/** What was asked for may have happened all the same. The provider's own words speak of charges, which these changes have none of. */
const isUnsure = ({ code }: Failure) => code === 'provider';

/** In ms, between syncs for a change that is stored late. */
const storedPausesMs = [2000, 5000, 15_000] as const;

/** What the page knows is older than what the provider has: it has to be read again. */
const isOutdated = (code: string | undefined) =>
  code === 'subscribed' || code === 'subscription' || code === 'customer';

/** The user's subscription at the payment provider, and what can be done with it. One thing at a time. [B14, B16] */
export function useSubscription({ user, tellTabs }: AccountData) {
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
  const { data, dataUpdatedAt: updatedAt } = subscription;
  // The dashboard and the agent show the same plan, unless they have read a newer one meanwhile.
  useEffect(() => {
    const shown = ['billing', user.id];
    if (data && updatedAt > (cache.getQueryState(shown)?.dataUpdatedAt ?? 0))
      showStored(cache, shown, data, updatedAt);
  }, [cache, user.id, data, updatedAt]);

  /** Asks the backend, after signing in again where the session has ended. Never rejects. */
  const request = <T>(attempt: (port: BillingPort) => Promise<Result<T>>): Promise<Result<T>> =>
    retryAfterReauth(async () => {
      try {
        return await attempt(await loadBilling());
      } catch {
        return failed({ kind: 'unavailable', message: errorMessages.unavailable });
      }
    });

  /** Has the backend sync with the provider, and reads again what is stored. A failure is seen by the query. */
  async function syncAndReload() {
    await request((port) => port.sync());
    await Promise.all([
      cache.invalidateQueries({ queryKey: subscriptionKey(user.id) }),
      cache.invalidateQueries({ queryKey: ['payments', user.id] }),
    ]);
    tellTabs();
  }

  const messageOf = ({ message }: Pick<Failure, 'message'>) =>
    withSupportEmail(message || errorMessages.unexpected, supportEmail);

  /** Does one thing, unless another one is under way. */
  const act = <T>(
    action: BillingAction,
    attempt: (port: BillingPort) => Promise<Result<T>>,
    then: (value: T) => Promise<ActionOutcome>,
  ): Promise<ActionOutcome> =>
    acting.runExclusive(action, async () => {
      const found = await request(attempt);
      if (found.ok) return then(found.value);
      if (isOutdated(found.failure.code)) await syncAndReload();
      return { ok: false as const, message: messageOf(found.failure) };
    });

  /** Opens a page of the provider. Resolves when the user is back. */
  async function openProvider(url: string): Promise<ActionOutcome> {
    if (!isPageAddress(url)) return { ok: false, message: errorMessages.unexpected };
    await leavePage(url, openAddress);
    await syncAndReload();
    return { ok: true };
  }

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Waits in the background for what the provider has done and nobody has stored yet. */
  async function awaitStored(isStored: () => boolean) {
    for (const pause of storedPausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!isMounted.current || isStored()) return;
      await syncAndReload();
    }
  }

  /**
   * Cancels, or takes that back. What the stored subscription says after a failure decides whether it was done after all: the
   * answer alone may have been lost. [B35]
   */
  const changeEnd = (
    action: BillingAction,
    attempt: (port: BillingPort) => Promise<Result<ChangeOutcome>>,
    isDone: (subscription: Subscription) => boolean,
  ): Promise<ActionOutcome> =>
    acting.runExclusive(action, async () => {
      const isStored = () => {
        const found = cache.getQueryData<Subscription>(subscriptionKey(user.id));
        return found !== undefined && isDone(found);
      };
      const changed = await request(attempt);
      if (changed.ok && changed.value === 'stored') {
        await cache.invalidateQueries({ queryKey: subscriptionKey(user.id) });
        tellTabs();
        return { ok: true };
      }
      await syncAndReload();
      if (isStored()) return { ok: true };
      if (!changed.ok)
        return {
          ok: false,
          message: messageOf(isUnsure(changed.failure) ? { message: unsureChange } : changed.failure),
        };
      void awaitStored(isStored);
      return { ok: true, isLate: true };
    });

  return {
    subscription,
    pending: acting.pending,
    request,
    syncAndReload,
    buy: (choice: PlanChoice) => act('confirm', (port) => port.checkout(choice), openProvider),
    change: (choice: PlanChoice) =>
      act(
        'confirm',
        (port) => port.portal(choice),
        (url) => {
          rememberChange(user.id, choice);
          return openProvider(url);
        },
      ),
    cancel: () =>
      changeEnd(
        'confirm',
        (port) => port.cancel(),
        ({ endsAt }) => endsAt !== null,
      ),
    resume: () =>
      changeEnd(
        'resume',
        (port) => port.resume(),
        ({ endsAt }) => endsAt === null,
      ),
    openPortal: (show?: 'card') => act(show ?? 'portal', (port) => port.portal(show), openProvider),
  };
}

export type SubscriptionAtProvider = ReturnType<typeof useSubscription>;
