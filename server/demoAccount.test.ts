import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from './backend.ts';
import { createDemoAccount, demoAccount } from './demoAccount.ts';
import { browserClient, site } from './auth/people.fixture.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site });
});
afterAll(() => backend.close());

it('the demo account is made once, through the front door, with payments of every kind', async () => {
  await createDemoAccount(backend, new Date('2026-04-01T08:29:00Z'));
  await createDemoAccount(backend, new Date('2026-04-01T08:29:00Z'));
  const client = browserClient(backend);
  expect((await client.auth.signInWithPassword(demoAccount)).error).toBeNull();
  const { data } = await client
    .from('payment_history')
    .select('*')
    .order('payment_date', { ascending: false });
  expect(data).toHaveLength(16);
  expect(data?.[0]?.payment_date).toBe('2026-03-01T08:30:00+00:00');
  expect(new Set(data?.map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR']));
  expect((await client.from('profiles').select('full_name').single()).data).toEqual({
    full_name: 'Grace Hopper',
  });
  expect((await client.from('billing_info').select('subscription_plan').single()).data).toEqual({
    subscription_plan: 'pro',
  });
});

it('a start that was stopped midway leaves no empty demo account behind: the next one goes on [B47]', async () => {
  const fresh = await createEmbeddedBackend({ siteUrl: site });
  const fail = async () => {
    throw new Error('The machine is too busy.');
  };
  try {
    const query: typeof fresh.pg.query = async (sql, values) =>
      /insert into public\.profiles/.test(sql) ? fail() : fresh.pg.query(sql, values);
    await expect(createDemoAccount({ ...fresh, pg: { ...fresh.pg, query } })).rejects.toThrow('too busy');
    await createDemoAccount(fresh);
    const { rows } = await fresh.pg.query(
      `select location, subscription_plan as plan, (select count(*)::integer from public.payment_history) as payments
       from public.profiles p join public.billing_info b on b.user_id = p.id`,
    );
    expect(rows).toEqual([{ location: 'Arlington, Virginia', plan: 'pro', payments: 16 }]);
  } finally {
    await fresh.close();
  }
});

it('whoever signs in to the demo account first finds one device, and has changed nothing [U1, U23]', async () => {
  const fresh = await createEmbeddedBackend({ siteUrl: site });
  try {
    await createDemoAccount(fresh);
    const client = browserClient(fresh);
    await client.auth.signInWithPassword(demoAccount);
    const { data: devices } = await client.rpc('list_sessions');
    const { data: record } = await client.from('activity').select('subject, change');
    expect(devices).toMatchObject([{ is_current: true }]);
    expect(record).toEqual([{ subject: 'session', change: 'added' }]);
  } finally {
    await fresh.close();
  }
});

it('the demo account’s payments follow the months, and what was bought since stays [B47]', async () => {
  await createDemoAccount(backend, new Date('2026-03-20T12:00:00Z'));
  const client = browserClient(backend);
  const { data: signedIn } = await client.auth.signInWithPassword(demoAccount);
  const bought = '2026-04-20T10:00:00+00:00';
  await backend.pg.query(
    `insert into public.payment_history (user_id, payment_date, service_name, amount, currency, status)
     values ($1, $2, 'Enterprise plan', 99, 'USD', 'completed')`,
    [signedIn.user?.id, bought],
  );

  await createDemoAccount(backend, new Date('2026-05-03T12:00:00Z'));
  const { data } = await client
    .from('payment_history')
    .select('payment_date')
    .order('payment_date', { ascending: false });
  expect(data?.map(({ payment_date }) => payment_date).slice(0, 5)).toEqual([
    '2026-05-01T08:30:00+00:00',
    '2026-04-22T17:40:00+00:00',
    bought,
    '2026-04-18T14:05:00+00:00',
    '2026-04-03T09:12:00+00:00',
  ]);
});
