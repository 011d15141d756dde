import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisor } from '../../supabase/lints.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, browserClient, signUpPerson, type Person } from '../auth/people.fixture.ts';

/** What only a payment provider fills in. */
const unsold = {
  billing_interval: null,
  price: null,
  price_currency: null,
  renews_at: null,
  ends_at: null,
  card_expires: null,
};

/** Tries the rules of supabase/rows.test.ts through HTTP, because the server must not open what they close. */
describe('through HTTP [P2]', () => {
  let backend: EmbeddedBackend;
  let ada: Person;
  let bob: Person;
  beforeAll(async () => {
    backend = await createEmbeddedBackend();
    ada = await signUpPerson(backend);
    bob = await signUpPerson(backend);
    await bob.client.rpc('set_simulated_plan', { plan: 'pro' });
  });
  afterAll(() => backend.close());
  const visitor = () => browserClient(backend);
  const stored = (table: string) => backend.pg.query(`select * from public.${table} order by 1`);

  describe.each([
    ['profiles', 'id', { location: 'taken' }],
    ['billing_info', 'user_id', { payment_method: 'taken' }],
    ['payment_history', 'user_id', { status: 'taken' }],
  ])('%s', (table, owner, change) => {
    it("shows a user their own rows, and nobody else's [P2]", async () => {
      const { data } = await ada.client.from(table).select('*');
      expect(data?.filter((row) => row[owner] !== ada.id)).toEqual([]);
      expect((await ada.client.from(table).select('*').eq(owner, bob.id)).data).toEqual([]);
    });

    it('shows a visitor nothing and takes nothing from one [P2]', async () => {
      const before = await stored(table);
      const answers = [
        await visitor().from(table).select('*'),
        await visitor().from(table).update(change).eq(owner, bob.id).select(),
        await visitor().from(table).delete().eq(owner, bob.id).select(),
        await visitor()
          .from(table)
          .insert([{ [owner]: bob.id }])
          .select(),
      ];
      expect(answers.map(({ error, status }) => [error?.code, status])).toEqual(
        answers.map(() => ['42501', 401]),
      );
      expect(await stored(table)).toEqual(before);
    });

    it("leaves another user's rows as they are, whatever is tried [P2]", async () => {
      const before = await stored(table);
      await ada.client.from(table).update(change).eq(owner, bob.id);
      await ada.client
        .from(table)
        .update({ [owner]: ada.id })
        .eq(owner, bob.id);
      await ada.client
        .from(table)
        .update({ [owner]: bob.id })
        .eq(owner, ada.id);
      await ada.client.from(table).delete().eq(owner, bob.id);
      await ada.client.from(table).insert([{ [owner]: bob.id }]);
      await ada.client.from(table).upsert({ [owner]: bob.id, ...change });
      expect(await stored(table)).toEqual(before);
    });

    it('takes no delete from its owner either [P2]', async () => {
      const { error, status } = await bob.client.from(table).delete().eq(owner, bob.id);
      expect([error?.code, status]).toEqual(['42501', 403]);
    });
  });

  it('a user sets their payment method and not their plan [P2, S6]', async () => {
    const billing = () => ada.client.from('billing_info');
    const plan = await billing().update({ subscription_plan: 'enterprise' }).eq('user_id', ada.id).select();
    expect([plan.error?.code, plan.status]).toEqual(['42501', 403]);
    const method = await billing()
      .update({ payment_method: 'PayPal' })
      .eq('user_id', ada.id)
      .select()
      .single();
    expect(method.data).toEqual({
      user_id: ada.id,
      subscription_plan: 'free',
      subscription_status: 'active',
      payment_method: 'PayPal',
      ...unsold,
    });
  });

  it('set_simulated_plan changes the plan and leaves a payment [S6, E6]', async () => {
    const eve = await signUpPerson(backend);
    const { data } = await eve.client.rpc('set_simulated_plan', { plan: 'enterprise' });
    expect(data).toEqual({
      user_id: eve.id,
      subscription_plan: 'enterprise',
      subscription_status: 'active',
      payment_method: 'Credit Card',
      ...unsold,
    });
    expect((await eve.client.from('payment_history').select('*')).data).toMatchObject([
      { service_name: 'Enterprise plan', amount: 99, currency: 'USD', status: 'completed' },
    ]);
    expect((await visitor().rpc('set_simulated_plan', { plan: 'pro' })).error?.code).toBe('42501');
  });

  it('neither the settings nor the accounts can be asked for [P2]', async () => {
    for (const schema of ['private', 'auth', 'storage', 'embedded']) {
      const { json, status } = await sendRequest(backend, 'GET', '/rest/v1/settings', {
        headers: { 'accept-profile': schema, authorization: `Bearer ${ada.token}` },
      });
      expect([status, json.code]).toEqual([406, 'PGRST106']);
    }
  });

  it('functions of the service run for nobody else [P2]', async () => {
    for (const client of [ada.client, visitor()]) {
      const answers = [
        await client.rpc('apply_billing_snapshot', { snapshot: {} }),
        await client.rpc('take_chat_turn', { caller: ada.id, per_minute: 1, per_day: 1 }),
        await client.rpc('give_back_chat_turn', { caller: ada.id, seconds_ago: 1 }),
      ];
      expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
    }
  });

  it('the advisors find nothing to complain about in the running database [P2]', async () => {
    expect((await backend.pg.query(advisor)).rows).toEqual([]);
  });

  it('requests without a key, with another one or with a forged token are refused [P2]', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: bob.id, role: 'service_role', exp: 9e9 })}.`;
    const read = async (headers: Record<string, string>) =>
      (await backend.fetch(new Request('http://localhost:3000/rest/v1/profiles', { headers }))).status;
    expect(await read({})).toBe(401);
    expect(await read({ apikey: 'other' })).toBe(401);
    expect(await read({ apikey: backend.publishableKey, authorization: `Bearer ${forged}` })).toBe(401);
    expect(await read({ apikey: backend.publishableKey, authorization: `Bearer ${bob.token}x` })).toBe(401);
  });

  it('what is granted too much by the server is taken back at every start [P2]', async () => {
    const { rows } = await backend.pg.query(
      `select has_table_privilege('authenticated', 'public.billing_info', 'update, insert, delete, truncate') as users,
              has_table_privilege('anon', 'public.profiles', 'select, truncate') as visitors`,
    );
    expect(rows).toEqual([{ users: false, visitors: false }]);
  });

  describe('pictures [E4]', () => {
    const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
    const bucket = (client: Person['client']) => client.storage.from('avatars');

    it('go below one’s own id, are replaced and removed there [P2]', async () => {
      expect((await bucket(ada.client).upload(`${ada.id}/1.png`, picture)).error).toBeNull();
      expect(
        (await bucket(ada.client).upload(`${ada.id}/1.png`, picture, { upsert: true })).error,
      ).toBeNull();
      expect((await bucket(ada.client).list(ada.id)).data?.map(({ name }) => name)).toEqual(['1.png']);
      expect((await bucket(ada.client).remove([`${ada.id}/1.png`])).data).toHaveLength(1);
    });

    it('are refused below another id, for users and visitors [P2]', async () => {
      await bucket(bob.client).upload(`${bob.id}/1.png`, picture);
      for (const client of [ada.client, visitor()]) {
        expect((await bucket(client).upload(`${bob.id}/2.png`, picture)).error?.message).toMatch(/row-level/);
        expect(
          (await bucket(client).upload(`${bob.id}/1.png`, picture, { upsert: true })).error,
        ).not.toBeNull();
        expect((await bucket(client).remove([`${bob.id}/1.png`])).data ?? []).toEqual([]);
        expect((await bucket(client).list(bob.id)).data ?? []).toEqual([]);
      }
      expect((await bucket(bob.client).list(bob.id)).data).toHaveLength(1);
    });

    it('cannot be moved, copied or signed across folders, and the bucket is nobody’s [P2]', async () => {
      const path = `${ada.id}/own.png`;
      await bucket(ada.client).upload(path, picture);
      const objects = () => backend.pg.query('select bucket_id, name from storage.objects order by 2');
      const buckets = () => backend.pg.query('select * from storage.buckets');
      const before = [await objects(), await buckets()];
      for (const { storage } of [ada.client, visitor()]) {
        const files = storage.from('avatars');
        const answers = [
          await files.move(path, `${bob.id}/9.png`),
          await files.copy(path, `${bob.id}/9.png`),
          await files.move(`${bob.id}/1.png`, `${ada.id}/9.png`),
          await files.copy(`${bob.id}/1.png`, `${ada.id}/9.png`),
          await files.createSignedUrl(`${bob.id}/1.png`, 60),
          await storage.from('other').upload(path, picture),
          await storage.createBucket('mine'),
          await storage.updateBucket('avatars', { public: false }),
          await storage.emptyBucket('avatars'),
          await storage.deleteBucket('avatars'),
        ];
        expect(answers.map(({ error }) => error?.message)).toEqual(answers.map(() => expect.any(String)));
        expect((await storage.listBuckets()).data).toEqual([]);
      }
      expect([await objects(), await buckets()]).toEqual(before);
      await bucket(ada.client).remove([path]);
    });

    it('of visitors go below their e-mail once, and are not replaced [E4]', async () => {
      const path = 'new.person@example.com/4711.png';
      expect((await bucket(visitor()).upload(path, picture)).error).toBeNull();
      expect((await bucket(visitor()).upload(path, picture, { upsert: true })).error).not.toBeNull();
      expect(
        (await bucket(visitor()).upload('new.person@example.com/face.png', picture)).error,
      ).not.toBeNull();
      expect((await bucket(visitor()).list('new.person@example.com')).data).toEqual([]);
    });
  });
});
