import type { PGlite } from '@supabase/lite/pglite';
import { isDatabaseError } from '../http/hostedResponses.ts';
import { BrokenDatabase } from './brokenDatabase.ts';
import { isFatalDiskFullError } from './diskSpace.ts';

/**
 * Values of one request that reach the database, at most. PGlite counts a statement's parameters in 16 bits with a sign:
 * from 32,768 on it misreads the answer and every answer after that one.
 */
export const maximumValues = 10_000;

/** An error as Postgres would report it; `code` is its SQLSTATE. */
const sqlError = (code: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });

export const tooManyValues = () =>
  sqlError('54023', `A request may hold at most ${maximumValues} values. Send it in several parts.`);

export const tooComplex = () =>
  sqlError('54001', 'The filters of this request are too many. Send fewer at once.');

export const tooDeep = () => sqlError('54001', 'The values of this request are nested too deeply.');

export const tooLong = () => sqlError('54000', 'A value of this request is too long.');

export const unsupported = (message: string) => sqlError('0A000', message);

/** PostgreSQL's code for a value that is not of its column's type. */
const invalidText = '22P02';

/** The types whose text Postgres reads with one call inside the other: json and jsonb. */
const nestedTypes = ['114', '3802'];

/** Lists and objects inside one another in a value of such a type. PGlite runs out of stack, and loses its place. */
const maximumNesting = 100;

function isNestedTooDeeply(json: string) {
  let depth = 0;
  // Texts are passed failure: what is in them opens nothing.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > maximumNesting) return true;
  }
  return false;
}

function written(serialize: unknown, value: unknown): string {
  try {
    const text: unknown = typeof serialize === 'function' ? serialize(value) : String(value);
    if (typeof text !== 'string') throw new Error('The value cannot be written as text');
    return text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw sqlError(invalidText, reason, error);
  }
}

/**
 * Makes a value that cannot be written as its column's type an SQL error, as it is in Postgres. PGlite throws whatever
 * JavaScript throws, which must not be taken for a broken database.
 */
function refuseUnfitValues(pg: PGlite) {
  pg.serializers = new Proxy(pg.serializers, {
    get: (serializers, type) => (value: unknown) => {
      const text = written(Reflect.get(serializers, type), value);
      if (nestedTypes.includes(String(type)) && isNestedTooDeeply(text)) throw tooDeep();
      return text;
    },
  });
}

/** PostgreSQL's code for a message that it cannot read: it and the driver are out of step. */
const protocolViolation = '08P01';

/** Postgres has given up, or what was thrown is no answer of Postgres at all. */
const breaks = (error: unknown) =>
  !isDatabaseError(error) ||
  error.code === protocolViolation ||
  isFatalDiskFullError(error) ||
  ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC'));

/**
 * Tells statements that are wrong from a database that is broken, and asks a broken one nothing any more: it would answer
 * with no rows, or with another statement's. `onError` is called with every error, `onBroken` with the one that ended it.
 */
export function guardStatements(
  pg: PGlite,
  { onError, onBroken }: { onError: (error: unknown) => void; onBroken: (error: BrokenDatabase) => void },
) {
  let failure: BrokenDatabase | undefined;
  const breakWith = (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    failure = new BrokenDatabase(`The database has stopped: ${reason}`, isFatalDiskFullError(cause), {
      cause,
    });
    onBroken(failure);
  };
  const guarded = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      if (failure) throw failure;
      return await ask();
    } catch (error) {
      if (!failure && breaks(error)) breakWith(error);
      onError(failure ?? error);
      throw error;
    }
  };

  refuseUnfitValues(pg);
  const query = pg.query.bind(pg);
  const exec = pg.exec.bind(pg);
  const guardedQuery: typeof query = (sql, parameters, options) =>
    guarded(async () => {
      if (parameters && parameters.length > maximumValues) throw tooManyValues();
      const result = await query<never>(sql, parameters, options);
      // Every select describes its columns, also when it finds no row.
      if (result.fields.length === 0 && /^\s*select\b/i.test(sql))
        throw new Error('a select was answered without columns');
      return result;
    });
  const guardedExec: typeof exec = (sql, options) => guarded(() => exec(sql, options));
  Object.defineProperty(pg, 'query', { value: guardedQuery });
  Object.defineProperty(pg, 'exec', { value: guardedExec });

  return {
    /** Asks something with a known answer: a database that gives another one is broken. */
    check: () =>
      guarded(async () => {
        const { rows } = await query<{ one: number }>('select 1 as one');
        if (rows[0]?.one !== 1) throw new Error('it gave a wrong answer to a known question');
      }),
  };
}
