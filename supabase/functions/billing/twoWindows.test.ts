import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inPGlite, type TestDatabase } from '../../tests/database.ts';
import { pathOf, type BillingSetupOptions } from '../_shared/billing/billing.fixture.ts';
import { guestOf } from './guest.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await inPGlite();
});
afterAll(() => database.close());
const guest = (options?: BillingSetupOptions) => guestOf(database, options);

it('somebody can buy who has changed their address since a customer was made and could not be stored [B4]', async () => {
  let email = 'ada@example.com';
  let isDown = true;
  const { checkout } = await guest({
    sessionOf: async (token) => ({ id: token, email }),
    aroundDatabase: (call) => async (name, values) => {
      const stores = name === 'billing_customer' && Object(values).customer !== null;
      if (stores && isDown) throw new Error('billing_customer answered 503');
      return call(name, values);
    },
  });
  expect((await checkout()).status).toBe(502);
  isDown = false;
  email = 'lovelace@example.com';
  expect((await checkout()).status).toBe(200);
});

describe('two windows that buy', () => {
  it('closes the checkout that another window got at the same moment [B28]', async () => {
    let isLate = true;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { checkout, open, sessionOf } = await guest({
      // The second window sees what is open before the first one has opened anything, and opens its own after it.
      aroundProvider: (ask) => async (input, init) => {
        const opens = init?.method === 'POST' && pathOf(input).endsWith('/checkout/sessions');
        if (opens && isLate) {
          isLate = false;
          await held;
        }
        return ask(input, init);
      },
    });
    const second = checkout('enterprise');
    await vi.waitFor(() => expect(isLate).toBe(false));
    const first = await checkout('pro');
    expect(first.status).toBe(200);
    release();
    expect((await second).status).toBe(200);
    expect(open().map(({ url }) => url)).toEqual([(await second).json.url]);
    expect(sessionOf(first.json.url).status).toBe('expired');
  });

  it('gives no second address when the other checkout is paid before it can be closed [B28]', async () => {
    const meanwhile = { when: '', how: () => {} };
    const { checkout, open, sessionOf, provider, billing } = await guest({
      aroundProvider: (ask) => async (input, init) => {
        const path = pathOf(input);
        if (meanwhile.when !== '' && path.endsWith(meanwhile.when)) {
          meanwhile.when = '';
          meanwhile.how();
        }
        return ask(input, init);
      },
    });
    const first = sessionOf((await checkout('pro')).json.url);
    Object.assign(meanwhile, { when: `${first.id}/expire`, how: () => provider.pay(first, 'works') });
    expect(await checkout('enterprise')).toMatchObject({ status: 409, json: { code: 'subscribed' } });
    expect(open()).toEqual([]);
    expect(await billing()).toMatchObject({ plan: 'pro' });
  });

  it('tells of the subscription that runs also when it cannot be stored now [B28]', async () => {
    let isBroken = false;
    const { buy, checkout, logged } = await guest({
      aroundDatabase: (call) => async (name, values) => {
        if (isBroken && name === 'apply_billing_snapshot') throw new Error('no room');
        return call(name, values);
      },
    });
    await buy();
    isBroken = true;
    expect(await checkout('enterprise')).toMatchObject({ status: 409, json: { code: 'subscribed' } });
    expect(logged.join()).toContain('no room');
  });

  it('gives no second address while the other checkout is being paid [B28]', async () => {
    const { checkout, sessionOf, open } = await guest({
      aroundProvider: (ask) => async (input, init) =>
        pathOf(input).endsWith('/expire') && isBeingPaid
          ? Response.json({ error: { message: 'It is being processed' } }, { status: 400 })
          : ask(input, init),
    });
    let isBeingPaid = false;
    const { json } = await checkout('pro');
    isBeingPaid = true;
    expect(await checkout('enterprise')).toMatchObject({ status: 409, json: { code: 'elsewhere' } });
    expect(open()).toEqual([sessionOf(json.url)]);
  });

  it('makes one customer and leaves one checkout of two that begin at the same moment [B4, B5]', async () => {
    const { checkout, open, provider } = await guest();
    const answers = await Promise.all([checkout('pro'), checkout('enterprise')]);
    expect(Object.keys(provider.state.customers)).toHaveLength(1);
    expect(open()).toHaveLength(1);
    for (const { status, json } of answers) expect(status === 200 || json.code === 'elsewhere').toBe(true);
  });
});
