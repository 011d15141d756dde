import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisor, lints, ourSchemas } from './lints.ts';
import { grantsOf, migrations, rightsAtLineStart } from './sql.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;
const bad = readFileSync(`${import.meta.dirname}/tests/bad.sql`, 'utf8');

/** What each lint complains about in supabase/tests/bad.sql. */
const complaints: Readonly<Record<keyof typeof lints, readonly string[]>> = {
  rls_disabled_in_public: ['open_to_all', 'policy_asleep'],
  policy_exists_rls_disabled: ['policy_asleep'],
  rls_enabled_no_policy: ['nobody'],
  auth_rls_initplan: ['sloppy: per row'],
  multiple_permissive_policies: ['sloppy authenticated r'],
  rls_references_user_metadata: ['sloppy: metadata'],
  rls_policy_always_true: ['sloppy: anybody'],
  public_bucket_allows_listing: ['storage.objects: list everything'],
  function_search_path_mutable: ['free_for_all()'],
  anon_security_definer_function_executable: ['free_for_all()'],
  security_definer_view: ['everybody'],
  auth_users_exposed: ['everybody'],
  materialized_view_in_api: ['counted'],
  foreign_table_in_api: ['far_away'],
  unindexed_foreign_keys: ['sloppy: sloppy_owner_fkey'],
  duplicate_index: ['sloppy_kind, sloppy_kind_again'],
  no_primary_key: ['private.keyless'],
  extension_in_public: ['file_fdw'],
  update_policy_without_check: ['sloppy: no check'],
  function_executable_by_public: ['free_for_all()'],
};

/** Checks the schema as the advisors of a hosted database do. */
function schema(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('the database advisors find nothing [P2]', async () => {
    expect(await database.query(advisor)).toEqual([]);
  });

  it('visitors are granted nothing in public, and users no more than their columns [P2]', async () => {
    const grants = await database.query<{ grant: string }>(
      `select concat(grantee, ' ', table_name, ' ', privilege_type) as grant
       from information_schema.role_table_grants
       where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC') order by 1`,
    );
    expect(grants.map(({ grant }) => grant)).toEqual([
      'authenticated activity SELECT',
      'authenticated billing_info SELECT',
      'authenticated conversation_entries DELETE',
      'authenticated conversation_entries SELECT',
      'authenticated conversations DELETE',
      'authenticated conversations SELECT',
      'authenticated invoices SELECT',
      'authenticated payment_history SELECT',
      'authenticated preferences SELECT',
      'authenticated profiles SELECT',
      'authenticated subscriptions SELECT',
      'authenticated support_requests SELECT',
    ]);
  });

  it('repeating the grants, as the embedded database does at each start, changes no right [P2]', async () => {
    const rights = () =>
      database.query(
        `select name, grantee::regrole::text, privilege_type
         from (
           select oid::regclass::text as name, relacl as acl, relowner as owner from pg_class where relnamespace in ${ourSchemas}
           union all select concat(attrelid::regclass, '.', attname), attacl, relowner
             from pg_attribute join pg_class c on c.oid = attrelid where relnamespace in ${ourSchemas}
           union all select oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)), proowner
             from pg_proc where pronamespace in ${ourSchemas}
           union all select nspname, nspacl, nspowner from pg_namespace where oid in ${ourSchemas}
         ) a, aclexplode(acl) where grantee <> owner order by 1, 2, 3`,
      );
    const before = await rights();
    await database.query('grant all on all tables in schema public to anon, authenticated');
    expect(await rights()).not.toEqual(before);
    await database.query(grantsOf(migrations));
    expect(await rights()).toEqual(before);
  });

  it('a migration begins a line with each grant, where it is found for repeating [P2]', () => {
    const left = migrations.map(({ sql }) =>
      [/--.*$/gm, /\$(\w*)\$.*?\$\1\$/gs, rightsAtLineStart].reduce(
        (text, part) => text.replaceAll(part, ''),
        sql,
      ),
    );
    expect(left.filter((text) => /\b(grant|revoke)\b/i.test(text))).toEqual([]);
  });

  it('a new table starts with nothing granted [P2]', async () => {
    await database.query('create table public.later (id int)');
    const [later] = await database.query<{ open: boolean }>(
      `select has_table_privilege('anon', 'public.later', 'select') or has_table_privilege('authenticated', 'public.later', 'insert') as open`,
    );
    await database.query('drop table public.later');
    expect(later).toEqual({ open: false });
  });

  describe('made bad', () => {
    beforeAll(async () => void (await database.query(bad)));

    it.each(Object.entries(complaints))('%s is noticed [P2]', async (lint, objects) => {
      const found = await database.query<{ object: string }>(lints[lint] ?? '');
      expect(found.map(({ object }) => object).toSorted()).toEqual(objects);
    });

    it('every lint is shown to fail [P2]', () => {
      expect(Object.keys(lints).toSorted()).toEqual(Object.keys(complaints).toSorted());
    });
  });
}

describe('the schema on PGlite', () => {
  schema(inPGlite);
});
describe.skipIf(!url)('the schema on PostgreSQL', () => {
  schema(() => inPostgres(url));
});
