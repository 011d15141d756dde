import { describe, expect, it, vi } from 'vitest';
import { recentPaymentsLimit, type DataPort } from '../../../src/services/data.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { prefetchedData, type Prefetched, type PrefetchedAnswer } from './prefetch.ts';
import { prefetchRequests } from './prefetchRequests.ts';
import { memoryStorage } from './storage.ts';

const user = { id: 'u1', email: 'ada@example.com', fullName: 'Ada', avatarUrl: '' };
const url = 'https://backend.test';

const answer = (body: unknown, status = 200): PrefetchedAnswer => ({ ok: status === 200, status, body });

const answers = (profile: PrefetchedAnswer, billing = profile, payments = profile): Prefetched => ({
  profile: { answer: Promise.resolve(profile) },
  billing: { answer: Promise.resolve(billing) },
  payments: { answer: Promise.resolve(payments) },
});

/** A data port whose calls all fail, so that a test sees whether it was asked. */
function failingData() {
  const no = { ok: false, failure: { kind: 'unavailable', message: 'asked later' } } as const;
  return {
    loadProfile: vi.fn<DataPort['loadProfile']>().mockResolvedValue(no),
    loadBilling: vi.fn<DataPort['loadBilling']>().mockResolvedValue(no),
    loadPayments: vi.fn<DataPort['loadPayments']>().mockResolvedValue(no),
    saveProfile: vi.fn<DataPort['saveProfile']>().mockResolvedValue(no),
    savePaymentMethod: vi.fn<DataPort['savePaymentMethod']>().mockResolvedValue(no),
    setPlan: vi.fn<DataPort['setPlan']>().mockResolvedValue(no),
  };
}

describe('the prefetched reads of the dashboard', () => {
  it('are the same requests as those of the vendor’s client [C3, C4]', async () => {
    const asked: [string, string][] = [];
    const client = supabaseClient({
      url,
      key: 'public',
      storage: memoryStorage(),
      retry: false,
      autoRefresh: false,
      fetch: async (input, init) => {
        asked.push([new Request(input).url, new Headers(init?.headers).get('accept') ?? '*/*']);
        return Response.json({});
      },
    });
    const data = supabaseData(client);
    await data.loadProfile(user);
    await data.loadBilling(user.id);
    await data.loadPayments(user.id, recentPaymentsLimit);
    expect(asked).toEqual(
      prefetchRequests(url).map(([, address, accept]) => [address.replace('{id}', user.id), accept]),
    );
  });

  it('answer the first read of each kind, and only the first [V14]', async () => {
    const data = failingData();
    const row = { id: 'u1', full_name: 'Ada L.', subscription_plan: 'pro', subscription_status: 'active' };
    const port = prefetchedData(data, user, answers(answer(row), answer(row), answer([row])), url).data;
    expect(await port.loadProfile(user)).toMatchObject({ ok: true, value: { fullName: 'Ada L.' } });
    expect(await port.loadBilling(user.id)).toMatchObject({ ok: true, value: { plan: 'pro' } });
    expect(await port.loadPayments(user.id, recentPaymentsLimit)).toMatchObject({
      ok: true,
      value: [{ id: 'u1' }],
    });
    expect(data.loadProfile).not.toHaveBeenCalled();
    expect(await port.loadProfile(user)).toMatchObject({ ok: false });
    expect(data.loadProfile).toHaveBeenCalledOnce();
  });

  it('are given at once as far as they have arrived, each part once [V14]', async () => {
    const data = failingData();
    const row = { id: 'u1', full_name: 'Ada L.' };
    const reads = answers(answer(row), answer(row), answer([row]));
    reads.profile.arrived = answer(row);
    reads.payments.arrived = answer([row]);
    const { data: port, loadedAccount } = prefetchedData(data, user, reads, url);
    expect(loadedAccount('u2')).toEqual({});
    expect(loadedAccount(user.id)).toMatchObject({
      profile: { fullName: 'Ada L.' },
      payments: [{ id: 'u1' }],
    });
    expect(loadedAccount(user.id)).toEqual({});
    expect(await port.loadProfile(user), 'asked for anew').toMatchObject({ ok: false });
    expect(await port.loadBilling(user.id), 'came later').toMatchObject({ ok: true });
    expect(loadedAccount(user.id)).toEqual({});
  });

  it('show a user without a billing row the free plan, without a second request [S6]', async () => {
    const data = failingData();
    const none = answer({ code: 'PGRST116' }, 406);
    expect(await prefetchedData(data, user, answers(none), url).data.loadBilling(user.id)).toEqual({
      ok: true,
      value: { plan: 'free', status: 'active', paymentMethod: '' },
    });
    expect(data.loadBilling).not.toHaveBeenCalled();
  });

  it.each([
    ['a token that the backend refuses', answer({ code: 'PGRST301' }, 401)],
    ['no row', answer({ code: 'PGRST116' }, 406)],
    ['something else than a row', answer('row')],
  ])('are replaced by a request of the port after %s [X9]', async (_what, answered) => {
    const data = failingData();
    const reads = answers(answered);
    for (const read of Object.values(reads)) read.arrived = answered;
    const { data: port, loadedAccount } = prefetchedData(data, user, reads, url);
    expect(Object.keys(loadedAccount(user.id))).not.toContain('profile');
    expect(await port.loadProfile(user)).toMatchObject({ failure: { message: 'asked later' } });
    expect(await port.loadPayments(user.id, recentPaymentsLimit)).toMatchObject({
      failure: { message: 'asked later' },
    });
  });

  it('are never given to another user [P2]', async () => {
    const data = failingData();
    const port = prefetchedData(data, user, answers(answer({ full_name: 'Ada' })), url).data;
    await port.loadProfile({ ...user, id: 'u2' });
    await port.loadProfile(user);
    expect(data.loadProfile).toHaveBeenCalledTimes(2);
  });

  it('are replaced by a request of the port when they failed [X9]', async () => {
    const data = failingData();
    const none = { answer: Promise.resolve(undefined) };
    const reads = { profile: none, billing: none, payments: none };
    await prefetchedData(data, user, reads, url).data.loadBilling(user.id);
    expect(data.loadBilling).toHaveBeenCalledOnce();
  });

  it('do not affect writes [C3]', async () => {
    const data = failingData();
    const port = prefetchedData(data, user, answers(answer({})), url).data;
    const change = { fullName: 'A', location: '', description: '', avatarUrl: '' };
    await port.setPlan('u1', 'pro', 'agent');
    await port.savePaymentMethod('u1', 'PayPal', 'agent');
    await port.saveProfile(user, change, 'agent');
    expect([data.setPlan, data.savePaymentMethod, data.saveProfile].map((call) => call.mock.calls)).toEqual([
      [['u1', 'pro', 'agent']],
      [['u1', 'PayPal', 'agent']],
      [[user, change, 'agent']],
    ]);
  });
});
