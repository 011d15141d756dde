import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { toastQueue } from '../../../services/toastQueue.ts';
import { pendingWorkStore } from '../../auth/reauthentication/pendingWork.ts';
import { ReauthProvider } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { ServicesProvider, type Services } from '../services.tsx';
import { useAccount, type AccountData } from './useAccount.ts';

const billing = (paymentMethod: string) => ({
  ok: true as const,
  value: { plan: 'free', status: 'active', paymentMethod },
});
const never = () => new Promise(() => {});

/** Opens the account of a user. Returns what it has now, and what makes them leave. */
function open(services: Services) {
  let account: AccountData | undefined;
  function Page() {
    const shown = useAccount({ id: 'u' } as AccountData['user']);
    useEffect(() => {
      account = shown;
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const reauth = {
    pendingWork: pendingWorkStore(),
    isExpiredNow: () => false,
    waitForSignIn: async () => false,
    declineCount: () => 0,
  };
  root.render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={new QueryClient()}>
        <ReauthProvider value={reauth}>
          <Page />
        </ReauthProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return Object.assign(() => account, { leave: () => root.unmount() });
}

it('what was read before a change was stored does not come back after it [S6]', async () => {
  const answers: (() => void)[] = [];
  const services = {
    toastQueue: toastQueue(),
    data: {
      loadProfile: never,
      loadPayments: never,
      loadBilling: () => new Promise((resolve) => answers.push(() => resolve(billing('')))),
      savePaymentMethod: async (_user: string, label: string) => billing(label),
    },
  } as unknown as Services;
  const account = open(services);
  const method = () => account()?.billing.data?.paymentMethod;
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await expect.poll(method).toBe('');
  // Somebody comes back to this tab: it is read again, slowly.
  void account()?.billing.refetch();
  await expect.poll(() => answers.length).toBe(2);
  await account()?.savePaymentMethod('PayPal');
  await expect.poll(method).toBe('PayPal');
  answers[1]?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(method()).toBe('PayPal');
});

it('a change that fails after the user has left tells the next one nothing [X6, P2]', async () => {
  const failures = new Map<string, () => void>();
  const fail = (name: string) =>
    new Promise((resolve) =>
      failures.set(name, () => resolve({ ok: false, failure: { kind: 'refused', message: 'No.' } })),
    );
  const toasts = toastQueue();
  const services = {
    toastQueue: toasts,
    data: {
      loadProfile: never,
      loadPayments: never,
      loadBilling: async () => billing(''),
      savePaymentMethod: (_user: string, label: string) => fail(label),
    },
  } as unknown as Services;
  const told: string[] = [];
  const { ...queue } = toasts;
  toasts.add = (toast) => {
    told.push(toast.description ?? '');
    return queue.add(toast);
  };
  const account = open(services);
  await expect.poll(() => account()?.billing.data?.paymentMethod).toBe('');
  const first = account()?.savePaymentMethod('PayPal');
  await expect.poll(() => failures.has('PayPal')).toBe(true);
  failures.get('PayPal')?.();
  await first;
  expect(told).toEqual(['Failed to update billing information']);
  const left = open(services);
  await expect.poll(() => left()?.billing.data?.paymentMethod).toBe('');
  const second = left()?.savePaymentMethod('Stripe');
  await expect.poll(() => failures.has('Stripe')).toBe(true);
  left.leave();
  failures.get('Stripe')?.();
  await second;
  expect(told).toHaveLength(1);
});
