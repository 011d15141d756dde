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
  runScript(script: string): Promise<void>;
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
    runScript: async (script) => void (await database.exec(script)),
    close: () => database.close(),
  };
}

/** The program that runs scripts, for instance that of a container: PSQL=/path/to/psql. */
const psql = process.env.PSQL ?? 'psql';

/** How long a script may take, in ms. */
const scriptTimeoutMs = 60_000;

let count = 0;

/** A connection to the server at this address, which counts its hours in UTC and says nothing but warnings. */
async function connect(url: string) {
  const client = new pg.Client({
    connectionString: url,
    options: '-c TimeZone=UTC -c client_min_messages=warning',
  });
  await client.connect();
  return client;
}

/** Runs SQL on the server at this address, each statement by itself: databases are made and dropped outside of a transaction. */
async function runOnServer(url: string, ...statements: readonly string[]) {
  const client = await connect(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new database on the server at `url`, which is removed when it is closed. Its questions share a session, as PGlite's do. */
export async function inPostgres(url: string, files = migrations): Promise<TestDatabase> {
  const name = `parley_${process.pid}_${(count += 1)}`;
  const drop = `drop database if exists ${name} with (force)`;
  await runOnServer(url, drop, `create database ${name}`);
  const ownUrl = new URL(url);
  ownUrl.pathname = `/${name}`;
  const client = await connect(ownUrl.href);
  const close = async () => {
    await client.end();
    await runOnServer(url, drop);
  };
  try {
    for (const sql of schemaOf(files)) await client.query(sql);
  } catch (error) {
    await close();
    throw error;
  }
  /** The library takes one question at a time. */
  let answered: Promise<unknown> = Promise.resolve();
  const ask = (sql: string) => {
    const answer = answered.then(() => client.query(sql));
    answered = answer.catch(() => undefined);
    return answer;
  };
  return {
    async query<Row>(sql: string) {
      // As JSON, so that numbers and dates do not depend on the library.
      const isQuestion = /^\s*(select|with)\b/i.test(sql);
      if (isQuestion) {
        const { rows } = await ask(`select row_to_json(answer) answer from (${sql}) answer;`);
        return rows.map(({ answer }): Row => answer);
      }
      // Several statements give a list, although the types know of one answer.
      const answers = [await ask(sql)].flat();
      return (answers.at(-1)?.rows ?? []) as Row[];
    },
    async runScript(script) {
      execFileSync(psql, [ownUrl.href, '-v', 'ON_ERROR_STOP=1', '-q', '-f', '-'], {
        input: script,
        stdio: 'pipe',
        timeout: scriptTimeoutMs,
      });
    },
    close,
  };
}
