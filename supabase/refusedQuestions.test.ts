import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './sql.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** What is kept of refused questions, and who reads it. */
function refusedQuestions(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());

  const attempt = async (role: string, statement: string) => {
    const [row] = await database.query<{ outcome: string }>(
      `select tests.attempt('${role}', '${ada}', '${statement.replaceAll("'", "''")}') as outcome`,
    );
    return row?.outcome;
  };
  const keep = (words: string, outcome = 'refused') =>
    `select public.keep_refused_question('${words}', '${outcome}', gen_random_uuid())`;
  const kept = () =>
    database.query<{ words: string }>('select words from public.list_refused_questions() as words');

  it('only the service keeps and reads refused questions, and nobody the table [A97, P2]', async () => {
    for (const statement of [keep('where is <word>'), 'select * from public.list_refused_questions()'])
      for (const role of ['anon', 'authenticated']) expect(await attempt(role, statement)).toBe('42501');
    for (const role of ['anon', 'authenticated', 'service_role'])
      expect(await attempt(role, 'select * from private.refused_questions')).toBe('42501');
    expect(await attempt('service_role', keep('where is <word>'))).toBe('1');
  });

  it('a refused question is of nobody, and only of a day [A97]', async () => {
    const columns = await database.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
         where table_schema = 'private' and table_name = 'refused_questions' order by 1`,
    );
    expect(columns).toEqual([
      { name: 'id', type: 'bigint' },
      { name: 'kept_on', type: 'date' },
      { name: 'outcome', type: 'text' },
      { name: 'request', type: 'uuid' },
      { name: 'words', type: 'text' },
    ]);
  });

  it('what was not masked is refused [A97]', async () => {
    for (const words of ['call 0151', 'mail ada@example.com', '', 'x'.repeat(601)])
      expect(await attempt('service_role', keep(words))).toBe('23514');
    expect(await attempt('service_role', keep('hello', 'understood'))).toBe('23514');
  });

  it('refused questions are removed after 180 days, and no more than 500 are kept in a day [A97]', async () => {
    await database.query(
      `insert into private.refused_questions (words, outcome, kept_on, request)
         select each.words, each.outcome, each.kept_on, gen_random_uuid() from (values
         ('old one', 'refused', current_date - 181), ('young one', 'offered', current_date - 179)) as each (words, outcome, kept_on)`,
    );
    expect(await kept()).toEqual([{ words: 'young one' }]);
    await database.query(keep('a new one'));
    expect(await database.query('select words from private.refused_questions order by id')).toEqual([
      { words: 'young one' },
      { words: 'a new one' },
    ]);
    await database.query(
      `select public.keep_refused_question('more', 'refused', gen_random_uuid()) from generate_series(1, 499)`,
    );
    expect(await database.query(keep('too much'))).toEqual([{ keep_refused_question: false }]);
    await database.query('delete from private.refused_questions');
  });

  it('a refused question that is sent again is kept once [A97]', async () => {
    const once = `select public.keep_refused_question('again', 'refused', '6f1c2f4e-0000-4000-8000-00000000000a')`;
    for (let i = 0; i < 2; i++) expect(await database.query(once)).toEqual([{ keep_refused_question: true }]);
    expect(await kept()).toEqual([{ words: 'again' }]);
    await database.query('delete from private.refused_questions');
  });

  it('the clean-up removes refused questions that are too old, and where the operator says so none [A97]', async () => {
    const keepOld = `insert into private.refused_questions (words, outcome, kept_on, request)
      values ('old one', 'refused', current_date - 181, gen_random_uuid())`;
    const cleanUp = 'select private.remove_old_refused_questions(100000) as removed';
    await database.query(keepOld);
    await database.query('update private.settings set refused_question_days = null');
    expect(await database.query(cleanUp)).toEqual([{ removed: 0 }]);
    await database.query('update private.settings set refused_question_days = 180');
    expect(await database.query(cleanUp)).toEqual([{ removed: 1 }]);
  });
}

describe('refused questions on PGlite', () => {
  refusedQuestions(inPGlite);

  it('where the platform brings a schedule, old refused questions are removed each night [A97]', async () => {
    const platform = `
      create schema cron;
      create table cron.job (name text, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns bigint
        language sql as $$ insert into cron.job values (name, schedule, command) returning 1 $$;`;
    const database = await inPGlite([{ name: 'platform', sql: platform }, ...migrations]);
    const jobs = await database.query(
      'select command from cron.job where name = $$remove-old-refused-questions$$',
    );
    expect(jobs).toEqual([{ command: 'select private.remove_old_refused_questions(100000)' }]);
    await database.close();
  });
});
describe.skipIf(!url)('refused questions on PostgreSQL', () => {
  refusedQuestions(() => inPostgres(url));
});
