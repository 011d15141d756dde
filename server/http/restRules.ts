import { isShallow } from './bodyRules.ts';
import type { Connection } from '../database/database.ts';
import {
  maximumValues,
  tooComplex,
  tooDeep,
  tooLong,
  tooManyValues,
  unsupported,
} from '../database/statements.ts';

/** A request to /rest/v1 after the server has decoded and parsed it. */
type ParsedRequest = Parameters<Connection['onPostgrestAST']>[0];

/**
 * The filters that are allowed, by the server's names. Patterns (`match`, `imatch`) and text search (`fts` and
 * similar) are not, because an expression of thirty characters can keep the database busy for years. A filter that the
 * app starts to use must be added here.
 */
const offered = new Set([
  '$and',
  '$or',
  '$not',
  '$eq',
  '$neq',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$like',
  '$ilike',
  '$is',
  '$isNot',
  '$isDistinct',
  '$in',
  '$notIn',
]);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The most conditions, lists and negations in the filters of one request. The app's screens use three. */
const maximumConditions = 500;

/**
 * Throws when `filter` is too long or uses a filter that is not allowed. Without recursion, because the client
 * chooses the depth.
 */
function checkFilter(filter: unknown) {
  const pending = [filter];
  let conditions = 0;
  while (pending.length > 0) {
    const next = pending.pop();
    if (!isObject(next)) continue;
    conditions += 1;
    if (conditions > maximumConditions) throw tooComplex();
    if (!Array.isArray(next))
      for (const key of Object.keys(next))
        if (key.startsWith('$') && !offered.has(key))
          throw unsupported(`The filter '${key.slice(1)}' is not offered by this server.`);
    for (const value of Object.values(next)) pending.push(value);
  }
}

/** The filters of a request: `where` of the request itself and of each embedded table. */
function filtersOf(request: ParsedRequest): unknown[] {
  const filters: unknown[] = [];
  const pending: unknown[] = [request];
  while (pending.length > 0) {
    const next = pending.pop();
    if (!isObject(next)) continue;
    for (const [key, value] of Object.entries(next))
      if (key === 'where') filters.push(value);
      else if (key !== 'values' && key !== 'args') pending.push(value);
  }
  return filters;
}

/** Whether the written rows have more values than a statement may. Each row has every column that any of them has. */
function holdsTooMuch(values: unknown): boolean {
  const rows: unknown[] = Array.isArray(values) ? values : [values];
  const columns = new Set<string>();
  for (const row of rows) {
    if (isObject(row)) for (const name of Object.keys(row)) columns.add(name);
    if (rows.length * Math.max(1, columns.size) > maximumValues) return true;
  }
  return false;
}

/**
 * The most characters of one value, several times what the longest column takes. Postgres is slow with longer texts.
 */
const longestText = 32_768;

function holdsLongText(values: unknown): boolean {
  const rows: unknown[] = Array.isArray(values) ? values : [values];
  const isLong = (value: unknown) => typeof value === 'string' && value.length > longestText;
  return rows.some((row) => isLong(row) || (isObject(row) && Object.values(row).some(isLong)));
}

/** Throws an error like one of Postgres for a request that must not reach the database. */
export function checkRequest(request: ParsedRequest) {
  if (holdsTooMuch(request.values) || holdsTooMuch(request.args)) throw tooManyValues();
  if (holdsLongText(request.values) || holdsLongText(request.args)) throw tooLong();
  if (!isShallow([request.values, request.args])) throw tooDeep();
  for (const filter of filtersOf(request)) checkFilter(filter);
}
