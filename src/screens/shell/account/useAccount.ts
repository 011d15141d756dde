import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { User } from '../../../services/auth.ts';
import { paymentsShown, type Billing, type Profile } from '../../../services/data.ts';
import { plain, toasts, type ToastMessage } from '../../../services/messages.ts';
import { withSupport } from '../../../services/withSupport.ts';
import { planName, simulatedSubscribe } from '../../../services/plans.ts';
import type { Failure, Result } from '../../../services/result.ts';
import type { Loadable } from '../../../ui/loadable.ts';
import { useServices } from '../services.tsx';
import { useRetryAfterReauth, usePendingWork } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { useLock } from '../useLock.ts';

/** A failure, thrown for the cache library and found again in its `error`. */
class LoadFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

async function value<T>(result: Promise<Result<T>>) {
  const settled = await result;
  if (!settled.ok) throw new LoadFailure(settled.failure);
  return settled.value;
}

/** S6, X6: everything the signed-in screens know and may change, of one user. */
export function useAccount(user: User) {
  const { data, notices, supportEmail } = useServices();
  const cache = useQueryClient();
  const resume = useRetryAfterReauth();
  // In a tab where somebody else has come, nothing is asked for any more, and nobody hears that it went well.
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const congratulate = (message: ToastMessage) => {
    if (shown.current) notices.add(message);
  };
  const keys = {
    profile: ['profile', user.id],
    billing: ['billing', user.id],
    payments: ['payments', user.id],
  } as const;

  const profile = useQuery({
    queryKey: keys.profile,
    queryFn: () => value(data.loadProfile(user)),
  });
  const billing = useQuery({
    queryKey: keys.billing,
    queryFn: () => value(data.loadBilling(user.id)),
  });
  const payments = useQuery({
    queryKey: keys.payments,
    queryFn: () => value(data.loadPayments(user.id, paymentsShown)),
  });

  const subscribing = useLock<string>();
  const choosing = useLock<string>();

  /** Tells the user how it went by itself; resolves to what it said where nothing is stored. */
  async function changeBilling(change: () => Promise<Result<Billing>>, success: ToastMessage) {
    const result = await change().catch(() => undefined);
    if (result?.ok) {
      cache.setQueryData(keys.billing, result.value);
      congratulate(success);
      return { ok: true } as const;
    }
    const isUnreached = result?.failure.message === plain.unavailable;
    const told = isUnreached ? toasts.billingUnreached : toasts.billingFailed;
    const message = withSupport(told.description, supportEmail);
    notices.add({ ...told, description: message });
    // What is on the screen may be a guess by now: show what is stored.
    void cache.invalidateQueries({ queryKey: keys.billing });
    return { ok: false, message } as const;
  }

  async function buy(planId: string): Promise<Result<Billing>> {
    await new Promise((resolve) => setTimeout(resolve, simulatedSubscribe));
    if (!shown.current) return { ok: false, failure: { kind: 'cancelled', message: '' } };
    return resume(() => data.setPlan(user.id, planId));
  }

  usePendingWork('save', subscribing.held !== undefined || choosing.held !== undefined);

  return {
    user,
    profile,
    billing,
    payments,
    /** Resolves to whether the plan is stored, and why not; to undefined when another one is on its way. */
    subscribe: (planId: string) =>
      subscribing.run(planId, async () => {
        const stored = await changeBilling(() => buy(planId), toasts.subscribed(planName(planId)));
        if (stored.ok) void cache.invalidateQueries({ queryKey: keys.payments });
        return stored;
      }),
    subscribingTo: subscribing.held,
    choosePaymentMethod: (label: string) =>
      void choosing.run(label, () =>
        changeBilling(() => resume(() => data.savePaymentMethod(user.id, label)), toasts.billingUpdated),
      ),
    choosingPaymentMethod: choosing.held,
    keepProfile: (next: Profile) => cache.setQueryData(keys.profile, next),
    congratulate,
  };
}

export type AccountData = ReturnType<typeof useAccount>;

/** What a card shows of a query: the last known value wins over a failed refresh. */
export function loadable<T, V>(query: UseQueryResult<T>, view: (value: T) => V): Loadable<V> {
  if (query.data !== undefined) return { status: 'ready', value: view(query.data) };
  if (query.isError || query.errorUpdateCount > 0)
    return { status: 'error', retry: () => void query.refetch(), retrying: query.isFetching };
  return { status: 'loading' };
}
