import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from '../../tests/database.ts';
import { page, pathOf, type BillingSetupOptions } from '../_shared/billing/billing.fixture.ts';
import { stripeApi } from '../_shared/billing/stripeApi.ts';
import { guestOf } from './guest.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await inPGlite();
});
afterAll(() => database.close());
const guest = (options?: BillingSetupOptions) => guestOf(database, options);

describe('buying a plan', () => {
  it('leads to the provider’s checkout, and back to the page that asked [B4]', async () => {
    const { checkout, sessionOf, user, provider } = await guest();
    const { status, json } = await checkout('enterprise', 'year');
    expect([status, json]).toEqual([
      200,
      { url: expect.stringContaining('https://pay.test/checkout/cs_test_') },
    ]);
    expect(sessionOf(json.url)).toMatchObject({
      price: 'price_enterprise_year',
      client_reference_id: user,
      success_url: `${page}/?checkout=enterprise`,
      cancel_url: `${page}/?checkout=cancelled`,
    });
    expect(Object.values(provider.state.customers)).toMatchObject([
      { email: `${user}@example.com`, metadata: { user_id: user } },
    ]);
  });

  it('shows the plan as soon as the page comes back, before any webhook [B4]', async () => {
    const { buy, billing } = await guest();
    await buy();
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'active' });
  });

  it('leaves one checkout open, however many windows begin one [B4, B5]', async () => {
    const { checkout, open } = await guest();
    await checkout('pro');
    const { json } = await checkout('enterprise');
    expect(open().map(({ url }) => url)).toEqual([json.url]);
  });

  it('refuses a second subscription, also when the first one is not stored yet [B5]', async () => {
    const { checkout, sessionOf, provider, billing } = await guest();
    provider.pay(sessionOf((await checkout()).json.url), 'works');
    expect(await billing()).toMatchObject({ plan: 'free' });
    expect(await checkout('enterprise')).toMatchObject({ status: 409, json: { code: 'subscribed' } });
    // Whoever is told so sees their plan.
    expect(await billing()).toMatchObject({ plan: 'pro' });
  });

  it('changes nothing while a card is declined or a bank’s question is left unanswered [B5]', async () => {
    const { checkout, sessionOf, provider, ask, user, billing } = await guest();
    const session = sessionOf((await checkout()).json.url);
    expect(provider.pay(session, 'declined')).toBe('Your card was declined.');
    expect(provider.pay(session, 'funds')).toBe('Your card has insufficient funds.');
    expect(provider.pay(session, 'challenge', false)).toBe('Your bank could not confirm that it is you.');
    expect((await ask('sync', user)).json).toEqual({ outcome: 'applied' });
    expect(await billing()).toMatchObject({ plan: 'free', status: 'active' });
    expect(provider.pay(session, 'challenge')).toBe('');
  });

  it('is not charged twice when no answer came and the request is sent again [B5]', async () => {
    const lost = new Set<string>();
    const { checkout, provider, open } = await guest({
      aroundProvider: (ask) => async (input, init) => {
        const answer = await ask(input, init);
        const path = pathOf(input);
        if (init?.method !== 'POST' || lost.has(path)) return answer;
        // It is done, and nobody hears of it.
        lost.add(path);
        throw new TypeError('fetch failed');
      },
    });
    expect((await checkout()).status).toBe(200);
    expect(lost.size).toBe(2);
    expect(Object.keys(provider.state.customers)).toHaveLength(1);
    expect(open()).toHaveLength(1);
  });

  it('says plainly that the provider is down, and that nothing was charged [B5]', async () => {
    const { checkout, logged } = await guest({
      aroundProvider: () => async () => new Response('<h1>Bad gateway', { status: 502 }),
    });
    const { status, headers, json } = await checkout();
    expect([status, json.code, headers.get('retry-after')]).toEqual([502, 'provider', '5']);
    expect(json.message).toContain('Nothing was charged');
    expect(logged.join()).toContain('502');
  });

  it('asks the provider once more when an answer begins and does not end [B5]', async () => {
    let asked = 0;
    const keys = new Set<string | null>();
    const breaksOff = stripeApi({
      key: 'sk_test_1',
      timeoutMs: 50,
      pauseMs: 0,
      fetch: async (_input, init) => {
        asked += 1;
        keys.add(new Headers(init?.headers).get('idempotency-key'));
        if (asked % 2 === 0) return Response.json({ id: 'cus_1' });
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"id":'));
            init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          },
        });
        return new Response(body);
      },
    });
    expect(await breaksOff.get('customers/cus_1')).toEqual({ id: 'cus_1' });
    keys.clear();
    expect(await breaksOff.post('customers')).toEqual({ id: 'cus_1' });
    // With the same key, so that it happens once.
    expect([asked, keys.size]).toEqual([4, 1]);
  });

  it('gives up on a provider that never answers [B5]', async () => {
    const silent = stripeApi({
      key: 'sk_test_1',
      timeoutMs: 20,
      pauseMs: 0,
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    });
    await expect(silent.get('customers/cus_1')).rejects.toThrow(/timeout/i);
  });
});
