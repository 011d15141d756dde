import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { migrations, type SqlFile } from '../sql.ts';
import { laidOutDatabase } from './blankDatabase.ts';

/** A database with the schema of a hosted project: the migrations without the seed. */
export interface TestDatabase {
  /** Runs SQL as the owner. Resolves to the rows of the last statement. */
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
  const schema = schemaOf(files);
  const version = createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 16);
  const pg = await laidOutDatabase(`schema-${version}`, async (fresh) => {
    for (const sql of schema) await fresh.exec(sql);
  });
  return {
    query: async <Row>(sql: string) => ((await pg.exec(sql)).at(-1)?.rows ?? []) as Row[],
    close: () => pg.close(),
  };
}

/** The command to use, for instance that of a container: PSQL=/path/to/psql. */
const client = process.env.PSQL ?? 'psql';

let count = 0;

/** A new database on the server at `url`, used through `psql`, which must be installed. */
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
      // Rows are printed as JSON, one per line.
      const isQuestion = /^\s*(select|with)\b/i.test(sql);
      const answer = psql(own.href, isQuestion ? `select row_to_json(answer) from (${sql}) answer;` : sql);
      const lines = answer.split('\n').filter((line) => line !== '');
      if (isQuestion) return lines.map((line): Row => JSON.parse(line));
      // A plan cannot be selected from: its lines are the rows.
      return /^\s*explain\b/i.test(sql) ? lines.map((line) => ({ 'QUERY PLAN': line }) as Row) : [];
    },
    close: async () => void psql(url, `drop database ${name};`),
  };
}
