import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans, type Plan } from '../src/services/plans.ts';
import { profileFields } from '../src/services/profileFields.ts';
import { type Attempt, asUser, attempts, literal } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** Tests which values the tables and the bucket accept, and what the functions do. */
function rules(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  const attempt = (tried: readonly Attempt[]) => attempts(database, tried);
  /** Runs a test while a setting is on. */
  async function withSetting(name: string, run: () => Promise<void>) {
    await database.query(`update private.settings set ${name} = true`);
    await run().finally(() => database.query(`update private.settings set ${name} = false`));
  }

  it('a grant too many does not give plans away, because the trigger refuses [P2]', async () => {
    await database.query('grant insert, update on public.billing_info to authenticated');
    const mine = `where user_id = '${ada}'`;
    const outcomes = await attempt([
      asUser(ada, `update public.billing_info set subscription_plan = 'pro' ${mine}`),
      asUser(ada, `update public.billing_info set subscription_status = 'x' ${mine}`),
      asUser(eve, `insert into public.billing_info (user_id) values ('${eve}')`),
      asUser(ada, `update public.billing_info set payment_method = 'PayPal' ${mine}`),
    ]);
    await database.query('revoke insert, update on public.billing_info from authenticated');
    await database.query('grant update (payment_method) on public.billing_info to authenticated');
    expect(outcomes).toEqual(['42501', '42501', '42501', '1']);
  });

  it('plans cannot be set by users while simulated billing is off, as the migrations leave it [S6]', async () => {
    expect(await attempt([asUser(ada, `select public.set_simulated_plan('pro')`)])).toEqual(['42501']);
  });

  it('set_simulated_plan takes the plans of the price list, from users only [S6, K2]', () =>
    withSetting('simulated_billing', async () => {
      const set = (plan: string) => asUser(eve, `select public.set_simulated_plan(${plan})`);
      const outcomes = await attempt([
        ...plans.map(({ id }) => set(literal(id))),
        ...["'gold'", "'Pro'", 'null'].map(set),
        { role: 'anon', statement: `select public.set_simulated_plan('pro')` },
        { role: 'authenticated', statement: `select public.set_simulated_plan('pro')` },
      ]);
      const allowed = plans.map(() => '1');
      expect(outcomes).toEqual([...allowed, '22023', '22023', '22023', '42501', '42501']);
    }));

  it('the table takes the plans of the price list and no other [E5, K2]', async () => {
    const names = [...plans.map(({ id }) => id), 'gold'];
    const store = (plan: string): Attempt => ({
      role: 'service_role',
      statement: `update public.billing_info set subscription_plan = '${plan}' where user_id = '${bob}'`,
    });
    expect(await attempt(names.map(store))).toEqual([...plans.map(() => '1'), '23514']);
  });

  it('the function that once stored events of a provider runs for nobody, not even for the service [B1, P2]', async () => {
    const apply = `select public.apply_payment_event('{"id": "x", "type": "x", "occurred_at": "2025-01-01T00:00:00Z"}')`;
    expect(
      await attempt([
        ...(['service_role', 'anon', 'authenticated'] as const).map((role) => ({ role, statement: apply })),
        asUser(ada, apply),
      ]),
    ).toEqual(['42501', '42501', '42501', '42501']);
  });

  it('a paid plan leaves one payment of its price, in the same transaction; a free one none [S6, E6, K2]', () =>
    withSetting('simulated_billing', async () => {
      const set = (plan: string) => `perform public.set_simulated_plan('${plan}');`;
      const after = (statements: string, { name, price, currency }: Plan) =>
        asUser(
          bob,
          `do $do$ begin ${statements} end $do$; select * from public.payment_history where service_name = '${name} plan' and amount = ${price} and currency = '${currency}' and status = 'completed'`,
        );
      const once = plans.map((plan) => after(set(plan.id), plan));
      const twice = plans.map((plan) => after(set(plan.id) + set(plan.id), plan));
      const expected = plans.map(({ price }) => (price > 0 ? '1' : '0'));
      expect(await attempt([...once, ...twice])).toEqual([...expected, ...expected]);
    }));

  it('everybody who signs up has a billing row, free and active [E5]', async () => {
    const found = await database.query(
      `select subscription_plan, subscription_status, payment_method from public.billing_info where user_id = '${bob}'`,
    );
    expect(found).toEqual([
      { subscription_plan: 'free', subscription_status: 'active', payment_method: null },
    ]);
  });

  it('signing up leaves no profile: the client inserts it [C3, E3]', async () => {
    expect(await database.query(`select id from public.profiles where id = '${eve}'`)).toEqual([]);
  });

  it.each(Object.values(profileFields).map(({ column, maxLength }) => [column, maxLength] as const))(
    'profiles.%s takes %i characters and no more [E3]',
    async (column, limit) => {
      const write = (length: number) =>
        asUser(ada, `update public.profiles set ${column} = repeat('ä', ${length}) where id = '${ada}'`);
      expect(await attempt([write(limit), write(limit + 1)])).toEqual(['1', '23514']);
    },
  );

  it('avatar_url is empty, a web address, or a path where a picture of the user may lie [E3, E4]', async () => {
    const good = ['', 'https://x.test/a.png', `${ada}/a-B_1.webp`, "o'hara+x@example.com/99.jpeg"];
    const bad = [
      'javascript:alert(1)',
      ' https://x',
      'data:,x',
      `${bob}/a.png`,
      `${ada}/../${bob}/a.png`,
      `${ada}/deeper/a.png`,
      `${ada}/..`,
      `${ada}/a.svg`,
      `${ada}/a.png\n`,
      '//x.test/a.png',
      'x.test/a.png',
      'a.png',
    ];
    const write = (value: string) =>
      asUser(ada, `update public.profiles set avatar_url = ${literal(value)} where id = '${ada}'`);
    expect(await attempt(good.map(write))).toEqual(good.map(() => '1'));
    expect(await attempt(bad.map(write))).toEqual(bad.map(() => '23514'));
  });

  describe('pictures of visitors [E4]', () => {
    const insert = (name: string): Attempt => ({
      role: 'anon',
      statement: `insert into storage.objects (bucket_id, name) values ('avatars', ${literal(name)})`,
    });

    it('are refused while visitor uploads are off, as the migrations leave it', async () => {
      expect(await attempt([insert('v@example.com/1.png')])).toEqual(['42501']);
    });

    it('go below an e-mail, with a number for a name and a picture’s extension', () =>
      withSetting('visitor_uploads', async () => {
        const good = ['v@example.com/1.png', "o'hara+x@example.com/99.jpeg", 'v@example.com/2.webp'];
        const bad = [
          `${ada}/3.png`,
          'v@example.com/a.png',
          'v@example.com/1.svg',
          'v@example.com/1.png.html',
          'v@example.com/deeper/1.png',
          'example.com/1.png',
          '1.png',
          'a b@example.com/1.png',
        ];
        expect(await attempt(good.map(insert))).toEqual(good.map(() => '1'));
        expect(await attempt(bad.map(insert))).toEqual(bad.map(() => '42501'));
      }));

    it('can only be added: not seen, replaced or removed', () =>
      withSetting('visitor_uploads', async () => {
        const mine = `where name = 'new@example.com/1.png'`;
        const outcomes = await attempt([
          { role: 'anon', statement: `select * from storage.objects ${mine}` },
          { role: 'anon', statement: `update storage.objects set created_at = now() ${mine}` },
          { role: 'anon', statement: `delete from storage.objects ${mine}` },
        ]);
        expect(outcomes).toEqual(['0', '0', '0']);
      }));
  });

  it('the bucket takes 5 MB of png, jpeg, gif or webp [R4]', async () => {
    expect(await database.query(`select * from storage.buckets where id = 'avatars'`)).toEqual([
      expect.objectContaining({
        id: 'avatars',
        public: true,
        file_size_limit: 5 * 1024 * 1024,
        allowed_mime_types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
      }),
    ]);
  });
}

describe('rules on PGlite', () => {
  rules(inPGlite);
});
describe.skipIf(!url)('rules on PostgreSQL', () => {
  rules(() => inPostgres(url));
});
