import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, asUser, attempts, literal } from './tests/attempts.ts';
import { columns, functions, neededColumns } from './tests/columns.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { matrix, operations } from './tests/matrix.ts';
import { ada, bob, eve, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

/** The same statement in each role, in the order of the matrix's outcomes. */
const byEverybody = (owner: string, statement: string): Attempt[] => [
  { role: 'anon', statement },
  asUser(owner, statement),
  asUser(bob, statement),
  { role: 'service_role', statement },
];

/** Select, insert and update of one column. Eve inserts the row, because Ada has one already. */
function byColumn(table: string, column: string) {
  const owner = table === 'profiles' ? 'id' : 'user_id';
  const newOwner = table === 'payment_history' || table in neededColumns ? ada : eve;
  const needed = { [owner]: newOwner, ...neededColumns[table] };
  const names = Object.keys(needed);
  const given = Object.values(needed).map(literal);
  const isNeeded = names.includes(column);
  const values = `(${[...names, ...(isNeeded ? [] : [column])].join(', ')}) values (${[...given, ...(isNeeded ? [] : ['default'])].join(', ')})`;
  return [
    byEverybody(ada, `select ${column} from public.${table} where ${owner} = '${ada}'`),
    byEverybody(newOwner, `insert into public.${table} ${values}`),
    byEverybody(ada, `update public.${table} set ${column} = ${column} where ${owner} = '${ada}'`),
  ].flat();
}

const cells = Object.entries(columns).flatMap(([table, rules]) =>
  Object.entries(rules).map(([column, allowed]) => ({ name: `${table}.${column}`, table, column, allowed })),
);

function rows(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  let outcomes: string[];
  let cellOutcomes: string[];
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    outcomes = await attempts(
      database,
      matrix.flatMap(({ owner, statement }) => byEverybody(owner, statement)),
    );
    cellOutcomes = await attempts(
      database,
      cells.flatMap(({ table, column }) => byColumn(table, column)),
    );
  });
  afterAll(() => database.close());

  it.each(matrix.map((entry, i) => [entry.what, entry, i] as const))('%s [P2]', (_what, entry, i) => {
    expect(outcomes.slice(i * 4, i * 4 + 4)).toEqual(entry.outcomes);
  });

  it('every operation is tried on every table in public [P2, B2]', async () => {
    const tables = await database.query<{ name: string }>(
      `select concat(schemaname, '.', tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const tried = new Set(matrix.map(({ what }) => what));
    const missing = tables
      .flatMap(({ name }) => operations.map((operation) => `${name}: ${operation}`))
      .filter((what) => !tried.has(what));
    expect(tables.length).toBeGreaterThan(2);
    expect(missing).toEqual([]);
  });

  it('visitors and users cannot reach what is private, whatever they try [P2]', async () => {
    const tables = await database.query<{ name: string; first: string }>(
      `select attrelid::regclass::text as name, quote_ident(attname) as first
       from pg_attribute join pg_class c on c.oid = attrelid
       where c.relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum = 1`,
    );
    const tried = tables.flatMap(({ name, first }) =>
      [
        `select * from ${name}`,
        `insert into ${name} default values`,
        `update ${name} set ${first} = default`,
        `delete from ${name}`,
        `truncate ${name}`,
      ].flatMap((statement): Attempt[] => [{ role: 'anon', statement }, asUser(ada, statement)]),
    );
    expect(tried.length).toBeGreaterThan(9);
    expect(new Set(await attempts(database, tried))).toEqual(new Set(['42501']));
  });

  it('every column in public has a rule [P2]', async () => {
    const found = await database.query<{ name: string }>(
      `select concat(table_name, '.', column_name) as name from information_schema.columns where table_schema = 'public'`,
    );
    expect(found.map(({ name }) => name).toSorted()).toEqual(cells.map(({ name }) => name).toSorted());
  });

  it.each(cells.map((cell, i) => [cell.name, cell.allowed, i] as const))('%s [P2]', (_name, allowed, i) => {
    const mine = cellOutcomes.slice(i * 12, i * 12 + 12);
    const seen = [0, 1, 2, 3].map((role) =>
      ['s', 'i', 'u'].filter((_letter, operation) => mine[operation * 4 + role] !== '42501').join(''),
    );
    // Nobody may insert a row for somebody else.
    expect(seen).toEqual(['', allowed, allowed.replace('i', ''), 'siu']);
  });

  it('each function runs for those it is meant for [P2]', async () => {
    const found = await database.query<{ name: string; allowed: string[] }>(
      `select f.oid::regprocedure::text as name,
         coalesce(json_agg(r.rolname order by r.rolname) filter (where has_function_privilege(r.oid, f.oid, 'execute')), '[]') as allowed
       from pg_proc f, pg_roles r
       where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and r.rolname in ('anon', 'authenticated')
       group by f.oid`,
    );
    expect(found.length).toBeGreaterThan(3);
    expect(Object.fromEntries(found.map(({ name, allowed }) => [name, allowed]))).toEqual({
      ...Object.fromEntries(found.map(({ name }) => [name, []])),
      ...functions,
    });
  });

  it('what a user writes into their metadata gives them no rights [P2]', async () => {
    expect(await attempts(database, [asUser(ada, 'select * from public.profiles')])).toEqual(['1']);
  });
}

describe('rows on PGlite', () => {
  rows(inPGlite);
});
describe.skipIf(!url)('rows on PostgreSQL', () => {
  rows(() => inPostgres(url));
});
