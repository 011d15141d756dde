import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { migrations, type SqlFile } from '../sql.ts';
import { blankDatabase } from './blankDatabase.ts';

/** The schema as a hosted project would have it: migrations without the seed. */
export interface TestDatabase {
  /** As the owner. The rows of the last statement. */
  query<Row>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const schemaOf = (files: readonly SqlFile[]) => [
  read('stub.sql'),
  ...files.map(({ sql }) => sql),
  read('attempt.sql'),
];

export async function inPGlite(files = migrations): Promise<TestDatabase> {
  const pg = await blankDatabase();
  for (const sql of schemaOf(files)) await pg.exec(sql);
  return {
    query: async <Row>(sql: string) => ((await pg.exec(sql)).at(-1)?.rows ?? []) as Row[],
    close: () => pg.close(),
  };
}

/** Or another one, such as that of a container: PSQL=/path/to/psql. */
const client = process.env.PSQL ?? 'psql';

let count = 0;

/** A database of its own on the server at `url`, through `psql`, which has to be installed. */
export async function inPostgres(url: string, files = migrations): Promise<TestDatabase> {
  const name = `parley_${process.pid}_${(count += 1)}`;
  const psql = (at: string, input: string) =>
    execFileSync(client, [at, '-v', 'ON_ERROR_STOP=1', '-qAt', '-f', '-'], {
      input,
      encoding: 'utf8',
      env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning', PGTZ: 'UTC' },
    });
  psql(url, `drop database if exists ${name};\ncreate database ${name};`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  for (const sql of schemaOf(files)) psql(own.href, sql);
  return {
    async query<Row>(sql: string) {
      // Rows as JSON where there are any: one line each.
      const isQuestion = /^\s*(select|with)\b/i.test(sql);
      const answer = psql(own.href, isQuestion ? `select row_to_json(answer) from (${sql}) answer;` : sql);
      const lines = isQuestion ? answer.split('\n').filter((line) => line !== '') : [];
      return lines.map((line): Row => JSON.parse(line));
    },
    close: async () => void psql(url, `drop database ${name};`),
  };
}
