import type { PGlite } from '@supabase/lite/pglite';
import { isDatabaseError } from '../http/hostedResponses.ts';
import { BrokenDatabase } from './brokenDatabase.ts';
import { isFatalDiskFullError } from './diskSpace.ts';

/**
 * The most values of one request that may reach the database. PGlite counts a statement's parameters in a signed 16-bit
 * number: from 32,768 on it misreads the answer and every later one.
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

/** PostgreSQL's code for a value that does not fit its column's type. */
const invalidText = '22P02';

/** The ids of the types that can be nested: json and jsonb. */
const nestedTypes = ['114', '3802'];

/** How deep lists and objects may be nested in such a value. Beyond that PGlite runs out of stack and breaks. */
const maximumNesting = 100;

function isNestedTooDeeply(json: string) {
  let depth = 0;
  // Whole texts are matched and skipped, because brackets inside a text do not nest.
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
 * Turns a value that cannot be written as its column's type into an SQL error, as Postgres does. PGlite throws the
 * JavaScript error instead, which would be taken for a broken database.
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

/** PostgreSQL's code for a message that it cannot read, which means that it and the driver are out of step. */
const protocolViolation = '08P01';

/**
 * Whether the error shows that the database is broken: Postgres has given up, or the error does not come from
 * Postgres.
 */
const breaks = (error: unknown) =>
  !isDatabaseError(error) ||
  error.code === protocolViolation ||
  isFatalDiskFullError(error) ||
  ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC'));

/**
 * Tells wrong statements from a broken database, and sends nothing more to a broken one, because it would answer with
 * no rows or with those of another statement. `onError` is called with every error, `onBroken` with the one that ended
 * it.
 */
export function guardStatements(
  pg: PGlite,
  { onError, onBroken }: { onError: (error: unknown) => void; onBroken: (error: BrokenDatabase) => void },
) {
  let failure: BrokenDatabase | undefined;
  const breakWith = (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    failure = new BrokenDatabase(`The database has stopped: ${reason}`, {
      isFull: isFatalDiskFullError(cause),
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
      // The answer to a select always has columns, also without rows.
      if (result.fields.length === 0 && /^\s*select\b/i.test(sql))
        throw new Error('a select was answered without columns');
      return result;
    });
  const guardedExec: typeof exec = (sql, options) => guarded(() => exec(sql, options));
  Object.defineProperty(pg, 'query', { value: guardedQuery });
  Object.defineProperty(pg, 'exec', { value: guardedExec });

  return {
    /** Asks a question with a known answer. A database that gives another answer is broken. */
    check: () =>
      guarded(async () => {
        const { rows } = await query<{ one: number }>('select 1 as one');
        if (rows[0]?.one !== 1) throw new Error('it gave a wrong answer to a known question');
      }),
  };
}
