import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, asUser, attempts, readAs } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** Rows of what `populate` leaves out. */
const further = `
insert into private.calls (user_id, id, begun_at, last_at) values ('${ada}', 'call-1', now(), now()), ('${bob}', 'call-1', now(), now());
insert into private.chat_turns (user_id, minute_left, day_left, as_of, used_in_month) values
  ('${ada}', 1, 1, now(), 7), ('${bob}', 1, 1, now(), 9);
insert into private.payment_events (id, type, occurred_at, user_id, outcome) values
  ('evt_ada', 'x', now(), '${ada}', 'applied'), ('evt_bob', 'x', now(), '${bob}', 'applied');
insert into auth.sessions (user_id) values ('${ada}'), ('${bob}');
insert into auth.mfa_factors (user_id, friendly_name, status, secret) values ('${bob}', 'Phone', 'unverified', 'SECRET');
insert into public.payment_history (user_id, service_name, payment_date, amount)
  select '${ada}', 'Payment ' || n, timestamptz '2026-01-01T00:00Z' + (n / 3) * interval '1 day', n from generate_series(1, 1200) n;`;

/** Tables whose rows are no area of their own, and why. */
const notCopied: Readonly<Record<string, string>> = {
  'private.payment_days': 'added up from the payments',
  'private.payment_months': 'added up from the days',
  'private.billing_turns': 'how many requests are left of the present minute',
};

interface Area {
  area: string;
  total: number;
}

function ownData(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query(further);
  });
  afterAll(() => database.close());

  const areasOf = async (user: string) =>
    (await readAs(database, user, `(select json_agg(d) from public.list_own_data('${user}') d)`)) as Area[];
  const page = async (user: string, area: string, after: unknown = null, most = 500) =>
    ((await readAs(
      database,
      user,
      `(select json_agg(d) from public.export_own_data('${user}', '${area}', ${after === null ? 'null' : `'${JSON.stringify(after)}'`}, ${most}) d)`,
    )) ?? []) as { key: unknown; body: Record<string, unknown> }[];
  async function all(user: string, area: string, most = 500) {
    const rows = [];
    for (let after: unknown = null; ;) {
      const found = await page(user, area, after, most);
      rows.push(...found.map(({ body }) => body));
      if (found.length < most) return rows;
      after = found.at(-1)?.key;
    }
  }

  it('every area is told with how many rows it has, and the copy has exactly those [U32]', async () => {
    const areas = await areasOf(ada);
    expect(Object.fromEntries(areas.map(({ area, total }) => [area, total]))).toMatchObject({
      account: 1,
      profile: 1,
      preferences: 1,
      billing: 1,
      payments: 1201,
      conversations: 1,
      conversation_entries: 2,
      calls: 1,
      usage: 1,
      payment_events: 1,
      support_requests: 1,
      devices: 1,
      pictures: 2,
    });
    for (const { area, total } of areas) expect([area, (await all(ada, area)).length]).toEqual([area, total]);
  });

  it('pages leave out no row and bring none twice, also where many have the same date [U32]', async () => {
    const rows = await all(ada, 'payments', 199);
    expect(rows).toHaveLength(1201);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1201);
    expect((await all(ada, 'conversation_entries', 1)).map(({ id }) => id)).toEqual(['a1', 'a2']);
    expect((await all(ada, 'pictures', 1)).map(({ name }) => name)).toEqual(
      expect.arrayContaining([`${ada}/1.png`, 'Ada@example.com/1.png']),
    );
  });

  it('nobody’s rows but the user’s own are in the copy, and no secret [U32, P2]', async () => {
    const copy = [];
    for (const { area } of await areasOf(bob)) copy.push(...(await all(bob, area)));
    const text = JSON.stringify(copy);
    expect(text).toContain('Bob asks');
    expect(text).toContain('cus_bob');
    expect(text).toContain('"messages":9');
    expect(text).toContain('Phone');
    for (const foreign of [ada, 'Ada', '_ada', 'What did I pay?', 'SECRET', 'encrypted_password'])
      expect(text).not.toContain(foreign);
  });

  it('somebody else’s copy, and one of no area, is refused; visitors get none [U32, P2]', async () => {
    const list = `select * from public.list_own_data('${ada}')`;
    const rows = `select * from public.export_own_data('${ada}', 'payments')`;
    const tried: Attempt[] = [list, rows].flatMap((statement) => [
      asUser(bob, statement),
      { role: 'anon', statement },
      { role: 'authenticated', statement },
    ]);
    tried.push(asUser(ada, `select * from public.export_own_data('${ada}', 'others')`));
    tried.push(asUser(ada, `select * from public.export_own_data(null, 'payments')`));
    expect(await attempts(database, tried)).toEqual([
      ...Array.from({ length: 6 }, () => '42501'),
      '22023',
      '42501',
    ]);
  });

  it('a password alone copies nothing of somebody with a second factor [U32, U9]', async () => {
    await database.query(`insert into auth.mfa_factors (user_id, status) values ('${ada}', 'verified')`);
    const statement = `select * from public.export_own_data('${ada}', 'profile')`;
    expect(
      await attempts(database, [asUser(ada, statement), { ...asUser(ada, statement), aal: 'aal2' }]),
    ).toEqual(['42501', '1']);
    await database.query(`delete from auth.mfa_factors where user_id = '${ada}'`);
  });

  it('every table with rows of users is in the copy: a new one has to be added [U32]', async () => {
    const missing = await database.query<{ name: string }>(
      `select distinct t.name from (
         select conrelid as id from pg_constraint where contype = 'f' and confrelid = 'auth.users'::regclass
         union select attrelid from pg_attribute where attname in ('user_id', 'owner') and attnum > 0
       ) found
       join pg_class c on c.oid = found.id and c.relkind in ('r', 'p')
       join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'private')
       cross join lateral (select concat(n.nspname, '.', c.relname) as name) t
       where position(concat(t.name, ' ') in (select prosrc from pg_proc where proname = 'export_own_data')) = 0
       order by 1`,
    );
    expect(missing.map(({ name }) => name)).toEqual(Object.keys(notCopied).toSorted());
  });

  it('a page is found by the index for somebody with most of the payments [U32]', async () => {
    await database.query('analyze public.payment_history');
    const plan = await database.query<Record<string, string>>(
      `explain select p.id from public.payment_history p
       where p.user_id = '${ada}' and (p.payment_date, p.id) > ('2026-03-01T00:00Z', '${ada}')
       order by p.payment_date, p.id limit 500`,
    );
    expect(JSON.stringify(plan)).not.toMatch(/Sort/);
  });
}

describe('the copy of one’s own data on PGlite', () => {
  ownData(inPGlite);
});
describe.skipIf(!url)('the copy of one’s own data on PostgreSQL', () => {
  ownData(() => inPostgres(url));
});
