import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from './tests/database.ts';

/** What the hosting database's own advisors would complain about. */
describe('[P2] the schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await inPGlite();
  });
  afterAll(() => database.close());

  it('has row-level security on every table in public', async () => {
    const tables = await database.query(
      `select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    expect(tables).toEqual(
      ['billing_info', 'payment_history', 'profiles'].map((relname) => ({ relname, relrowsecurity: true })),
    );
  });

  it('evaluates auth.uid() once per query, never reads metadata, and checks what an update leaves', async () => {
    const policies = await database.query<{
      name: string;
      command: string;
      rule: string;
      check: string | null;
    }>(
      `select policyname as name, cmd as command, concat(qual, ' ', with_check) as rule, with_check as check
       from pg_policies`,
    );
    const count = (text: string, part: string) => text.split(part).length - 1;
    const wrong = policies.filter(
      ({ command, rule, check }) =>
        count(rule, 'SELECT auth.uid()') !== count(rule, 'auth.uid()') ||
        rule.includes('metadata') ||
        (command === 'UPDATE' && check === null),
    );
    expect(policies.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('pins the search path of every function', async () => {
    const functions = await database.query<{ path: string | null }>(
      `select array_to_string(proconfig, ',') as path from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    expect(functions.length).toBeGreaterThan(3);
    expect(new Set(functions.map(({ path }) => path))).toEqual(new Set(['search_path=""']));
  });

  it('grants visitors nothing in public, and users no more than their columns', async () => {
    const grants = await database.query<{ grant: string }>(
      `select concat(grantee, ' ', table_name, ' ', privilege_type) as grant
       from information_schema.role_table_grants
       where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC') order by 1`,
    );
    expect(grants.map(({ grant }) => grant)).toEqual([
      'authenticated billing_info SELECT',
      'authenticated payment_history SELECT',
      'authenticated profiles SELECT',
    ]);
    const columns = await database.query<{ grant: string }>(
      `select concat(privilege_type, ' ', table_name, '.', column_name) as grant
       from information_schema.role_column_grants
       where table_schema = 'public' and grantee = 'authenticated' and privilege_type <> 'SELECT' order by 1`,
    );
    expect(columns.map(({ grant }) => grant)).toEqual([
      'INSERT profiles.avatar_url',
      'INSERT profiles.description',
      'INSERT profiles.full_name',
      'INSERT profiles.id',
      'INSERT profiles.location',
      'INSERT profiles.updated_at',
      'UPDATE billing_info.payment_method',
      'UPDATE profiles.avatar_url',
      'UPDATE profiles.description',
      'UPDATE profiles.full_name',
      'UPDATE profiles.location',
      'UPDATE profiles.updated_at',
    ]);
  });

  it('lets a table made later start with nothing granted', async () => {
    await database.query('create table public.later (id int)');
    const [later] = await database.query<{ open: boolean }>(
      `select has_table_privilege('anon', 'public.later', 'select') or has_table_privilege('authenticated', 'public.later', 'insert') as open`,
    );
    expect(later).toEqual({ open: false });
  });
});
