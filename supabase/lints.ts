/** The schemas of this app, exposed by the API or not. All others belong to the platform. */
export const ourSchemas = `('public'::regnamespace, 'private'::regnamespace)`;

/** The policies in these schemas, with the text of both of their conditions. */
const policies = `(
  select p.*, c.relname, c.relrowsecurity, p.polrelid::regclass::text || ': ' || p.polname as label,
    lower(concat(pg_get_expr(p.polqual, p.polrelid), ' ', pg_get_expr(p.polwithcheck, p.polrelid))) as rule
  from pg_policy p join pg_class c on c.oid = p.polrelid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace)
) p`;

/** The functions in these schemas, without those of extensions. */
const functions = `(
  select f.* from pg_proc f
  where pronamespace in ${ourSchemas}
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = f.oid and deptype = 'e')
) f`;

const perQuery = '(auth\\.\\w+|private\\.\\w+|current_setting)\\(';

/**
 * The checks of a hosted database's advisors, under their names, and two checks of this app at the end. Each is a
 * query for the objects that it complains about, in a column `object`.
 */
export const lints: Readonly<Record<string, string>> = {
  rls_disabled_in_public: `
    select oid::regclass::text as object from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,

  policy_exists_rls_disabled: `select distinct polrelid::regclass::text as object from ${policies} where not relrowsecurity`,

  rls_enabled_no_policy: `
    select c.oid::regclass::text as object from pg_class c
    where relnamespace in ${ourSchemas} and relkind in ('r', 'p') and relrowsecurity
      and not exists (select from pg_policy where polrelid = c.oid)`,

  auth_rls_initplan: `
    select label as object from ${policies}
    where regexp_count(rule, '${perQuery}') <> regexp_count(rule, 'select \\(*${perQuery}')`,

  multiple_permissive_policies: `
    select concat_ws(' ', p.polrelid::regclass, r.rolname, command) as object
    from ${policies}
    join pg_roles r on r.rolname in ('anon', 'authenticated') and (r.oid = any (polroles) or 0::oid = any (polroles))
    cross join unnest(case polcmd when '*' then array['r', 'a', 'w', 'd'] else array[polcmd::text] end) command
    where polpermissive group by 1 having count(*) > 1`,

  rls_references_user_metadata: `select label as object from ${policies} where rule ~ 'user_?meta_?data'`,

  rls_policy_always_true: `
    select label as object from ${policies}
    where polpermissive and polcmd <> 'r'
      and 'true' in (pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))`,

  // A restrictive policy lets nobody in, so it cannot allow listing.
  public_bucket_allows_listing: `
    select label as object from ${policies}
    where polpermissive and relname = 'objects' and polcmd in ('r', '*') and rule !~ 'auth\\.uid\\('
      and exists (select from storage.buckets where public)`,

  function_search_path_mutable: `
    select oid::regprocedure::text as object from ${functions}
    where not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`,

  anon_security_definer_function_executable: `
    select oid::regprocedure::text as object from ${functions}
    where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('anon', oid, 'execute')`,

  security_definer_view: `
    select oid::regclass::text as object from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'
      and not coalesce(array_to_string(reloptions, ',') ~* 'security_invoker=(true|on|yes|1)', false)`,

  auth_users_exposed: `
    select distinct c.oid::regclass::text as object
    from pg_depend d
    join pg_rewrite r on r.oid = d.objid and d.classid = 'pg_rewrite'::regclass
    join pg_class c on c.oid = r.ev_class
    where d.refobjid = 'auth.users'::regclass and c.relnamespace = 'public'::regnamespace
      and (has_table_privilege('anon', c.oid, 'select') or has_table_privilege('authenticated', c.oid, 'select'))`,

  materialized_view_in_api: `
    select oid::regclass::text as object from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'm'
      and (has_table_privilege('anon', oid, 'select') or has_table_privilege('authenticated', oid, 'select'))`,

  foreign_table_in_api: `
    select oid::regclass::text as object from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'f'
      and (has_table_privilege('anon', oid, 'select') or has_table_privilege('authenticated', oid, 'select'))`,

  unindexed_foreign_keys: `
    select conrelid::regclass::text || ': ' || conname as object from pg_constraint k
    where connamespace in ${ourSchemas} and contype = 'f' and not exists (
      select from pg_index
      where indrelid = k.conrelid and indpred is null
        -- Its first columns are the key's, in whatever order.
        and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(k.conkey)] @> k.conkey)`,

  duplicate_index: `
    select string_agg(indexrelid::regclass::text, ', ' order by indexrelid::regclass::text) as object
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace in ${ourSchemas}
    group by indrelid, substring(pg_get_indexdef(indexrelid) from ' USING .*$') having count(*) > 1`,

  no_primary_key: `
    select oid::regclass::text as object from pg_class c
    where relnamespace in ${ourSchemas} and relkind in ('r', 'p')
      and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,

  extension_in_public: `select extname::text as object from pg_extension where extnamespace = 'public'::regnamespace`,

  update_policy_without_check: `
    select label as object from ${policies} where polcmd in ('w', '*') and polqual is not null and polwithcheck is null`,

  // Postgres lets everybody run a new function until a migration revokes that.
  function_executable_by_public: `
    select oid::regprocedure::text as object from ${functions}
    where exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`,
};

/** All lints in one query, with the columns `lint` and `object`. */
export const advisor = Object.entries(lints)
  .map(([name, sql]) => `select '${name}' as lint, object from (${sql}) "${name}"`)
  .join('\nunion all\n');
