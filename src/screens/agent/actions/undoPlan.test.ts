import { describe, expect, it, vi } from 'vitest';
import type { Billing, DataPort } from '../../../services/data.ts';
import { failed, success } from '../../../services/result.ts';
import type { TaskBefore } from '../../../services/tools.ts';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { runOnAccount, type TaskContext } from './runOnAccount.ts';
import { undoOnAccount } from './undoOnAccount.ts';

/** The account after the agent has moved it from Pro to Enterprise. `stored`: what the database has now. */
function upgraded(stored: Partial<Billing> = {}) {
  const billing = { plan: 'enterprise', status: 'active', paymentMethod: 'Credit Card', ...stored };
  const subscribe = vi.fn<AccountData['subscribe']>(async () => ({ ok: true }));
  const savePaymentMethod = vi.fn<AccountData['savePaymentMethod']>(async () => ({ ok: true }));
  const account = {
    user: { id: 'u' },
    profile: {},
    billing: { data: billing, refetch: () => undefined },
    subscribe,
    savePaymentMethod,
  };
  const loadBilling = vi.fn<DataPort['loadBilling']>(async () => success(billing));
  const context = {
    account,
    services: {
      data: { loadBilling },
      loadBilling: async () => ({ loadMode: async () => success('simulated') }),
    },
  } as unknown as TaskContext;
  return { context, subscribe, savePaymentMethod, loadBilling };
}
const upgrade = { name: 'subscribe', plan: 'enterprise' } as const;
const before: TaskBefore = { plan: 'pro', paymentMethod: 'PayPal' };
const back = { name: 'subscribe', plan: 'pro', paymentMethod: 'PayPal' } as const;

describe('undoing a plan', () => {
  it.each([
    ['the one before', {}, before, back],
    ['none, where none was chosen', {}, { ...before, paymentMethod: '' }, { ...back, paymentMethod: '' }],
    ['the one that was chosen since', { paymentMethod: 'Bank' }, before, { ...back, paymentMethod: 'Bank' }],
    [
      'nothing, where it was the same',
      {},
      { ...before, paymentMethod: 'Credit Card' },
      { name: 'subscribe', plan: 'pro' },
    ],
    ['nothing, where nobody knows it', {}, { plan: 'pro' }, { name: 'subscribe', plan: 'pro' }],
  ])('asks to bring back of the payment method: %s [A46]', async (_what, stored, former, asks) => {
    const { context } = upgraded(stored);
    expect(await undoOnAccount(upgrade, former, context)).toEqual({ ok: true, asks });
  });

  it('is not asked where the plan has changed again, or cannot be read [A45, A46]', async () => {
    const changed = upgraded({ plan: 'free' });
    expect(await undoOnAccount(upgrade, before, changed.context)).toMatchObject({ isChangedSince: true });
    const unread = upgraded();
    unread.loadBilling.mockResolvedValue(failed({ kind: 'unavailable', message: 'Nobody answered.' }));
    expect(await undoOnAccount(upgrade, before, unread.context)).toEqual({
      ok: false,
      result: 'Not undone. Nobody answered.',
    });
  });

  it('stores the plan, and then the payment method that subscribing has replaced [A46]', async () => {
    const { context, subscribe, savePaymentMethod } = upgraded();
    expect(await runOnAccount(back, 'chat', context)).toEqual({
      ok: true,
      result: 'You are on the Pro plan now.',
    });
    expect([subscribe.mock.calls, savePaymentMethod.mock.calls]).toEqual([
      [['pro', 'agent']],
      [['PayPal', 'agent']],
    ]);
    expect(subscribe.mock.invocationCallOrder[0]).toBeLessThan(
      savePaymentMethod.mock.invocationCallOrder[0]!,
    );
  });

  it('says so where the payment method could not be brought back, and touches none where the plan was not [A46]', async () => {
    const half = upgraded();
    half.savePaymentMethod.mockResolvedValue({ ok: false, message: 'No.' });
    expect(await runOnAccount(back, 'chat', half.context)).toEqual({
      ok: true,
      result: 'You are on the Pro plan now. Your payment method has changed: please choose it again.',
    });
    const none = upgraded();
    none.subscribe.mockResolvedValue({ ok: false, message: 'No.' });
    expect(await runOnAccount(back, 'chat', none.context)).toEqual({ ok: false, result: 'No.' });
    expect(none.savePaymentMethod).not.toHaveBeenCalled();
  });

  it('leaves the payment method of any other plan to the subscription [S6]', async () => {
    const { context, savePaymentMethod } = upgraded();
    await runOnAccount({ name: 'subscribe', plan: 'free' }, 'chat', context);
    expect(savePaymentMethod).not.toHaveBeenCalled();
  });
});
