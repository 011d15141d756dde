import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './sql.ts';
import { asUser, attempts } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** What the table of requests to support takes, and what it refuses. */
function support(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());

  interface Sent {
    id: string;
    conversation?: string;
    note?: string;
    thread?: string;
  }
  const send = ({ id, conversation = `of-${id}`, note = "''", thread = "'Words'" }: Sent) =>
    `insert into public.support_requests (id, conversation, note, thread) values ('${id}', '${conversation}', ${note}, ${thread})`;
  const outcome = async (user: string, ...statements: readonly string[]) => {
    const [last] = await attempts(database, [asUser(user, statements.join('; '))]);
    return last;
  };

  it('a request is open, and answered at the address of the account [A75]', async () => {
    const mine = `select * from public.support_requests where state = 'open' and email = 'eve@example.com' and note = 'Hurry'`;
    expect(await outcome(eve, send({ id: 'a', note: "'Hurry'" }), mine)).toBe('1');
  });

  it('a request that is sent again, and a second open one of a conversation, are refused as known [A76]', async () => {
    expect(await outcome(eve, send({ id: 'a' }), send({ id: 'a', conversation: 'other' }))).toBe('23505');
    expect(await outcome(ada, send({ id: 'r2', conversation: 'c1' }))).toBe('23505');
    // Bob has a request of this id too.
    expect(await outcome(eve, send({ id: 'r1', conversation: 'c1' }))).toBe('1');
  });

  it('once the team has answered, the conversation may ask again [A76]', async () => {
    await database.query(
      `update public.support_requests set state = 'answered' where user_id = '${bob}' and id = 'r1'`,
    );
    expect(await outcome(bob, send({ id: 'r2', conversation: 'c1' }))).toBe('1');
    await expect(
      database.query(`update public.support_requests set state = 'lost' where user_id = '${bob}'`),
    ).rejects.toThrow('support_requests_state_check');
  });

  it('a user sends five requests in a day, and sending one of them again is not a sixth [A77]', async () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => send({ id }));
    expect(await outcome(eve, ...five, send({ id: 'f' }))).toBe('54000');
    expect(await outcome(eve, ...five, send({ id: 'e' }))).toBe('23505');
    expect(await outcome(eve, ...five)).toBe('1');
  });

  it('a note of more than 1000 characters, and a conversation of none or of more than 20,000, are refused [A77]', async () => {
    const long = (count: number) => `repeat('ä', ${count})`;
    expect(await outcome(eve, send({ id: 'a', note: long(1001) }))).toBe('23514');
    expect(await outcome(eve, send({ id: 'a', thread: long(20_001) }))).toBe('23514');
    expect(await outcome(eve, send({ id: 'a', thread: "''" }))).toBe('23514');
    expect(await outcome(eve, send({ id: 'a b' }))).toBe('23514');
    expect(await outcome(eve, send({ id: 'a', note: long(1000), thread: long(20_000) }))).toBe('1');
  });

  it('a request is removed a year after it was sent, and with its account [A79]', async () => {
    await database.query(
      `insert into public.support_requests (id, user_id, conversation, thread, created_at) values
         ('old', '${ada}', 'c8', 'Words', now() - interval '366 days'),
         ('new', '${ada}', 'c9', 'Words', now() - interval '364 days')`,
    );
    // Each new one removes some that are too old.
    const ids = `select id from public.support_requests where user_id = '${ada}' order by id`;
    expect(await database.query(ids)).toEqual([{ id: 'new' }, { id: 'r1' }]);
    await database.query(
      `update public.support_requests set created_at = now() - interval '366 days' where id = 'new'`,
    );
    expect(await database.query('select private.remove_old_support_requests(10) as removed')).toEqual([
      { removed: 1 },
    ]);
    await database.query(`update private.settings set support_days = null`);
    await database.query(
      `update public.support_requests set created_at = now() - interval '999 days' where user_id = '${ada}'`,
    );
    expect(await database.query('select private.remove_old_support_requests(10) as removed')).toEqual([
      { removed: 0 },
    ]);
    await database.query(`delete from auth.users where id = '${ada}'`);
    expect(await database.query(ids)).toEqual([]);
  });
}

describe('requests to support on PGlite', () => {
  support(inPGlite);

  it('where the platform brings a schedule, old requests are removed each night [A79]', async () => {
    const platform = `
      create schema cron;
      create table cron.job (name text, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns bigint
        language sql as $$ insert into cron.job values (name, schedule, command) returning 1 $$;`;
    const database = await inPGlite([{ name: 'platform', sql: platform }, ...migrations]);
    const jobs = await database.query(
      'select command from cron.job where name = $$remove-old-support-requests$$',
    );
    expect(jobs).toEqual([{ command: 'select private.remove_old_support_requests(100000)' }]);
    await database.close();
  });
});
describe.skipIf(!url)('requests to support on PostgreSQL', () => {
  support(() => inPostgres(url));
});
