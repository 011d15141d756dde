import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asUser, attempts } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** Values of each column that are stored, and others that are refused. */
const values: Readonly<Record<string, { good: readonly string[]; bad: readonly string[] }>> = {
  language: { good: ['en', 'pt-BR', 'zh-Hant-TW'], bad: ['', 'english', 'EN', 'en_US', "en'--"] },
  time_zone: {
    good: [
      'UTC',
      'Europe/Lisbon',
      'America/Argentina/Buenos_Aires',
      'Etc/GMT+12',
      'EST5EDT',
      'America/Port-au-Prince',
    ],
    bad: ['', '/Lisbon', 'Europe/', '+01:00', 'Europe/Lisbon/x/y', 'Europe Lisbon', 'x'.repeat(40)],
  },
  format_locale: {
    good: ['en-GB', 'en-150', 'ar-u-nu-latn'],
    bad: ['', 'e', 'automatic', 'en-', `en-${'x'.repeat(9)}`],
  },
  hour_cycle: { good: ['h12', 'h23'], bad: ['', 'h11', '24'] },
  theme: { good: ['light', 'dark'], bad: ['', 'system', 'Dark'] },
};

function preferences(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('truncate public.activity; truncate public.preferences'));

  const write = (columns: Readonly<Record<string, string | null>>, user = ada) => {
    const names = Object.keys(columns);
    const row = Object.values(columns).map((value) =>
      value === null ? 'null' : `'${value.replaceAll("'", "''")}'`,
    );
    return `insert into public.preferences (user_id, ${names.join()}) values ('${user}', ${row.join()})
      on conflict (user_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join()}`;
  };
  /** Every statement is kept, as a request of Ada's. */
  const keep = async (...columns: Readonly<Record<string, string | null>>[]) => {
    for (const each of columns)
      await database.query(
        `begin; set local role authenticated;
         set local request.jwt.claims = '{"sub": "${ada}", "role": "authenticated", "aal": "aal1"}';
         ${write(each)}; commit;`,
      );
  };

  it.each(Object.entries(values))(
    '%s takes what has its form and refuses all else [U39]',
    async (column, { good, bad }) => {
      const tried = [...good, null, ...bad].map((value) => asUser(ada, write({ [column]: value })));
      expect(await attempts(database, tried)).toEqual([
        ...[...good, null].map(() => '1'),
        ...bad.map(() => '23514'),
      ]);
    },
  );

  it('a write of one column leaves the others, so that two devices add to each other [U39]', async () => {
    await keep({ time_zone: 'Europe/Lisbon' }, { theme: 'dark' });
    expect(await database.query('select time_zone, format_locale, theme from public.preferences')).toEqual([
      { time_zone: 'Europe/Lisbon', format_locale: null, theme: 'dark' },
    ]);
  });

  it('every write gets a later time, which no client sets [U39]', async () => {
    const times: string[] = [];
    for (const theme of ['dark', 'light', 'light']) {
      await keep({ theme });
      const [row] = await database.query<{ at: string }>(
        'select updated_at::text as at from public.preferences',
      );
      times.push(row?.at ?? '');
    }
    expect(new Set(times).size).toBe(3);
    expect(
      await attempts(database, [asUser(ada, `update public.preferences set updated_at = 'infinity'`)]),
    ).toEqual(['42501']);
  });

  it('a change is written down with its values, also the first one; the same again is not [U39, U22]', async () => {
    await keep({ time_zone: 'Europe/Lisbon', theme: 'dark' }, { theme: 'dark' }, { theme: null });
    expect(
      await database.query(
        'select user_id, actor, subject, change, details from public.activity order by id',
      ),
    ).toEqual(
      [{ time_zone: ['', 'Europe/Lisbon'], theme: ['', 'dark'] }, { theme: ['dark', ''] }].map((details) => ({
        user_id: ada,
        actor: 'user',
        subject: 'preferences',
        change: 'updated',
        details,
      })),
    );
  });

  it('preferences changed over and over push out nothing of the password [U22]', async () => {
    await database.query(
      `insert into public.activity (user_id, actor, subject, change) values ('${ada}', 'user', 'password', 'updated');
       insert into public.preferences (user_id) values ('${ada}');
       do $$ begin
         for n in 1..1010 loop
           update public.preferences set theme = case when theme = 'dark' then 'light' else 'dark' end;
         end loop;
       end $$`,
    );
    expect(
      await database.query(
        `select subject, count(*)::int as count from public.activity where user_id = '${ada}' group by 1 order by 1`,
      ),
    ).toEqual([
      { subject: 'password', count: 1 },
      { subject: 'preferences', count: 1000 },
    ]);
  });

  it('they are deleted with the account, and nobody else’s [U39]', async () => {
    await database.query(`insert into public.preferences (user_id) values ('${ada}'), ('${bob}')`);
    await database.query(`delete from auth.users where id = '${bob}'`);
    expect(await database.query('select user_id from public.preferences')).toEqual([{ user_id: ada }]);
  });
}

describe('preferences on PGlite', () => {
  preferences(inPGlite);
});
describe.skipIf(!url)('preferences on PostgreSQL', () => {
  preferences(() => inPostgres(url));
});
