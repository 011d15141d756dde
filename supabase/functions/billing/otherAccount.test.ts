import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from '../../tests/database.ts';
import { billingSetup, callOn } from '../_shared/billing/billing.fixture.ts';
import { guestOf } from './guest.fixture.ts';
import { refusals } from './refusals.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await inPGlite();
});
afterAll(() => database.close());

/** Somebody who bought at one account of the provider, and the same project with the key of another account. */
async function moved(isLive: boolean) {
  const session = crypto.randomUUID();
  const sessionOf = async (token: string) => ({ id: token, email: `${token}@example.com`, session });
  const at = await guestOf(database, { isLive, sessionOf });
  await database.query(
    `insert into auth.sessions (id, user_id, created_at) values ('${session}', '${at.user}', now())`,
  );
  await at.buy();
  return { ...at, there: billingSetup(callOn(database), { isLive, sessionOf }) };
}

const choice = { plan: 'enterprise', interval: 'month' };

describe('with the key of another account at the provider', () => {
  it('a checkout of the test mode begins anew, and leads to a plan [B5, B10]', async () => {
    const { there, user, billing } = await moved(false);
    const { status, json } = await there.ask('checkout', user, choice);
    expect(status).toBe(200);
    const session = there.provider.state.sessions[String(json.url).split('/').at(-1)!]!;
    expect(there.provider.pay(session, 'works')).toBe('');
    expect((await there.ask('sync', user)).json).toEqual({ outcome: 'applied' });
    expect(await billing()).toMatchObject({ plan: 'enterprise' });
  });

  it.each(['portal', 'preview', 'cancel', 'resume', 'end'])(
    'there is nothing to manage in the test mode, and the plan is free: %s [B5, B10]',
    async (name) => {
      const { there, user, billing } = await moved(false);
      expect(await there.ask(name, user, choice)).toMatchObject({ status: 404, json: { code: 'customer' } });
      expect(await billing()).toMatchObject({ plan: 'free', interval: null });
    },
  );

  it('a look of the test mode makes the plan free [B5, B10]', async () => {
    const { there, user, billing } = await moved(false);
    expect((await there.ask('sync', user)).json).toEqual({ outcome: 'applied' });
    expect(await billing()).toMatchObject({ plan: 'free', interval: null });
  });

  it.each(['checkout', 'portal', 'preview', 'cancel', 'resume', 'end', 'sync'])(
    'nobody loses what they pay for, and the reason is plain: %s [B5]',
    async (name) => {
      const { there, user, billing } = await moved(true);
      const [status, code, message] = refusals['other-account'];
      expect(await there.ask(name, user, choice)).toMatchObject({ status, json: { code, message } });
      expect(await billing()).toMatchObject({ plan: 'pro', interval: 'month' });
      // The operator is told who, and where to read on.
      expect(there.logged.join()).toMatch(/cus_\w+ is unknown.*docs\/deploy\.md/);
    },
  );

  it('everybody may buy anew once an operator has moved to it, as docs/deploy.md says [B5, B10]', async () => {
    const { ask, there, user, billing } = await moved(true);
    expect((await ask('end', user)).status).toBe(200);
    await database.query('update private.billing_customers set gone = true where livemode');
    const { status, json } = await there.ask('checkout', user, choice);
    expect(status).toBe(200);
    const session = there.provider.state.sessions[String(json.url).split('/').at(-1)!]!;
    expect(there.provider.pay(session, 'works')).toBe('');
    expect((await there.ask('sync', user)).json).toEqual({ outcome: 'applied' });
    expect(await billing()).toMatchObject({ plan: 'enterprise' });
  });
});
