import { afterAll, describe, expect, it } from 'vitest';
import { accountReaderContract } from '../assistant/reader.contract.ts';
import { restReader } from '../assistant/restReader.ts';
import type { StoredAccount } from '../assistant/storedAccount.ts';
import { signUpPerson, site, type Person } from '../auth/people.fixture.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';

const opened: EmbeddedBackend[] = [];
async function open() {
  const backend = await createEmbeddedBackend();
  opened.push(backend);
  return backend;
}
afterAll(() => Promise.all(opened.map((backend) => backend.close())));

const readerOf = (backend: EmbeddedBackend, { id, email, token }: Person) =>
  restReader({
    url: site,
    key: backend.publishableKey,
    token,
    user: { id, email },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });

/** Writes the account's rows as the owner of the database, for this user. */
async function store({ pg }: EmbeddedBackend, user: string, { profile, billing, payments }: StoredAccount) {
  const set = async (table: string, owner: string, row: object) => {
    const assignments = Object.keys(row).map((column, n) => `${column} = $${n + 2}`);
    await pg.query(`update public.${table} set ${assignments.join(', ')} where ${owner} = $1`, [
      user,
      ...(Object.values(row) as unknown[]),
    ]);
  };
  await set('profiles', 'id', profile ?? {});
  await set('billing_info', 'user_id', billing ?? {});
  for (const { id, payment_date, service_name, amount, currency, status } of payments)
    await pg.query(
      'insert into public.payment_history (id, user_id, payment_date, service_name, amount, currency, status) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, user, payment_date, service_name, amount, currency, status],
    );
}

accountReaderContract('over /rest/v1 of the embedded backend', async (account) => {
  const backend = await open();
  const ada = await signUpPerson(backend);
  await store(backend, ada.id, account);
  return readerOf(backend, ada);
});

describe('restReader on the embedded backend', () => {
  it('finds what was changed: since when, by whom and of what, how often, and nobody else’s [U26, P2]', async () => {
    const backend = await open();
    const [ada, bob] = [await signUpPerson(backend), await signUpPerson(backend)];
    await ada.client.from('profiles').update({ location: 'Lisbon' }).eq('id', ada.id);
    await ada.client
      .from('profiles')
      .update({ location: 'Porto', description: 'x' })
      .eq('id', ada.id)
      .setHeader('x-parley-actor', 'agent');
    const reader = readerOf(backend, ada);
    const find: NonNullable<typeof reader.activity> = (range) => reader.activity!(range);
    const newest = await find({ limit: 1 });
    expect(newest).toMatchObject({
      count: 3,
      rows: [{ actor: 'agent', details: { location: ['Lisbon', 'Porto'], description: ['', 'x'] } }],
    });
    const counts = await Promise.all(
      [
        { by: 'user', about: 'location' } as const,
        { about: 'description' },
        { about: 'session' },
        { until: '2020-01-01T00:00:00Z' },
        { since: new Date(Date.now() - 60_000).toISOString(), by: 'agent' } as const,
      ].map(async (query) => (await find(query))?.count),
    );
    expect(counts).toEqual([1, 1, 1, 0, 1]);
    expect(await readerOf(backend, bob).activity!({ about: 'profile' })).toEqual({ count: 0, rows: [] });
  });

  it('reads nothing of anybody else, and nothing with a session that is over [A21, P2]', async () => {
    const backend = await open();
    const [ada, bob] = [await signUpPerson(backend), await signUpPerson(backend)];
    await bob.client.rpc('set_simulated_plan', { plan: 'pro' });
    expect(await readerOf(backend, ada).payments({})).toEqual({ count: 0, totals: [], rows: [] });
    expect((await readerOf(backend, bob).payments({})).count).toBe(1);
    // A forged user is no more than a name: the token decides.
    const forged = readerOf(backend, { ...ada, id: bob.id, email: bob.email });
    expect(await forged.payments({})).toMatchObject({ count: 0 });
    expect(await forged.account()).toMatchObject({ plan: 'free' });

    await bob.client.auth.signOut();
    await expect(readerOf(backend, bob).payments({})).rejects.toMatchObject({ kind: 'refused' });
    await expect(
      readerOf(backend, { ...ada, token: backend.publishableKey }).account(),
    ).rejects.toMatchObject({ kind: 'refused' });
  });
});
