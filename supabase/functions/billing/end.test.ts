import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from '../../tests/database.ts';
import {
  callOn,
  pathOf,
  billingSetup,
  type BillingSetupOptions,
} from '../_shared/billing/billing.fixture.ts';
import { guestOf } from './guest.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await inPGlite();
});
afterAll(() => database.close());

/** A user who signed in so many minutes ago. */
async function guest(minutes: number, options: BillingSetupOptions = {}) {
  const session = crypto.randomUUID();
  const sessionOf = async (token: string) => ({ id: token, email: `${token}@example.com`, session });
  const at = await guestOf(database, { sessionOf, ...options });
  await database.query(
    `insert into auth.sessions (id, user_id, created_at) values ('${session}', '${at.user}', now() - interval '${minutes} minutes')`,
  );
  return { ...at, live: billingSetup(callOn(database), { sessionOf, isLive: true }) };
}

describe('ending a subscription before the account is deleted', () => {
  it('ends it at the provider at once, and stores that; doing it again changes nothing [U36]', async () => {
    const { buy, ask, user, provider, billing } = await guest(1);
    const { customer, subscription } = await buy();
    expect((await ask('end', user)).json).toEqual({ outcome: 'applied' });
    expect(provider.runningOf(customer)).toBeUndefined();
    expect(subscription.status).toBe('canceled');
    expect(await billing()).toMatchObject({ plan: 'free' });
    expect(await database.query(`select status from public.subscriptions where user_id = '${user}'`)).toEqual(
      [{ status: 'canceled' }],
    );
    expect((await ask('end', user)).status).toBe(200);
  });

  it('wants a sign-in of the last ten minutes: a session alone ends nothing at once [U36]', async () => {
    const { buy, ask, user, provider } = await guest(11);
    const { customer } = await buy();
    expect(await ask('end', user)).toMatchObject({ status: 403, json: { code: 'reauthentication_needed' } });
    expect(provider.runningOf(customer)).toBeDefined();
  });

  it('says that there is nothing to end to whoever has never bought anything [U36]', async () => {
    const { ask, user } = await guest(1);
    expect(await ask('end', user)).toMatchObject({ status: 404, json: { code: 'customer' } });
  });

  it('forgets what was bought in test mode once the shop is live: nobody could ever end that [U36]', async () => {
    const { buy, live, user, billing } = await guest(1);
    await buy();
    expect(await live.ask('end', user)).toMatchObject({ status: 404, json: { code: 'customer' } });
    expect(await database.query(`select id from public.subscriptions where user_id = '${user}'`)).toEqual([]);
    expect(await billing()).toMatchObject({ plan: 'free' });
    expect((await live.ask('end', user)).status).toBe(404);
  });

  it('forgets nothing that was bought for money when the shop is back in test mode [U36]', async () => {
    const { buy, ask, user, billing } = await guest(1);
    await buy();
    await database.query(`update private.billing_customers set livemode = true where user_id = '${user}'`);
    expect(await ask('end', user)).toMatchObject({ status: 404, json: { code: 'customer' } });
    expect(await billing()).toMatchObject({ plan: 'pro' });
  });

  it('ends nothing, and says so, when the provider cannot be reached [U36]', async () => {
    let isDown = false;
    const { buy, ask, user, billing } = await guest(1, {
      aroundProvider: (send) => async (input, init) =>
        isDown ? new Response('<h1>Bad gateway', { status: 502 }) : send(input, init),
    });
    await buy();
    isDown = true;
    expect(await ask('end', user)).toMatchObject({ status: 502, json: { code: 'provider' } });
    expect(await billing()).toMatchObject({ plan: 'pro' });
  });

  it('closes a checkout that is open in another window: nobody can pay it afterwards [U36]', async () => {
    const { checkout, ask, user, open, sessionOf, provider } = await guest(1);
    const session = sessionOf((await checkout()).json.url);
    expect((await ask('end', user)).status).toBe(200);
    expect(open()).toEqual([]);
    expect(session.status).toBe('expired');
    expect(provider.runningOf(provider.customerOf(session.customer))).toBeUndefined();
  });

  it('refuses while a checkout is being paid, and ends at the next try what was bought [U36]', async () => {
    let isBeingPaid = true;
    const { checkout, ask, user, sessionOf, provider } = await guest(1, {
      aroundProvider: (send) => async (input, init) =>
        pathOf(input).endsWith('/expire') && isBeingPaid
          ? Response.json({ error: { message: 'It is being processed' } }, { status: 400 })
          : send(input, init),
    });
    const session = sessionOf((await checkout()).json.url);
    expect(await ask('end', user)).toMatchObject({ status: 409, json: { code: 'being-paid' } });
    isBeingPaid = false;
    expect(provider.pay(session, 'works')).toBe('');
    expect((await ask('end', user)).json).toEqual({ outcome: 'applied' });
    expect(provider.runningOf(provider.customerOf(session.customer))).toBeUndefined();
  });

  it('has ended it also when the answer was lost, and the provider no longer knows it at the second attempt [U36]', async () => {
    const statuses: number[] = [];
    const { buy, ask, user, billing } = await guest(1, {
      aroundProvider: (send) => async (input, init) => {
        const answer = await send(input, init);
        if (init?.method !== 'DELETE') return answer;
        statuses.push(answer.status);
        if (statuses.length === 1) throw new TypeError('The line broke');
        return answer;
      },
    });
    const { subscription } = await buy();
    expect((await ask('end', user)).json).toEqual({ outcome: 'applied' });
    expect(statuses).toEqual([200, 404]);
    expect(subscription.status).toBe('canceled');
    expect(await billing()).toMatchObject({ plan: 'free' });
  });
});
