import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser, attempts, literal } from './tests/attempts.ts';
import { another, afterCalls, mine, put } from './tests/conversations.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, conversationOfAda, conversationOfBob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** The list of conversations, how long they are kept, and how a change is noticed. */
function lists(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  const after = afterCalls(() => database);

  describe('a list of conversations', () => {
    const find = (words: string, more = '') =>
      `(select string_agg(title || '|' || coalesce(excerpt, ''), ' ') from public.find_conversations(auth.uid(), ${literal(words)}${more}))`;

    it('has the newest first, with the last thing that was said, and nobody else’s [L3, P2]', async () => {
      expect(await after(ada, [], `${find('')} = 'What did I pay?|What did I pay?'`)).toBe(true);
      const card = { id: 'c', body: { type: 'task', state: 'asked' } };
      const calls = [put(mine, [{ id: 'a' }, { id: 'b' }, card], 'New')];
      expect(await after(eve, calls, `${find('')} = 'New|b'`)).toBe(true);
    });

    it('is searched in titles and in what was said, letter for letter, in capitals or not [L3]', async () => {
      const calls = [
        put(mine, [{ id: 'a', body: { text: 'It costs 100% of $29.00_x' } }, { id: 'z' }], 'Prices'),
        put(another, [{ id: 'a', body: { type: 'task', result: 'Your plan is Pro now.' } }], 'Upgrade'),
      ];
      const found = async (words: string) =>
        ['Prices', 'Upgrade', 'Prices Upgrade'].map(
          (title) =>
            `(select string_agg(title, ' ' order by title) from public.find_conversations(auth.uid(), ${literal(words)})) = '${title}'`,
        );
      expect(await after(eve, calls, (await found('COSTS'))[0]!)).toBe(true);
      expect(await after(eve, calls, (await found('100%'))[0]!)).toBe(true);
      expect(await after(eve, calls, (await found('0_x'))[0]!)).toBe(true);
      expect(await after(eve, calls, (await found('upgrade'))[1]!)).toBe(true);
      expect(await after(eve, calls, (await found('plan is pro'))[1]!)).toBe(true);
      expect(await after(eve, calls, (await found(''))[2]!)).toBe(true);
      expect(
        await after(eve, calls, `not exists (select from public.find_conversations(auth.uid(), '1_0'))`),
      ).toBe(true);
      expect(
        await after(eve, calls, `not exists (select from public.find_conversations(auth.uid(), 'What did'))`),
      ).toBe(true);
    });

    it('comes in pages that leave out and repeat none, also of the same moment [L3]', async () => {
      const calls = Array.from({ length: 5 }, (_, i) =>
        put(`cccccccc-0000-4000-8000-00000000001${i}`, [{ id: 'a' }], String(i)),
      );
      const page = (from: string) => `public.find_conversations(auth.uid(), '', ${from}, 2)`;
      const pages = `(with a as (select * from ${page('null, null')}),
        b as (select n.* from (select * from a order by last_entry_at, id limit 1) l, lateral ${page('l.last_entry_at, l.id')} n),
        c as (select n.* from (select * from b order by last_entry_at, id limit 1) l, lateral ${page('l.last_entry_at, l.id')} n)
        select concat_ws(' ', (select string_agg(title, '' order by id desc) from a), (select string_agg(title, '' order by id desc) from b), (select string_agg(title, '' order by id desc) from c)))`;
      expect(await after(eve, calls, `${pages} = '43 21 0'`)).toBe(true);
    });
  });

  describe('retention', () => {
    const age = (days: number) =>
      database.query(
        `update public.conversations set last_entry_at = now() - interval '${days} days' where id = '${conversationOfAda}'`,
      );
    const remove = async () =>
      (await database.query<{ removed: number }>('select private.remove_old_conversations(10) as removed'))[0]
        ?.removed;

    it('a conversation goes 90 days after its last entry, not before, and its days can be set [L6]', async () => {
      await age(89);
      expect(await remove()).toBe(0);
      await age(91);
      await database.query('update private.settings set conversation_days = 100');
      expect(await remove()).toBe(0);
      await database.query('update private.settings set conversation_days = null');
      expect(await remove()).toBe(0);
      await database.query('update private.settings set conversation_days = default');
      await age(91);
      // A new conversation of anybody removes it: nothing has to be scheduled.
      const gone = `not exists (select from public.conversations where id = '${conversationOfAda}')`;
      expect(await after(ada, [], 'true')).toBe(true);
      expect(await after(ada, [put(mine, [{ id: 'a' }], 'x')], gone)).toBe(true);
      expect(await remove()).toBe(1);
    });
  });

  it('the state tells the days, and a mark that each change makes another one [L5]', async () => {
    const state = 'public.conversation_state()';
    expect(await after(eve, [], `${state} - 'mark' = '{"kept_days": 90, "pushed": false}'`)).toBe(true);
    const mark = async (calls: readonly string[]) => {
      const marks = await attempts(database, [
        asUser(
          bob,
          `do $do$ begin ${calls.map((call) => `perform ${call};`).join('\n')} end $do$; select from generate_series(1, (('x' || substr(public.conversation_state() ->> 'mark', 1, 4))::bit(16)::int))`,
        ),
      ]);
      return marks[0];
    };
    const before = await mark([]);
    expect(await mark([])).toBe(before);
    expect(await mark([put(conversationOfBob, [{ id: 'new' }])])).not.toBe(before);
    expect(await mark([put(conversationOfBob, [{ id: 'b1' }])])).toBe(before);
    expect(
      await mark([`set_config('a.b', '', true); update public.conversations set title = 'Other'`]),
    ).not.toBe(before);
  });
}

describe('lists of conversations on PGlite', () => {
  lists(inPGlite);
});
describe.skipIf(!url)('lists of conversations on PostgreSQL', () => {
  lists(() => inPostgres(url));
});
