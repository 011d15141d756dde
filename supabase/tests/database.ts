import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { migrations, type SqlFile } from '../sql.ts';
import { laidOutDatabase } from './blankDatabase.ts';

/** A database with the schema of a hosted project: the migrations without the seed. */
export interface TestDatabase {
  /** Runs SQL as the owner. Resolves to the rows of the last statement. */
  query<Row>(sql: string): Promise<Row[]>;
  /** Runs a script as people run one: with psql, which takes lines with a backslash for its own, where this is a PostgreSQL. */
  run(script: string): Promise<void>;
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
  const database = await laidOutDatabase(`schema-${version}`, async (fresh) => {
    for (const sql of schema) await fresh.exec(sql);
  });
  return {
    query: async <Row>(sql: string) => ((await database.exec(sql)).at(-1)?.rows ?? []) as Row[],
    run: async (script) => void (await database.exec(script)),
    close: () => database.close(),
  };
}

/** The command to use, for instance that of a container: PSQL=/path/to/psql. */
const psql = process.env.PSQL ?? 'psql';

let count = 0;

/** A connection to the server at this address, as every test expects it. */
async function connect(url: string) {
  const client = new pg.Client({
    connectionString: url,
    options: '-c TimeZone=UTC -c client_min_messages=warning',
  });
  await client.connect();
  return client;
}

/** A new database on the server at `url`, which is removed when it is closed. */
export async function inPostgres(url: string, files = migrations): Promise<TestDatabase> {
  const name = `parley_${process.pid}_${(count += 1)}`;
  const server = await connect(url);
  await server.query(`drop database if exists ${name}`);
  await server.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const client = await connect(own.href);
  for (const sql of schemaOf(files)) await client.query(sql);
  return {
    async query<Row>(sql: string) {
      // As JSON, numbers and dates look as PGlite's do.
      const isQuestion = /^\s*(select|with)\b/i.test(sql);
      if (!isQuestion) {
        // Several statements give a list, although the types know of one answer.
        const answers = [await client.query(sql)].flat();
        return (answers.at(-1)?.rows ?? []) as Row[];
      }
      const { rows } = await client.query<{ answer: Row }>(
        `select row_to_json(answer) answer from (${sql}) answer;`,
      );
      return rows.map(({ answer }) => answer);
    },
    async run(script) {
      execFileSync(psql, [own.href, '-v', 'ON_ERROR_STOP=1', '-q', '-f', '-'], {
        input: script,
        stdio: 'pipe',
      });
    },
    async close() {
      await client.end();
      await server.query(`drop database ${name}`);
      await server.end();
    },
  };
}
