import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../services/auth.ts';
import { recentPaymentsLimit, type Actor, type Billing, type Profile } from '../../../services/data.ts';
import { errorMessages, toasts, type ToastMessage } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { planName, simulatedSubscribeMs } from '../../../services/plans.ts';
import type { Failure, Result } from '../../../services/result.ts';
import type { Loadable } from '../../../ui/loadable.ts';
import { useServices } from '../services.tsx';
import { useRetryAfterReauth, usePendingWork } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { useIsMounted } from '../useIsMounted.ts';
import { useLock } from '../useLock.ts';
import { showStored } from './showStored.ts';
import { useOtherTabs } from './useOtherTabs.ts';

/** React Query wants failures thrown, where the ports return them. */
class LoadFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Somebody may come back the next day, or after a change on another device. Read at most once a minute. [U51] */
const onReturn = { refetchOnWindowFocus: true } as const;

/** React Query's way of saying that it failed. */
export async function valueOrThrow<T>(result: Promise<Result<T>>) {
  const settled = await result;
  if (!settled.ok) throw new LoadFailure(settled.failure);
  return settled.value;
}

/** The signed-in user's profile, billing and payments, and the changes that the screens can make to them. [S6, X6] */
export function useAccount(user: User) {
  const { data, loadedAccount, toastQueue, supportEmail } = useServices();
  const cache = useQueryClient();
  const retryAfterReauth = useRetryAfterReauth();
  // Once another user has taken over this tab, no more requests are made for this one, and no toast tells the next one of it.
  const isMounted = useIsMounted();
  const reload = (...names: readonly string[]) => {
    for (const name of names) void cache.invalidateQueries({ queryKey: [name, user.id] });
  };
  const tellTabs = useOtherTabs(user.id, () =>
    reload('profile', 'billing', 'subscription', 'payments', 'activity'),
  );
  /** Something was stored: the database has written it down, and the other tabs show it too. [U23, U51] */
  function onStored() {
    reload('activity');
    tellTabs();
  }
  const showToast = (message: ToastMessage) => {
    if (isMounted()) toastQueue.add(message);
  };
  const keys = {
    profile: ['profile', user.id],
    billing: ['billing', user.id],
    payments: ['payments', user.id],
  } as const;

  // The first frame shows what is already here: drawing placeholders before it would take a slow phone 100 ms.
  const [loaded] = useState(() => loadedAccount?.(user.id));
  const profile = useQuery({
    queryKey: keys.profile,
    ...(loaded?.profile && { initialData: loaded.profile }),
    queryFn: () => valueOrThrow(data.loadProfile(user)),
    ...onReturn,
  });
  const billing = useQuery({
    queryKey: keys.billing,
    ...(loaded?.billing && { initialData: loaded.billing }),
    queryFn: () => valueOrThrow(data.loadBilling(user.id)),
    ...onReturn,
  });
  const payments = useQuery({
    queryKey: keys.payments,
    ...(loaded?.payments && { initialData: loaded.payments }),
    queryFn: () => valueOrThrow(data.loadPayments(user.id, recentPaymentsLimit)),
    ...onReturn,
  });

  const subscribing = useLock<string>();
  const choosing = useLock<string>();

  /** Shows a toast with the outcome. Resolves to whether the change is stored, with the toast's message when it is not. */
  async function changeBilling(change: () => Promise<Result<Billing>>, success: ToastMessage) {
    const result = await change().catch(() => undefined);
    if (result?.ok) {
      showStored(cache, keys.billing, result.value);
      onStored();
      showToast(success);
      return { ok: true } as const;
    }
    const isUnreachable = result?.failure.message === errorMessages.unavailable;
    const toast = isUnreachable ? toasts.billingUnreached : toasts.billingFailed;
    const message = withSupportEmail(toast.description, supportEmail);
    showToast({ ...toast, description: message });
    // The failed request may have been stored all the same, so the screen shows what the backend has.
    void cache.invalidateQueries({ queryKey: keys.billing });
    return { ok: false, message } as const;
  }

  async function setPlan(planId: string, by?: Actor): Promise<Result<Billing>> {
    await new Promise((resolve) => setTimeout(resolve, simulatedSubscribeMs));
    if (!isMounted()) return { ok: false, failure: { kind: 'cancelled', message: '' } };
    return retryAfterReauth(() => data.setPlan(user.id, planId, by));
  }

  const savePaymentMethod = (label: string, by?: Actor) =>
    choosing.runExclusive(label, () =>
      changeBilling(
        () => retryAfterReauth(() => data.savePaymentMethod(user.id, label, by)),
        toasts.billingUpdated,
      ),
    );

  usePendingWork('save', subscribing.pending !== undefined || choosing.pending !== undefined);

  return {
    user,
    profile,
    billing,
    payments,
    /**
     * Resolves to whether the plan is stored, with the message for the user when it is not. Resolves to undefined, and does
     * nothing, while another subscription is on its way.
     */
    subscribe: (planId: string, by?: Actor) =>
      subscribing.runExclusive(planId, async () => {
        const stored = await changeBilling(() => setPlan(planId, by), toasts.subscribed(planName(planId)));
        if (stored.ok) void cache.invalidateQueries({ queryKey: keys.payments });
        return stored;
      }),
    /** The id of the plan that is being bought. */
    subscribingTo: subscribing.pending,
    /** '' for none. Resolves as `subscribe` does. */
    savePaymentMethod,
    choosePaymentMethod: (label: string) => void savePaymentMethod(label),
    /** The label of the payment method that is being stored. */
    choosingPaymentMethod: choosing.pending,
    /** Shows a profile that was read. */
    setCachedProfile: (next: Profile) => void cache.setQueryData(keys.profile, next),
    /** Shows a profile that was just stored. */
    onProfileStored(next: Profile) {
      showStored(cache, keys.profile, next);
      onStored();
    },
    reloadProfile: () => reload('profile'),
    /** Tells the other tabs of this browser that something of the account was stored. */
    tellTabs,
    /** Shows a toast, unless this user has left meanwhile. */
    showToast,
    /** Whether this user has not left meanwhile. */
    isSignedIn: isMounted,
  };
}

export type AccountData = ReturnType<typeof useAccount>;

/** What a card shows of a query. A value that is already there stays when reloading it fails. */
export function toLoadable<T, V>(query: UseQueryResult<T>, view: (value: T) => V): Loadable<V> {
  if (query.data !== undefined) return { status: 'ready', value: view(query.data) };
  if (query.isError || query.errorUpdateCount > 0)
    return { status: 'error', retry: () => void query.refetch(), retrying: query.isFetching };
  return { status: 'loading' };
}
