import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plans } from '../src/services/plans.ts';
import { readAs } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** Tests what a plan allows in a month, and how it is counted. */
function limits(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.query(`delete from private.chat_turns; delete from private.calls;
      update private.settings set enforces_limits = true;
      update public.billing_info set subscription_plan = 'free', subscription_status = 'active'`),
  );

  async function valueOf<T>(expression: string): Promise<T | undefined> {
    const [row] = await database.query<{ value: T }>(`select ${expression} as value`);
    return row?.value;
  }
  const take = (user: string) => valueOf<number>(`public.take_chat_turn('${user}', 1000, 1000)`);
  const talk = (user: string, call: string | null) =>
    valueOf<number | null>(`public.take_call_time('${user}', ${call === null ? 'null' : `'${call}'`})`);
  const setPlan = (user: string, plan: string, status = 'active') =>
    database.query(
      `update public.billing_info set subscription_plan = '${plan}', subscription_status = '${status}' where user_id = '${user}'`,
    );
  const use = async (user: string, messages: number) => {
    await take(user);
    await database.query(
      `update private.chat_turns set used_in_month = ${messages} where user_id = '${user}'`,
    );
  };
  /** Lets the calls have lasted so long. */
  const lasted = (seconds: number) =>
    database.query(`update private.calls set begun_at = last_at - interval '${seconds} seconds'`);

  it('the database has the limits of the price list [B11, K2]', async () => {
    const rows = await database.query(
      'select plan as id, messages, call_minutes from private.plan_limits order by plan',
    );
    const listed = plans.map(({ id, limits: { messages, callMinutes } }) => ({
      id,
      messages,
      call_minutes: callMinutes,
    }));
    expect(rows).toEqual(listed.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  });

  it('the free plan has its messages of a month and none more, whatever comes at once [B11]', async () => {
    await use(ada, 48);
    expect(await Promise.all([take(ada), take(ada), take(ada), take(ada)])).toEqual([0, 0, -1, -1]);
    expect(await valueOf(`(select used_in_month from private.chat_turns where user_id = '${ada}')`)).toBe(50);
    expect(await take(bob)).toBe(0);
    await database.query(`update private.chat_turns set month = month - interval '1 month'`);
    expect(await take(ada)).toBe(0);
  });

  it('a turn that is no message is counted in no month, and has the limits of the day all the same [B39]', async () => {
    const other = (day: number) =>
      valueOf<number>(`public.take_chat_turn('${ada}', 1000, ${day}, counted => false)`);
    await use(ada, 50);
    expect([await other(1000), await take(ada)]).toEqual([0, -1]);
    expect(await valueOf(`(select used_in_month from private.chat_turns where user_id = '${ada}')`)).toBe(50);
    expect([await other(1), Number(await other(1)) > 0]).toEqual([0, true]);
  });

  it('a message given back leaves the month’s count, never below none, and not the limits of the day [B41]', async () => {
    const giveBack = (user: string, secondsAgo: number | null = 1) =>
      valueOf<boolean>(`public.give_back_chat_turn('${user}', ${secondsAgo})`);
    const used = () =>
      valueOf<number>(`(select used_in_month from private.chat_turns where user_id = '${ada}')`);
    const perDay = (day: number) => valueOf<number>(`public.take_chat_turn('${ada}', 1000, ${day})`);
    await use(ada, 50);
    expect([await take(ada), await giveBack(ada), await take(ada), await take(ada)]).toEqual([
      -1,
      true,
      0,
      -1,
    ]);
    // Somebody who never sent a message has none to get back, and nobody gets another's.
    expect([await giveBack(bob), await used()]).toEqual([false, 50]);
    await use(ada, 1);
    expect([await giveBack(ada), await giveBack(ada), await used()]).toEqual([true, false, 0]);
    // Two failures at once are two messages, and no more.
    await use(ada, 2);
    const three = await Promise.all([giveBack(ada), giveBack(ada), giveBack(ada)]);
    expect([three.toSorted(), await used()]).toEqual([[false, true, true], 0]);
    await database.query('delete from private.chat_turns');
    expect([await perDay(1), await giveBack(ada), Number(await perDay(1)) > 0]).toEqual([0, true, true]);
  });

  it('a message of the month before is not given back to this one [B41]', async () => {
    await use(ada, 5);
    await database.query(`update private.chat_turns set month = month + interval '1 month'`);
    expect(await valueOf(`public.give_back_chat_turn('${ada}', 1)`)).toBe(false);
    for (const age of ['-1', '86401', 'null', `'NaN'`]) {
      const tried = `tests.attempt('service_role', null, 'select public.give_back_chat_turn(''${ada}'', ${age.replaceAll("'", "''")})')`;
      expect([age, await valueOf(tried)]).toEqual([age, '22023']);
    }
  });

  it('another plan lets somebody go on at once, and one that is over does not [B11]', async () => {
    await use(ada, 50);
    for (const [plan, status, expected] of [
      ['pro', 'active', 0],
      ['enterprise', 'past_due', 0],
      ['pro', 'trialing', 0],
      ['pro', 'canceled', -1],
      ['free', 'active', -1],
    ] as const) {
      await setPlan(ada, plan, status);
      expect([plan, status, await take(ada)]).toEqual([plan, status, expected]);
    }
    await database.query(`delete from public.billing_info where user_id = '${ada}'`);
    expect(await take(ada)).toBe(-1);
    await database.query(`insert into public.billing_info (user_id) values ('${ada}')`);
  });

  it('an operator who turns the limits off has everything counted all the same [B11]', async () => {
    await database.query('update private.settings set enforces_limits = false');
    await use(ada, 50);
    expect(await take(ada)).toBe(0);
    await talk(ada, 'one');
    await lasted(3600);
    expect(await talk(ada, 'two')).toBeNull();
    expect(await valueOf(`private.call_seconds_of('${ada}', now())`)).toBe(3615);
  });

  it('a call counts from its first question to its last, and looking counts nothing [B12]', async () => {
    expect([await talk(ada, null), await talk(ada, 'one')]).toEqual([600, 585]);
    await lasted(125);
    expect(await talk(ada, null)).toBe(475);
    expect(await talk(bob, null)).toBe(600);
    // The next question of the same call moves its end.
    await database.query(
      `update private.calls set begun_at = now() - interval '300 seconds', last_at = now() - interval '200 seconds'`,
    );
    expect(Number(await talk(ada, 'one'))).toBeLessThanOrEqual(300);
    expect(Number(await talk(ada, null))).toBeGreaterThan(290);
  });

  it('calls that take the month’s minutes together end, and no other begins [B12]', async () => {
    await talk(ada, 'one');
    await talk(ada, 'two');
    await lasted(300);
    expect([await talk(ada, null), await talk(ada, 'three')]).toEqual([0, 0]);
    expect(await database.query(`select id from private.calls order by id`)).toEqual([
      { id: 'one' },
      { id: 'two' },
    ]);
    await setPlan(ada, 'pro');
    expect(await talk(ada, 'three')).toBe(300 * 60 - 615);
  });

  it('calls of the month before do not count, and old ones are removed [B12, O5]', async () => {
    await talk(ada, 'old');
    await database.query(
      `update private.calls set begun_at = begun_at - interval '70 days', last_at = last_at - interval '69 days'`,
    );
    expect(await talk(ada, 'new')).toBe(585);
    expect(await database.query('select id from private.calls')).toEqual([{ id: 'new' }]);
  });

  it('users are told their own usage, and when it begins again [B11, P2]', async () => {
    await use(ada, 12);
    await talk(ada, 'one');
    await lasted(61);
    const used = (user: string) => readAs(database, user, 'public.find_usage()');
    const mine = Object(await used(ada)) as Record<string, unknown>;
    expect(mine).toMatchObject({
      messages: 12,
      messages_limit: 50,
      call_minutes: 2,
      call_minutes_limit: 10,
    });
    expect(new Date(String(mine.resets_at)).getUTCDate()).toBe(1);
    expect(await used(eve)).toMatchObject({ messages: 0, call_minutes: 0 });
  });

  it('a call with a single question counts 15 seconds, and a longer one no more than it took [B38]', async () => {
    await talk(ada, 'one');
    expect(await talk(ada, null)).toBe(585);
    expect(Object(await readAs(database, ada, 'public.find_usage()'))).toMatchObject({ call_minutes: 1 });
    await lasted(60);
    expect(await talk(ada, null)).toBe(540);
  });

  it('users are told no limit where the operator has turned the limits off [B38]', async () => {
    await use(ada, 12);
    await database.query('update private.settings set enforces_limits = false');
    expect(Object(await readAs(database, ada, 'public.find_usage()'))).toMatchObject({
      messages: 12,
      messages_limit: null,
      call_minutes_limit: null,
    });
  });

  it('only the service counts calls and gives messages back, and no one sees the tables [B12, B41, P2]', async () => {
    for (const [role, user] of [
      ['anon', null],
      ['authenticated', ada],
    ] as const)
      for (const statement of [
        `select public.take_call_time('${ada}', null)`,
        `select public.give_back_chat_turn('${ada}', 1)`,
        'select * from private.plan_limits',
        'select * from private.calls',
        'delete from private.calls',
      ]) {
        const tried = `tests.attempt('${role}', ${user === null ? 'null' : `'${user}'`}, '${statement.replaceAll("'", "''")}')`;
        expect([statement, await valueOf(tried)]).toEqual([statement, '42501']);
      }
    await expect(talk('dddddddd-0000-4000-8000-000000000004', 'one')).rejects.toThrow(/foreign key/);
  });
}

describe('what a plan allows, on PGlite', () => {
  limits(inPGlite);
});
describe.skipIf(!url)('what a plan allows, on PostgreSQL', () => {
  limits(() => inPostgres(url));
});
