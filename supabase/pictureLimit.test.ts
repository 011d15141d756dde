import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asUser, type Attempt, attempts } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

function limit(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  /** Ada has this many pictures, and others that are not in her own folder or bucket. */
  const has = (count: number) =>
    database.query(`
      delete from storage.objects where bucket_id = 'other' or name like '${ada}/%';
      insert into storage.objects (bucket_id, name)
        select 'avatars', '${ada}/' || n || '.png' from generate_series(1, ${count}) n
        union all select 'other', '${ada}/' || n || '.png' from generate_series(1, 30) n`);
  const store = (name: string) =>
    `insert into storage.objects (bucket_id, name) values ('avatars', '${name}')`;
  const one = async (attempt: Attempt) => (await attempts(database, [attempt]))[0];
  beforeEach(() => has(20));

  it('a user stores twenty pictures and no more, and one again after one of them is removed [P2, E4]', async () => {
    await has(19);
    expect(await one(asUser(ada, store(`${ada}/new.png`)))).toBe('1');
    await has(20);
    expect(await one(asUser(ada, store(`${ada}/new.png`)))).toBe('42501');
    expect(await one(asUser(ada, store(`${ada}/folder/new.png`)))).toBe('42501');
    await database.query(`delete from storage.objects where name = '${ada}/7.png'`);
    expect(await one(asUser(ada, store(`${ada}/new.png`)))).toBe('1');
  });

  it('a user who has twenty pictures replaces one of them [E4]', async () => {
    const again = `${store(`${ada}/7.png`)} on conflict (bucket_id, name) do update set created_at = now()`;
    expect(await one(asUser(ada, again))).toBe('1');
  });

  it('what one user has stored takes no room of another, nor of the service [P2, E4]', async () => {
    expect(await one(asUser(bob, store(`${bob}/new.png`)))).toBe('1');
    expect(await one({ role: 'service_role', statement: store(`${ada}/new.png`) })).toBe('1');
  });
}

describe('pictures of one account, on PGlite', () => {
  limit(inPGlite);
});
describe.skipIf(!url)('pictures of one account, on PostgreSQL', () => {
  limit(() => inPostgres(url));
});
