import type { PGlite } from '@supabase/lite/pglite';
import { standInUsersTable } from '../auth/providers/standInUsers.ts';

/**
 * Rows that belong to this installation and not to its users: settings that only a demonstration has, what was used, and
 * what its users have at its own payment provider, where nobody pays: it is simulated, or a test. The days of payments
 * are added up anew where the payments arrive.
 */
const staysHere = [
  'public.subscriptions',
  'public.invoices',
  'private.settings',
  'private.chat_turns',
  'private.plan_limits',
  'private.address_key',
  'private.usage_after_deletion',
  'private.calls',
  'private.payment_days',
  'private.payment_months',
  'private.billing_customers',
  'private.billing_events',
  'private.billing_turns',
];

/** The columns of a target table, each with the SQL expression for its value in this database. */
type Columns = Readonly<Record<string, string>>;

const asTheyAre = (names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, name]));
const same = (names: string) => asTheyAre(names.split(' '));

/**
 * An account that was ever signed in to with a stand-in for Google or GitHub, where anybody may type any address: nothing of it is
 * proven to be its owner's. A real account there would have another number, so its identities stay here.
 */
const hadStandIn = (userId: string) =>
  `exists (select from auth.stand_in_users s where s.user_id = ${userId})`;

/**
 * The columns of a hosted project's auth.users that may be written. Its auth server cannot read a user whose tokens are
 * null, and finds nobody without this instance, audience and role. Tokens of pending mails are left out, because they
 * were signed here.
 */
const userColumns: Columns = {
  instance_id: "'00000000-0000-0000-0000-000000000000'",
  ...same('id'),
  aud: "'authenticated'",
  role: "'authenticated'",
  ...same('email'),
  encrypted_password: "coalesce(encrypted_password, '')",
  email_confirmed_at: `case when ${hadStandIn('users.id')} then null else email_confirmed_at end`,
  ...same('invited_at last_sign_in_at phone phone_confirmed_at'),
  confirmation_token: "''",
  recovery_token: "''",
  email_change: "''",
  email_change_token_new: "''",
  email_change_token_current: "''",
  phone_change: "''",
  phone_change_token: "''",
  reauthentication_token: "''",
  raw_app_meta_data: `coalesce(raw_app_meta_data, '{}') || '{"provider": "email", "providers": ["email"]}'`,
  raw_user_meta_data: `case when ${hadStandIn('users.id')}
    then coalesce(raw_user_meta_data, '{}') - '{iss,sub,provider_id,email_verified}'::text[]
    else coalesce(raw_user_meta_data, '{}') end`,
  ...same('banned_until deleted_at is_sso_user is_anonymous created_at updated_at'),
};

const identityColumns: Columns = {
  ...same('id user_id provider provider_id'),
  identity_data: `case when ${hadStandIn('identities.user_id')}
    then identity_data || '{"email_verified": false}' else identity_data end`,
  ...same('last_sign_in_at created_at updated_at'),
};

/**
 * A hosted project's auth server reads a key as it is stored here, in base 32, and encrypts it with the next code if it is
 * set up to. A factor that was not confirmed protects nothing.
 */
const factorColumns = same('id user_id friendly_name factor_type status created_at updated_at secret');

interface RowChoice {
  /** An SQL condition: the other rows stay here. */
  where?: string | undefined;
  /** The SQL expression by which the rows are sorted. */
  order?: string | undefined;
}

interface Part {
  columns?: Columns;
  where?: string;
}

/**
 * Tables of which only a part is written. A plan that came along would be a gift for ever, because the hosted project's
 * payment provider knows nothing of it and never ends it.
 */
const parts: Readonly<Record<string, Part>> = {
  'public.billing_info': {
    columns: { ...same('user_id'), subscription_plan: "'free'", subscription_status: "'active'" },
  },
  'public.payment_history': {
    where: 'id not in (select private.payment_of_invoice(i) from public.invoices i)',
  },
};

interface Table {
  /** The name with its schema, quoted where needed. */
  name: string;
  columns: readonly string[];
  /** The columns whose values come from a sequence. */
  numbered: readonly string[];
  /**
   * The key, where the database numbers the rows and nothing refers to them. It is in neither list above: the importing
   * database may have rows with the same numbers, so it numbers these anew, in the same order.
   */
  counter: string | null;
  /** The other tables that its rows refer to. */
  needs: readonly string[];
}

/** All tables of the app, each after those that its rows refer to. */
async function tablesOf(pg: PGlite): Promise<Table[]> {
  const { rows } = await pg.query<Table>(
    `with ours as (
       select c.oid, format('%I.%I', n.nspname, c.relname) as name,
         (select attname from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
          where a.attrelid = c.oid and a.attidentity <> '' and i.indkey::text = a.attnum::text
            and not exists (select from pg_constraint f where f.confrelid = c.oid and f.contype = 'f')) as counter
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relispartition
     )
     select name, quote_ident(counter) as counter,
       (select json_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = oid and attnum > 0 and not attisdropped and attgenerated = ''
          and attname is distinct from counter) as columns,
       (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
        where attrelid = oid and attnum > 0 and not attisdropped
          and attname is distinct from counter and pg_get_serial_sequence(name, attname) is not null) as numbered,
       (select coalesce(json_agg(distinct other.name), '[]') from pg_constraint f join ours other on other.oid = f.confrelid
        where f.conrelid = ours.oid and f.contype = 'f' and f.conrelid <> f.confrelid) as needs
     from ours order by name`,
  );
  const left = rows.filter(({ name }) => !staysHere.includes(name));
  const sorted: Table[] = [];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const next = left.findIndex(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (next < 0)
      throw new Error(`These tables refer to one another in a circle: ${[...waiting].join(', ')}.`);
    sorted.push(...left.splice(next, 1));
  }
  return sorted;
}

/** One statement per row. The database itself writes the values as literals, so no text can end its quotes. */
async function inserts(
  pg: PGlite,
  table: string,
  columns: Columns,
  { where = 'true', order = '1' }: RowChoice = {},
): Promise<string[]> {
  const values = Object.values(columns).map((expression) => `quote_nullable((${expression})::text)`);
  const { rows } = await pg.query<{ row: string }>(
    `select concat_ws(', ', ${values.join(', ')}) as row from ${table} where ${where} order by ${order}`,
  );
  const into = `insert into ${table} (${Object.keys(columns).join(', ')}) overriding system value values`;
  return rows.map(({ row }) => `${into} (${row});`);
}

export interface ExportedRows {
  /** The statements, all in one transaction. */
  sql: string;
  /** How many rows of each table it contains. */
  counts: Readonly<Record<string, number>>;
}

/**
 * The accounts with their password hashes and second factors and every row of the app, as SQL for a project with the same migrations.
 * The caller takes back the transaction in which it is called.
 * Triggers do not run during the import, so that rows arrive unchanged. Sessions, plans and what belongs to this
 * installation are left out.
 */
export async function rowsAsSql(pg: PGlite, heading: string): Promise<ExportedRows> {
  // A folder that was not started since an update may lack it.
  await pg.exec(standInUsersTable);
  // The importing database must understand the literals, whatever its settings are.
  await pg.exec(
    `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'`,
  );
  const counts: Record<string, number> = {};
  const statements: string[] = [];
  const add = async (table: string, columns: Columns, choice?: RowChoice) => {
    const rows = await inserts(pg, table, columns, choice);
    counts[table] = rows.length;
    statements.push(`-- ${table}: ${rows.length}`, ...rows);
  };

  await add('auth.users', userColumns);
  await add('auth.identities', identityColumns, { where: "provider = 'email'" });
  await add('auth.mfa_factors', factorColumns, { where: "status = 'verified'" });
  for (const { name, columns, numbered, counter } of await tablesOf(pg)) {
    await add(name, parts[name]?.columns ?? asTheyAre(columns), {
      where: parts[name]?.where,
      ...(counter !== null && { order: counter }),
    });
    for (const column of numbered)
      statements.push(
        `select setval(pg_get_serial_sequence('${name}', '${column}'), max("${column}")) from ${name} having count(*) > 0;`,
      );
  }
  const sql = [
    ...heading.split('\n').map((line) => `-- ${line}`),
    'begin;',
    'set local session_replication_role = replica;',
    ...statements,
    'commit;',
  ];
  return { sql: `${sql.join('\n')}\n`, counts };
}
