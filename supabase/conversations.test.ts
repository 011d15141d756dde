import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser, attempts } from './tests/attempts.ts';
import { afterCalls, many, mine, put } from './tests/conversations.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, conversationOfAda, conversationOfBob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** So many calls of hundred entries each. */
const hundreds = (count: number) =>
  Array.from({ length: count }, (_, i) => put(mine, many(100, i * 100), 'Long'));

/** What the functions of the conversations do, and what the tables keep. */
function conversations(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());

  const after = afterCalls(() => database);
  const entries = `(select string_agg(id || ':' || coalesce(body ->> 'text', body ->> 'state', ''), ' ' order by seq)
    from public.conversation_entries where conversation_id = '${mine}')`;

  it('entries are put in their order, in a conversation that begins with them [L1]', async () => {
    const calls = [put(mine, [{ id: 'b' }, { id: 'a' }], 'First words'), put(mine, [{ id: 'c' }])];
    expect(await after(eve, calls, `${entries} = 'b:b a:a c:c'`)).toBe(true);
    const row = `(select concat_ws(' ', title, entry_count, user_id) from public.conversations where id = '${mine}')`;
    expect(await after(eve, calls, `${row} = 'First words 3 ${eve}'`)).toBe(true);
  });

  it('an entry that is sent again is stored once, and keeps its title, place and text [L1]', async () => {
    const changed = { id: 'a', body: { text: 'forged' } };
    const calls = [put(mine, [{ id: 'a' }, { id: 'b' }], 'One'), put(mine, [changed, { id: 'b' }], 'Two')];
    expect(await after(eve, calls, `${entries} = 'a:a b:b'`)).toBe(true);
    const row = `(select concat_ws(' ', title, entry_count) from public.conversations where id = '${mine}')`;
    expect(await after(eve, calls, `${row} = 'One 2'`)).toBe(true);
  });

  it('an open card changes until it is settled, and never opens again [L4]', async () => {
    const card = (state: string) => ({
      id: 'a',
      is_open: state === 'asked' || state === 'running',
      body: { state },
    });
    const states = (...all: string[]) => all.map((state) => put(mine, [card(state)], 'Card'));
    expect(await after(eve, states('asked', 'running', 'done'), `${entries} = 'a:done'`)).toBe(true);
    expect(await after(eve, states('asked', 'done', 'asked'), `${entries} = 'a:done'`)).toBe(true);
    expect(await after(eve, states('declined', 'done'), `${entries} = 'a:declined'`)).toBe(true);
  });

  it('a conversation that is not there, or is somebody else’s, is missing and stays as it is [L1, P2]', async () => {
    expect(await after(eve, [], `${put(mine, [{ id: 'a' }])} = 'missing'`)).toBe(true);
    expect(await after(eve, [], `${put(conversationOfAda, [{ id: 'a' }])} = 'missing'`)).toBe(true);
    expect(await after(eve, [], `${put(conversationOfAda, [{ id: 'a' }], 'Mine')} = 'missing'`)).toBe(true);
    const stay = await database.query(
      `select title, entry_count from public.conversations where id = '${conversationOfAda}'`,
    );
    expect(stay).toEqual([{ title: 'What did I pay?', entry_count: 2 }]);
  });

  it('a conversation that another request begins in the meantime is the same one, and not missing [L1]', async () => {
    await database.query(
      `insert into public.conversations (id, user_id) select gen_random_uuid(), '${bob}' from generate_series(1, 198)`,
    );
    // As if the other request had been waited for by the unique key.
    await database.query(`create function public.begin_meanwhile() returns trigger language plpgsql security definer as $$
      begin
        if pg_trigger_depth() = 1 then
          insert into public.conversations (id, user_id, title) values (new.id, new.user_id, 'First');
        end if;
        return new;
      end $$`);
    await database.query(`create trigger a_begin_meanwhile before insert on public.conversations
      for each row execute function public.begin_meanwhile()`);
    try {
      expect(await after(eve, [], `${put(mine, [{ id: 'a' }], 'Second')} = 'stored'`)).toBe(true);
      const row = `(select concat_ws(' ', title, entry_count) from public.conversations where id = '${mine}')`;
      expect(await after(eve, [put(mine, [{ id: 'a' }], 'Second')], `${row} = 'First 1'`)).toBe(true);
      // Nor is it one too many where it is the last that there is room for.
      expect(await after(bob, [], `${put(mine, [{ id: 'a' }], 'Second')} = 'stored'`)).toBe(true);
    } finally {
      await database.query('drop function public.begin_meanwhile() cascade');
      await database.query(
        `delete from public.conversations where user_id = '${bob}' and id <> '${conversationOfBob}'`,
      );
    }
  });

  it('what one user wrote is not stored for another, who has signed in meanwhile [L1, P2]', async () => {
    const call = put(mine, [{ id: 'a' }], 'x').replace('auth.uid()', `'${ada}'`);
    expect(await attempts(database, [asUser(eve, `select ${call}`)])).toEqual(['42501']);
    const list = `not exists (select from public.find_conversations('${ada}'))`;
    expect(await after(bob, [], list)).toBe(true);
  });

  it('what is no list of entries is refused, and then none of them is stored [L1]', async () => {
    const refused = [
      put(mine, many(101), 'Many'),
      put(mine, [{ id: 'a' }, { id: 'b c' }], 'Odd id'),
      put(mine, [{ id: 'a' }, { id: 'x'.repeat(65) }], 'Long id'),
      put(mine, [{ id: 'a' }, { id: 'b', body: { text: 'ä'.repeat(20_000) } }], 'Long text'),
      put(mine, [{ id: 'a' }, { id: 'b', body: ['text'] }], 'No object'),
      `public.put_conversation_entries(auth.uid(), '${mine}', 'null', 'x')`,
      `public.put_conversation_entries(auth.uid(), '${mine}', null, 'x')`,
    ];
    const outcomes = await attempts(
      database,
      refused.map((call) => asUser(eve, `select ${call}`)),
    );
    expect(outcomes).toEqual(['22023', '23514', '23514', '23514', '23514', '22023', '22023']);
  });

  it('a conversation takes 1000 entries or a mebibyte, and says that it is full [L2]', async () => {
    expect(await after(eve, hundreds(10), `${put(mine, [{ id: 'new' }])} = 'full'`)).toBe(true);
    expect(await after(eve, hundreds(10), `${put(mine, [{ id: 'e7' }])} = 'stored'`)).toBe(true);
    const long = Array.from({ length: 40 }, (_, i) => ({
      id: `l${i}`,
      body: { text: 'x'.repeat(30_000) },
    }));
    expect(await after(eve, [], `${put(mine, long, 'Long')} = 'full'`)).toBe(true);
    expect(await after(eve, [], `${put(mine, long.slice(0, 34), 'Long')} = 'stored'`)).toBe(true);
  });

  it('a title has at most 120 characters: a longer first message is cut [L2]', async () => {
    const calls = [put(mine, [{ id: 'a' }], 'ä'.repeat(500))];
    const length = `(select char_length(title) from public.conversations where id = '${mine}')`;
    expect(await after(eve, calls, `${length} = 120`)).toBe(true);
    const rename = `update public.conversations set title = repeat('ä', 121) where id = '${conversationOfAda}'`;
    expect(await attempts(database, [asUser(ada, rename)])).toEqual(['23514']);
  });

  it('a user keeps 200 conversations, and is told of too many [L2]', async () => {
    await database.query(
      `insert into public.conversations (id, user_id) select gen_random_uuid(), '${bob}' from generate_series(1, 199)`,
    );
    expect(await after(bob, [], `${put(mine, [{ id: 'a' }], 'x')} = 'too-many'`)).toBe(true);
    expect(await after(bob, [], `${put(conversationOfBob, [{ id: 'a' }], 'x')} = 'stored'`)).toBe(true);
    expect(await after(eve, [], `${put(mine, [{ id: 'a' }], 'x')} = 'stored'`)).toBe(true);
    await database.query(
      `delete from public.conversations where user_id = '${bob}' and id <> '${conversationOfBob}'`,
    );
  });

  it('what is deleted is counted off, and a conversation takes its entries along [L1]', async () => {
    const begun = [put(mine, many(3), 'x')];
    const one = `delete from public.conversation_entries where conversation_id = '${mine}' and id = 'e1'`;
    const all = `delete from public.conversations where id = '${mine}'`;
    const gone = (statement: string) => [...begun, `set_config('a.b', '', true); ${statement}`];
    const row = `(select concat_ws(' ', entry_count, byte_count) from public.conversations where id = '${mine}')`;
    expect(await after(eve, gone(one), `${row} = '2 4'`)).toBe(true);
    expect(
      await after(
        eve,
        gone(all),
        `not exists (select from public.conversation_entries where conversation_id = '${mine}')`,
      ),
    ).toBe(true);
  });

  it('an account takes its conversations along [L1]', async () => {
    const left = `select from public.conversation_entries where user_id = '${ada}'`;
    const outcomes = await attempts(database, [
      { role: 'service_role', statement: left },
      {
        role: 'service_role',
        statement: `set local role postgres; delete from auth.users where id = '${ada}'; ${left}`,
      },
    ]);
    expect(outcomes).toEqual(['2', '0']);
  });
}

describe('conversations on PGlite', () => {
  conversations(inPGlite);
});
describe.skipIf(!url)('conversations on PostgreSQL', () => {
  conversations(() => inPostgres(url));
});
