import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inPGlite, inPostgres, type TestDatabase } from '../../tests/database.ts';
import { ada, bob, populate } from '../../tests/people.ts';
import type { PaymentEvent } from './paymentEvent.ts';
import { payment, signed, subscription, webhook } from './signed.fixture.ts';

const { TEST_DATABASE_URL: url = '', PSQL: psql = 'psql' } = process.env;
const nobody = '99999999-0000-4000-8000-000000000009';
const day = 86_400_000;
/** An hour of the day before yesterday, as ISO 8601: old events would not be applied. */
const hour = (count: number) =>
  new Date(Math.floor(Date.now() / day) * day - 2 * day + count * 3_600_000).toISOString();
const daysAgo = (count: number) => new Date(Date.now() - count * day).toISOString();

const call = (event: PaymentEvent) =>
  `select public.apply_payment_event('${JSON.stringify(event).replaceAll("'", "''")}') as outcome`;

/** Tests the way from the provider's request to the rows. */
function payments(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query(`delete from private.payment_events; delete from public.payment_history;
      update public.billing_info set subscription_plan = 'free', subscription_status = 'active', payment_method = null;`);
  });

  const handle = webhook({
    apply: async (event) => (await database.query<{ outcome: string }>(call(event)))[0]?.outcome,
  });
  const deliver = async (id: string, payload: unknown) => {
    const answer = await handle(signed(payload, { id }));
    return `${answer.status} ${(await answer.json()).outcome}`;
  };
  const billing = async (user = ada) =>
    (
      await database.query<{ plan: string; status: string; method: string | null }>(
        `select subscription_plan as plan, subscription_status as status, payment_method as method
         from public.billing_info where user_id = '${user}'`,
      )
    )[0];
  const history = () =>
    database.query<{ amount: number; status: string }>(
      `select amount::float, status from public.payment_history where user_id = '${ada}' order by payment_date`,
    );
  const noted = () =>
    database.query<{ id: string; outcome: string }>(
      'select id, outcome from private.payment_events order by received_at, id',
    );

  it('an event sets the plan of the user it names, and nobody else’s [E5]', async () => {
    const event = subscription(ada, 'pro', hour(1), { payment_method: 'Visa 4242' });
    expect(await deliver('e1', event)).toBe('200 applied');
    expect(await billing()).toEqual({ plan: 'pro', status: 'active', method: 'Visa 4242' });
    expect(await billing(bob)).toMatchObject({ plan: 'free' });
    expect(await deliver('e2', subscription(ada, 'pro', hour(2), { status: 'cancelled' }))).toBe(
      '200 applied',
    );
    expect(await billing()).toEqual({ plan: 'pro', status: 'cancelled', method: 'Visa 4242' });
  });

  it('a payment is added once, whatever happens to it later [E6]', async () => {
    expect(await deliver('e1', payment(ada, hour(1), { status: 'pending' }))).toBe('200 applied');
    expect(await deliver('e2', payment(ada, hour(2)))).toBe('200 applied');
    expect(await deliver('e3', payment(ada, hour(3), { id: 'pay_2', amount: 99 }))).toBe('200 applied');
    expect(await history()).toEqual([
      { amount: 29, status: 'completed' },
      { amount: 99, status: 'completed' },
    ]);
    expect(await billing()).toMatchObject({ plan: 'free' });
  });

  it('a replay changes nothing, also after something newer [P2]', async () => {
    const first = subscription(ada, 'enterprise', hour(1));
    expect(await deliver('e1', first)).toBe('200 applied');
    expect(await deliver('e1', first)).toBe('200 duplicate');
    expect(await deliver('e2', subscription(ada, 'free', hour(2)))).toBe('200 applied');
    expect(await deliver('e1', first)).toBe('200 duplicate');
    expect(await billing()).toMatchObject({ plan: 'free' });
  });

  it('the same event under another id is older than what came after it [P2]', async () => {
    await deliver('e1', subscription(ada, 'enterprise', hour(1)));
    await deliver('e2', subscription(ada, 'free', hour(2)));
    expect(await deliver('e3', subscription(ada, 'enterprise', hour(1)))).toBe('200 stale');
    expect(await billing()).toMatchObject({ plan: 'free' });
  });

  it('in whatever order five events arrive, the newest holds [E5]', async () => {
    const plans = ['free', 'pro', 'enterprise', 'pro', 'enterprise'];
    for (const order of [
      [4, 3, 2, 1, 0],
      [2, 4, 0, 3, 1],
      [0, 1, 2, 3, 4],
    ]) {
      await database.query('delete from private.payment_events');
      for (const n of order) await deliver(`o${n}`, subscription(ada, plans[n] ?? '', hour(n)));
      expect(await billing()).toMatchObject({ plan: 'enterprise' });
    }
  });

  it('an older event about a payment does not undo a newer one [E6]', async () => {
    await deliver('e2', payment(ada, hour(2), { status: 'refunded' }));
    expect(await deliver('e1', payment(ada, hour(1)))).toBe('200 stale');
    expect(await history()).toEqual([{ amount: 29, status: 'refunded' }]);
  });

  it('events about payments and about plans do not make each other stale [E6]', async () => {
    await deliver('e2', payment(ada, hour(5)));
    expect(await deliver('e1', subscription(ada, 'pro', hour(1)))).toBe('200 applied');
    expect(await deliver('e3', payment(ada, hour(0), { id: 'pay_0' }))).toBe('200 applied');
  });

  it('the same event ten times at once is applied once [E5]', async () => {
    const event = payment(ada, hour(1));
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => deliver('e1', event)));
    expect(outcomes.toSorted()).toEqual(['200 applied', ...Array<string>(9).fill('200 duplicate')]);
    expect(await history()).toHaveLength(1);
  });

  it('an event about an unknown user or plan is noted, and applied once they are known [E5]', async () => {
    const event = subscription(nobody, 'pro', hour(1));
    expect(await deliver('e1', event)).toBe('422 unknown-user');
    expect(await deliver('e2', subscription(ada, 'gold', hour(1)))).toBe('422 unknown-plan');
    expect(await deliver('e3', subscription("'; drop table x; --", 'pro', hour(1)))).toBe('422 unknown-user');
    expect(await noted()).toEqual([
      { id: 'e1', outcome: 'unknown-user' },
      { id: 'e2', outcome: 'unknown-plan' },
      { id: 'e3', outcome: 'unknown-user' },
    ]);
    await database.query(`insert into auth.users (id, email) values ('${nobody}', 'late@example.com')`);
    expect(await deliver('e1', event)).toBe('200 applied');
    expect(await billing(nobody)).toMatchObject({ plan: 'pro' });
    await database.query(`delete from auth.users where id = '${nobody}'`);
    expect(await deliver('e1', event)).toBe('200 duplicate');
  });

  it('notes of more than 400 days ago are removed, a hundred with each event [O5]', async () => {
    const notes = (count: number, age: string, from = 0) =>
      database.query(`insert into private.payment_events (id, type, occurred_at, received_at, user_id, plan, outcome)
        select 'old-' || n, 'subscription.updated', now() - interval '${age}', now() - interval '${age}', '${ada}', 'pro', 'applied'
        from generate_series(${from + 1}, ${from + count}) n`);
    await notes(130, '402 days');
    await notes(1, '399 days', 130);
    await deliver('e1', payment(ada, hour(1)));
    expect(await noted()).toHaveLength(32);
    await deliver('e2', payment(ada, hour(2)));
    expect((await noted()).map(({ id }) => id)).toEqual(['old-131', 'e1', 'e2']);
    // Old records are removed even by an event that changes nothing.
    await database.query(`update private.payment_events set received_at = now() - interval '2 years'`);
    await deliver('e3', { type: 'customer.updated', timestamp: hour(3), data: {} });
    expect((await noted()).map(({ id }) => id)).toEqual(['e3']);
  });

  it('an event that is older than all notes is not applied [O5]', async () => {
    expect(await deliver('e1', subscription(ada, 'enterprise', daysAgo(399)))).toBe('200 applied');
    await database.query('delete from private.payment_events');
    expect(await deliver('e1', subscription(ada, 'pro', daysAgo(401)))).toBe('200 stale');
    expect(await deliver('e2', payment(ada, daysAgo(401)))).toBe('200 stale');
    expect([await billing(), await history(), await noted()]).toEqual([
      expect.objectContaining({ plan: 'enterprise' }),
      [],
      [],
    ]);
  });

  it('nobody can call the function that stores an event directly [O5, P2]', async () => {
    const store = `select private.store_payment_event('{"id": "x", "type": "x", "occurred_at": "2025-01-01T00:00:00Z"}')`;
    const outcomes = await database.query<{ outcome: string }>(
      ['anon', 'authenticated', 'service_role']
        .map((role) => `select tests.attempt('${role}', '${ada}', $sql$${store}$sql$) as outcome`)
        .join(' union all '),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['42501', '42501', '42501']);
  });

  it('a note and what it changes are written together, or neither is [P2]', async () => {
    await database.query(`alter table public.payment_history add constraint broken check (amount < 1)`);
    await expect(deliver('e1', payment(ada, hour(1)))).resolves.toBe('503 not stored');
    expect(await noted()).toEqual([]);
    await database.query(`alter table public.payment_history drop constraint broken`);
    expect(await deliver('e1', payment(ada, hour(1)))).toBe('200 applied');
  });

  it('nobody but the service may call it or see its notes [P2]', async () => {
    const attempt = (role: string, statement: string) =>
      `select '${role}' as role, tests.attempt('${role}', '${ada}', $sql$${statement}$sql$) as outcome`;
    const apply = `select public.apply_payment_event('{"id": "x", "type": "x", "occurred_at": "2025-01-01T00:00:00Z"}')`;
    const read = 'select * from private.payment_events';
    const roles = ['anon', 'authenticated', 'service_role'];
    const outcomes = await database.query<{ outcome: string }>(
      roles.flatMap((role) => [attempt(role, apply), attempt(role, read)]).join(' union all '),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      '42501',
      '42501',
      '42501',
      '42501',
      '1',
      '42501',
    ]);
  });
}

describe('payments on PGlite', () => {
  payments(inPGlite);
});

describe.skipIf(!url)('payments on PostgreSQL', () => {
  payments(() => inPostgres(url));

  it('the same event in eight connections at once is applied once [E5]', async () => {
    const database = await inPostgres(url);
    await database.query(populate);
    const [{ name } = { name: '' }] = await database.query<{ name: string }>(
      'select current_database() as name',
    );
    const own = new URL(url);
    own.pathname = `/${name}`;
    const told: PaymentEvent[] = [];
    const listen = webhook({ apply: async (event) => told.push(event) });
    await listen(signed(subscription(ada, 'pro', hour(1)), { id: 'e1' }));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => promisify(execFile)(psql, [own.href, '-qAt', '-c', call(told[0]!)])),
    );
    await database.close();
    expect(outcomes.map(({ stdout }) => stdout.trim()).toSorted()).toEqual([
      'applied',
      ...Array<string>(7).fill('duplicate'),
    ]);
  });
});
