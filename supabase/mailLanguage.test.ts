import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asUser, attempts } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

function mailLanguage(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.query(
      `truncate public.preferences; update auth.users set raw_user_meta_data = '{"full_name": "Ada", "language": "de"}'`,
    ),
  );

  /** Writes columns of Ada's preferences as the app does. */
  const keep = (columns: string, values: string) =>
    database.query(
      `begin; set local role authenticated;
       set local request.jwt.claims = '{"sub": "${ada}", "role": "authenticated", "aal": "aal1"}';
       insert into public.preferences (user_id, ${columns}) values ('${ada}', ${values})
         on conflict (user_id) do update set (${columns}) = row(${values}); commit;`,
    );
  const metadataOf = async (user: string) =>
    (
      await database.query<{ metadata: unknown }>(
        `select raw_user_meta_data as metadata from auth.users where id = '${user}'`,
      )
    )[0]?.metadata;

  it('a language that is chosen in the account is that of the mails, and nobody else’s changes [C8]', async () => {
    await keep('language', `'ar'`);
    expect(await metadataOf(ada)).toEqual({ full_name: 'Ada', language: 'ar' });
    await keep('language', `'en'`);
    expect(await metadataOf(ada)).toEqual({ full_name: 'Ada', language: 'en' });
    expect(await metadataOf(bob)).toEqual({ full_name: 'Ada', language: 'de' });
  });

  it('of a language with a region the mails have the language [C8]', async () => {
    for (const [chosen, noted] of [
      ['de-AT', 'de'],
      ['zh-Hant-TW', 'zh'],
    ]) {
      await keep('language', `'${chosen}'`);
      expect(await metadataOf(ada)).toMatchObject({ language: noted });
    }
  });

  it('the language of the sign-up stays while another preference is written, and goes with the choice [C8]', async () => {
    await keep('theme', `'dark'`);
    await keep('theme', `'light'`);
    expect(await metadataOf(ada)).toEqual({ full_name: 'Ada', language: 'de' });
    await keep('language', `'ar'`);
    await keep('theme', `'dark'`);
    expect(await metadataOf(ada)).toEqual({ full_name: 'Ada', language: 'ar' });
    await keep('language', 'null');
    expect(await metadataOf(ada)).toEqual({ full_name: 'Ada' });
  });

  it.each([`null`, `'null'`, `'[1]'`, `'"de"'`])(
    'metadata that are no object (%s) hold the language after a choice, and nothing after it is gone [C8]',
    async (metadata) => {
      await database.query(`update auth.users set raw_user_meta_data = ${metadata}`);
      await keep('language', `'ar'`);
      expect(await metadataOf(ada)).toEqual({ language: 'ar' });
      await database.query(`update auth.users set raw_user_meta_data = ${metadata}`);
      await keep('language', 'null');
      expect(await metadataOf(ada)).toEqual({});
    },
  );

  it('a language is kept also where the accounts take none [C8]', async () => {
    await database.query(
      `alter table auth.users add constraint closed check (not raw_user_meta_data @> '{"language": "ar"}') not valid`,
    );
    await keep('language', `'ar'`);
    await database.query('alter table auth.users drop constraint closed');
    expect(await database.query('select language from public.preferences')).toEqual([{ language: 'ar' }]);
    expect(await metadataOf(ada)).toMatchObject({ language: 'de' });
  });

  it('nobody can call what writes the language of an account [C8]', async () => {
    const tried = [
      `select private.note_mail_language()`,
      `select private.with_language('{}', 'ar')`,
      `insert into public.preferences (user_id, language) values ('${bob}', 'ar')`,
    ].map((statement) => asUser(ada, statement));
    expect(await attempts(database, tried)).toEqual(['42501', '42501', '42501']);
    expect(await metadataOf(bob)).toMatchObject({ language: 'de' });
  });
}

describe('the language of mails on PGlite', () => {
  mailLanguage(inPGlite);
});
describe.skipIf(!url)('the language of mails on PostgreSQL', () => {
  mailLanguage(() => inPostgres(url));
});
