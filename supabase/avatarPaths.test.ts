import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './sql.ts';
import { literal } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

const name = '20250101000700_avatar_paths.sql';
const migration = migrations.find((file) => file.name === name)?.sql ?? '';
const former = migrations.filter((file) => file.name < name);

const id = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (site: string, path: string) => `${site}/storage/v1/object/public/avatars/${path}`;

/** What an earlier version stored, and what the migration makes of it. Each belongs to the user with its number. */
const rows: readonly [what: string, before: string, after: string][] = [
  ['no picture', '', ''],
  ['a picture of the local app', at('http://localhost:3000', `${id(1)}/a-1.png`), `${id(1)}/a-1.png`],
  ['a picture of a hosted project', at('https://abc.supabase.co', `${id(2)}/b.webp`), `${id(2)}/b.webp`],
  ['a sign-up picture', at('http://localhost:3000', 'o%2Bo%40x.test/12.jpg'), 'o+o@x.test/12.jpg'],
  ['a sign-up picture, not in ASCII', at('http://a.test', '%C3%A9%40x.test/1.gif'), 'é@x.test/1.gif'],
  ...[
    'https://pictures.example.net/ada.png',
    at('https://a.test', `${id(99)}/a.png`),
    at('https://a.test', `${id(7)}/deeper/a.png`),
    at('https://a.test', '%FF%40x.test/1.png'),
    at('https://a.test', '%00%40x.test/1.png'),
    at('https://a.test', '100%@x.test'),
    `https://a.test/?${at('https://a.test', `${id(11)}/a.png`)}`,
  ].map((address): [string, string, string] => [address, address, address]),
];

function upgrade(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    for (const [number, [, before]] of rows.entries())
      await database.query(
        `insert into auth.users (id, raw_user_meta_data)
           values ('${id(number)}', jsonb_build_object('full_name', 'Ada', 'avatar_url', ${literal(before)}));
         insert into public.profiles (id, avatar_url, updated_at)
           values ('${id(number)}', ${literal(before)}, '2025-01-01T00:00:00Z');`,
      );
    await database.query(
      `insert into auth.users (id, raw_user_meta_data) values
         ('${id(50)}', null), ('${id(51)}', '[]'), ('${id(52)}', '{"avatar_url": ["http://a"]}')`,
    );
    await database.query(migration);
  });
  afterAll(() => database.close());

  it('the migration turns the address of every picture in the bucket into its path, and leaves the others [E2, E3]', async () => {
    const found = await database.query<{ row: string; metadata: string; name: string; updated: boolean }>(
      `select p.avatar_url as row, raw_user_meta_data ->> 'avatar_url' as metadata,
         raw_user_meta_data ->> 'full_name' as name, p.updated_at <> '2025-01-01T00:00:00Z' as updated
       from public.profiles p join auth.users u on u.id = p.id order by p.id`,
    );
    expect(found).toEqual(
      rows.map(([, , after]) => ({ row: after, metadata: after, name: 'Ada', updated: false })),
    );
  });

  it('the migration leaves metadata of any other shape alone [E2]', async () => {
    const found = await database.query<{ data: unknown }>(
      `select raw_user_meta_data as data from auth.users where id >= '${id(50)}' order by id`,
    );
    expect(found.map(({ data }) => data)).toEqual([null, [], { avatar_url: ['http://a'] }]);
  });

  it('a trigger turns the addresses that pages of the former version write into paths [E3]', async () => {
    const set = (address: string) =>
      database.query(`update public.profiles set avatar_url = ${literal(address)} where id = '${id(0)}'`);
    await set(at('https://a.test', `${id(0)}/new.png`));
    const found = await database.query(`select avatar_url from public.profiles where id = '${id(0)}'`);
    expect(found).toEqual([{ avatar_url: `${id(0)}/new.png` }]);
  });
}

describe('the upgrade to paths on PGlite', () => {
  upgrade(() => inPGlite(former));
});
describe.skipIf(!url)('the upgrade to paths on PostgreSQL', () => {
  upgrade(() => inPostgres(url, former));
});
