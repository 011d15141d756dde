import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from '../../tests/database.ts';
import { page, serviceKey, type BillingSetupOptions } from '../_shared/billing/billing.fixture.ts';
import { guestOf } from './guest.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await inPGlite();
});
afterAll(() => database.close());
const guest = (options?: BillingSetupOptions) => guestOf(database, options);

describe('the billing function refuses', () => {
  it.each<[string, object | string]>([
    ['no plan', {}],
    ['a plan that costs nothing', { plan: 'free', interval: 'month' }],
    ['a plan that is none', { plan: 'gold', interval: 'month' }],
    ['an interval that is none', { plan: 'pro', interval: 'week' }],
    ['what every object has', { plan: 'constructor', interval: 'toString' }],
    ['what is not JSON', '{'],
    ['a list', '[]'],
  ])('%s [B4]', async (_what, body) => {
    const { ask, user, provider } = await guest();
    expect(await ask('checkout', user, body)).toMatchObject({ status: 400, json: { code: 'request' } });
    expect(provider.state.sessions).toEqual({});
  });

  it('visitors, other sites, other paths and other methods [B4, P2]', async () => {
    const { ask, answer, user } = await guest({ sessionOf: async () => undefined });
    expect(await ask('checkout', undefined)).toMatchObject({ status: 401, json: { code: 'bad_jwt' } });
    expect(await ask('checkout', user)).toMatchObject({ status: 401, json: { code: 'bad_jwt' } });
    expect(await ask('constructor', user)).toMatchObject({ status: 404, json: { code: 'path' } });
    const request = (method: string, origin: string | undefined) =>
      answer(new Request('https://p.test/billing/sync', { method, headers: origin ? { origin } : {} }));
    expect((await request('POST', 'https://evil.example')).status).toBe(403);
    expect((await request('POST', undefined)).status).toBe(403);
    expect((await request('GET', page)).status).toBe(404);
    const preflight = await request('OPTIONS', page);
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, page]);
  });

  it('a plan for which there is no price, and tells the operator which one [B4]', async () => {
    const { checkout, logged } = await guest({ prices: [] });
    expect(await checkout()).toMatchObject({ status: 503, json: { code: 'price' } });
    expect(logged.join()).toContain('parley_pro_month');
  });

  it('more requests of a user than a minute has, and nobody else’s [B4]', async () => {
    const { ask, user } = await guest({ perMinute: 2 });
    for (const _time of [1, 2]) expect((await ask('sync', user)).status).toBe(404);
    const { status, headers } = await ask('sync', user);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    const other = await guest({ perMinute: 2 });
    expect((await other.ask('sync', other.user)).status).toBe(404);
  });

  it('the token of an account that was deleted meanwhile [B5]', async () => {
    const { ask, user } = await guest();
    await database.query(`delete from auth.users where id = '${user}'`);
    expect(await ask('checkout', user, { plan: 'pro', interval: 'month' })).toMatchObject({ status: 401 });
  });
});

describe('repairing', () => {
  it('makes good what every webhook has missed, for the operator only [B1]', async () => {
    // Of another account at the provider: they stop nobody, and lose nothing.
    await database.query(
      `insert into private.billing_customers (customer_id, livemode) select 'cus_000000' || n, true from generate_series(10, 39) n`,
    );
    const { buy, answer, provider, billing, user } = await guest({ isLive: true });
    const { subscription } = await buy();
    provider.change(subscription, provider.prices.price_enterprise_month!);
    expect(await billing()).toMatchObject({ plan: 'pro' });
    const repair = (apikey: string, body: object = {}) =>
      answer(
        new Request('https://p.test/functions/v1/billing/repair', {
          method: 'POST',
          headers: { apikey, authorization: `Bearer ${user}` },
          body: JSON.stringify(body),
        }),
      );
    expect((await repair('sb_publishable_1')).status).toBe(401);
    let after: unknown = null;
    const outcomes: Record<string, number>[] = [];
    do {
      const told = await (await repair(serviceKey, { after })).json();
      outcomes.push(told.outcomes);
      after = told.next;
    } while (after !== null);
    expect(outcomes).toEqual([{ failed: 20 }, { failed: 10, applied: 1 }]);
    expect(await billing()).toMatchObject({ plan: 'enterprise' });
  });

  it('looks each night first at those at whom nobody has looked for longest, and once at each [B1]', async () => {
    await database.query('delete from private.billing_customers');
    await database.query(
      `insert into private.billing_customers (customer_id, livemode) select 'cus_000000' || n, true from generate_series(10, 34) n`,
    );
    const { buy, answer, provider, billing } = await guest({ isLive: true });
    const { subscription } = await buy();
    provider.change(subscription, provider.prices.price_enterprise_month!);
    await database.query(
      `update private.billing_customers set looked_at = now() - interval '21 hours' where user_id is not null`,
    );
    const night = async () => {
      const asked = answer(
        new Request('https://p.test/functions/v1/billing/repair', {
          method: 'POST',
          headers: { apikey: serviceKey },
          body: '{"due": true}',
        }),
      );
      return (await asked).json();
    };
    // Those who fail come first, because nobody has ever looked at them, and keep nobody waiting.
    expect(await night()).toEqual({ checked: 20, outcomes: { failed: 20 }, next: null });
    expect(await night()).toEqual({ checked: 6, outcomes: { failed: 5, applied: 1 }, next: null });
    expect(await billing()).toMatchObject({ plan: 'enterprise' });
    expect(await night()).toEqual({ checked: 0, outcomes: {}, next: null });
  });
});
