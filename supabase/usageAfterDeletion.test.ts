import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, readAs } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, eve, populate } from './tests/people.ts';
import { migrations } from './sql.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

const first = '00000000-0000-4000-b000-000000000001';
const second = '00000000-0000-4000-b000-000000000002';
const other = '00000000-0000-4000-b000-000000000003';

/** Tests what an account that is made anew after its deletion has left of the month. */
function usageAfterDeletion(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.query(`delete from auth.users where id in ('${first}', '${second}', '${other}');
      delete from private.usage_after_deletion; update private.settings set enforces_limits = true`),
  );

  const signUp = (id: string, email: string) =>
    database.query(`insert into auth.users (id, email) values ('${id}', '${email}')`);
  const remove = (id: string) => database.query(`delete from auth.users where id = '${id}'`);
  /** So many messages, and a call of so many seconds. */
  const use = (id: string, messages: number, seconds: number) =>
    database.query(`
      insert into private.chat_turns (user_id, minute_left, day_left, as_of, month, used_in_month)
        values ('${id}', 1, 1, now(), private.this_month(), ${messages});
      insert into private.calls (user_id, id, begun_at, last_at)
        select '${id}', 'call-1', now() - interval '${seconds} seconds', now() where ${seconds} > 0`);
  const usage = async (id: string) => {
    const found = (await readAs(database, id, 'public.find_usage()')) as { messages: number };
    const [talked] = await database.query<{ seconds: number }>(
      `select private.call_seconds_of('${id}', now())::integer as seconds`,
    );
    return { messages: found.messages, seconds: talked?.seconds };
  };
  const kept = () =>
    database.query<{ messages: number; call_seconds: number }>(
      'select messages, call_seconds from private.usage_after_deletion order by 1',
    );
  const take = async (id: string, inMinute = 20) => {
    const [row] = await database.query<{ wait: number }>(
      `select public.take_chat_turn('${id}', ${inMinute}, 200) as wait`,
    );
    return row?.wait;
  };

  it('a month goes on for whoever deletes the account and signs up with the same address [B56]', async () => {
    await signUp(first, 'nora@example.com');
    await use(first, 49, 150);
    await remove(first);
    await signUp(second, 'Nora@Example.com');
    expect(await usage(second)).toEqual({ messages: 49, seconds: 150 });
    expect([await take(second), await take(second)]).toEqual([0, -1]);
    // And once more, with what came on top.
    await remove(second);
    await signUp(first, 'nora@example.com');
    expect(await usage(first)).toEqual({ messages: 50, seconds: 150 });
  });

  it('nobody else is counted anything, and the minute of messages is whole [B56]', async () => {
    await signUp(first, 'nora@example.com');
    await use(first, 20, 60);
    await remove(first);
    await signUp(other, 'norah@example.com');
    expect(await usage(other)).toEqual({ messages: 0, seconds: 0 });
    await signUp(second, 'nora@example.com');
    const waits: (number | undefined)[] = [];
    // One comes back each half minute.
    for (let n = 0; n < 3; n += 1) waits.push(await take(second, 2));
    expect(waits).toEqual([0, 0, expect.toSatisfy((wait: number) => wait > 0)]);
  });

  it('of a call that is still open, what was talked so far is kept, and not all that it may last [B56]', async () => {
    await signUp(first, 'nora@example.com');
    await database.query(`
      insert into private.calls (user_id, id, provider_id, begun_at, last_at, granted)
        values ('${first}', 'open', 'call-9', now() - interval '20 seconds', now() + interval '580 seconds', 600)`);
    await remove(first);
    const [{ call_seconds: talked } = { call_seconds: 0 }] = await kept();
    expect(talked).toBeGreaterThanOrEqual(20);
    expect(talked).toBeLessThan(120);
  });

  it('no more is kept than the free plan allows, nothing where nothing was used or nothing is enforced [B56]', async () => {
    await signUp(first, 'pro@example.com');
    await use(first, 4000, 700);
    await remove(first);
    expect(await kept()).toEqual([{ messages: 50, call_seconds: 600 }]);
    await database.query('delete from private.usage_after_deletion');
    await signUp(second, 'idle@example.com');
    await remove(second);
    await database.query('update private.settings set enforces_limits = false');
    await signUp(other, 'free@example.com');
    await use(other, 10, 0);
    await remove(other);
    expect(await kept()).toEqual([]);
  });

  it('what is kept names nobody, has a secret for its hash, and goes with the month [B56, P2]', async () => {
    await signUp(first, 'nora@example.com');
    await use(first, 7, 0);
    await remove(first);
    const [row] = await database.query<{ words: string; is_plain: boolean; bytes: number }>(`
      select u::text as words, u.address = sha256(convert_to('nora@example.com', 'UTF8')) as is_plain, length(u.address) as bytes
      from private.usage_after_deletion u`);
    expect(row).toMatchObject({ is_plain: false, bytes: 32 });
    expect(row?.words).not.toMatch(/nora/i);
    expect(row?.words).not.toContain(first);
    await database.query(
      `update private.usage_after_deletion set month = (month - interval '1 day')::date - 20`,
    );
    // Whoever comes next, with whatever address, removes it.
    await signUp(second, 'nora@example.com');
    expect(await usage(second)).toEqual({ messages: 0, seconds: 0 });
    expect(await kept()).toEqual([]);
  });

  it('no one sees or calls anything of it [B56, P2]', async () => {
    const statements = [
      'select * from private.usage_after_deletion',
      'delete from private.usage_after_deletion',
      'select * from private.address_key',
      `select private.hash_address('nora@example.com')`,
      'select private.remove_old_usage()',
    ];
    const tried = [{ role: 'anon' as const }, { role: 'authenticated' as const, subject: ada }].flatMap(
      (who) => statements.map((statement) => ({ ...who, statement })),
    );
    expect(await attempts(database, tried)).toEqual(tried.map(() => '42501'));
    expect(await usage(bob)).toEqual(await usage(eve));
  });

  it('an error in it keeps nobody from leaving or signing up [B56]', async () => {
    await signUp(first, 'nora@example.com');
    await use(first, 7, 0);
    await database.query('alter table private.usage_after_deletion rename to put_aside');
    await remove(first);
    await signUp(second, 'nora@example.com');
    await database.query('alter table private.put_aside rename to usage_after_deletion');
    expect(await usage(second)).toEqual({ messages: 0, seconds: 0 });
  });
}

describe('usage after a deletion on PGlite', () => {
  usageAfterDeletion(inPGlite);

  it('where the platform brings a schedule, what is over is removed each night [B56]', async () => {
    const platform = `
      create schema cron;
      create table cron.job (name text, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns bigint
        language sql as $$ insert into cron.job values (name, schedule, command) returning 1 $$;`;
    const database = await inPGlite([{ name: 'platform', sql: platform }, ...migrations]);
    const jobs = await database.query('select command from cron.job where name = $$remove-old-usage$$');
    expect(jobs).toEqual([{ command: 'select private.remove_old_usage()' }]);
    await database.close();
  });
});
describe.skipIf(!url)('usage after a deletion on PostgreSQL', () => {
  usageAfterDeletion(() => inPostgres(url));
});
