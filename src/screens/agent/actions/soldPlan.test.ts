import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BillingMode } from '../../../services/billing.ts';
import { failed, success, type Result } from '../../../services/result.ts';
import { planWishes } from '../../billing/stripe/planWish.ts';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { runOnAccount, type TaskContext } from './runOnAccount.ts';
import { undoOnAccount } from './undoOnAccount.ts';

/** Somebody on Free, where plans are sold in this way. */
function context(mode: Result<BillingMode>, bought: object = {}) {
  const subscribe = vi.fn<AccountData['subscribe']>(async () => ({ ok: true }));
  const onShow = vi.fn<TaskContext['onShow']>();
  const billing = { plan: 'free', status: 'active', paymentMethod: '', ...bought };
  const loadBilling = vi.fn(async () => success(billing));
  const given = {
    account: { user: { id: 'u' }, profile: {}, billing: { data: billing }, subscribe },
    services: { data: { loadBilling }, loadBilling: async () => ({ loadMode: async () => mode }) },
    onShow,
  } as unknown as TaskContext;
  return { given, subscribe, onShow, loadBilling };
}
const pro = { name: 'subscribe', plan: 'pro' } as const;

afterEach(() => planWishes.get()?.answer({ ok: false, result: '' }));

describe('a plan that the agent is asked for, where plans are sold', () => {
  it('is asked about on the billing page, and what is decided there is the outcome [B17]', async () => {
    const { given, subscribe, onShow } = context(success('stripe'));
    const run = runOnAccount(pro, 'call', given);
    await vi.waitFor(() => expect(planWishes.get()?.plan).toBe('pro'));
    expect(onShow).toHaveBeenCalledWith('billing', 'call');
    planWishes.get()?.answer({ ok: false, isDeclined: true, result: 'You decided not to.' });
    expect(await run).toEqual({ ok: false, isDeclined: true, result: 'You decided not to.' });
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('is not bought where nobody sells plans, or nobody can say so [B13, B17]', async () => {
    const none = context(success('none'));
    expect(await runOnAccount(pro, 'chat', none.given)).toEqual({
      ok: false,
      result: 'Plans cannot be changed right now.',
    });
    const down = context(failed({ kind: 'unavailable', message: 'Nobody answered.' }));
    expect(await runOnAccount(pro, 'chat', down.given)).toEqual({ ok: false, result: 'Nobody answered.' });
    const gone = context(success('stripe'));
    gone.given.services.loadBilling = () => Promise.reject(new Error('The code is gone.'));
    expect(await runOnAccount(pro, 'chat', gone.given)).toMatchObject({ ok: false });
    for (const { subscribe } of [none, down, gone]) expect(subscribe).not.toHaveBeenCalled();
  });

  it('is ended on the billing page by whoever pays where nobody sells plans any more [B13]', async () => {
    const paying = context(success('none'), { plan: 'pro', interval: 'month' });
    expect(await runOnAccount({ name: 'subscribe', plan: 'free' }, 'chat', paying.given)).toEqual({
      ok: false,
      result: 'Plans are not offered right now. You can cancel yours on the billing page.',
    });
    expect(paying.onShow).toHaveBeenCalledWith('billing', 'chat');
    const another = context(success('none'), { plan: 'pro', interval: 'month' });
    expect(
      await runOnAccount({ name: 'subscribe', plan: 'enterprise' }, 'chat', another.given),
    ).toMatchObject({
      result: 'Plans cannot be changed right now.',
    });
    expect(another.onShow).not.toHaveBeenCalled();
    for (const { subscribe } of [paying, another]) expect(subscribe).not.toHaveBeenCalled();
  });

  it('is not undone in the conversation: it ends later, and is taken back on the billing page [B17]', async () => {
    const { given, loadBilling } = context(success('stripe'));
    expect(await undoOnAccount({ name: 'subscribe', plan: 'free' }, { plan: 'pro' }, given)).toEqual({
      ok: false,
      isChangedSince: true,
      result: 'Not undone here: change your plan on the billing page.',
    });
    expect(loadBilling).not.toHaveBeenCalled();
  });
});
