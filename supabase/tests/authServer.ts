import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { migrations } from '../sql.ts';
import { authServerProgram, runAuthServer } from './authServerProcess.ts';

const { TEST_DATABASE_URL: databases = '', PSQL: psql = 'psql' } = process.env;

/**
 * Supabase's own auth server is tried where AUTH_SERVER names its program and TEST_DATABASE_URL an empty PostgreSQL, which it
 * may give databases and roles. The tests that need it are skipped elsewhere.
 */
export const hasAuthServer = authServerProgram !== '' && databases !== '';

export const publicKey = 'sb_publishable_real';
const owner = 'parley_auth_server';

/** The part of a project that its auth server lays out by itself is left out of our stand-in for a project. */
const projectWithoutAuth = readFileSync(`${import.meta.dirname}/stub.sql`, 'utf8')
  .replace('create schema auth;', '')
  .replace(/create table auth\.\w+ \([^;]*\);/g, '')
  .replace(/create (unique )?index on auth\.[^;]*;/g, '')
  .replace(/create function auth\.uid\(\)[^$]*\$\$[^$]*\$\$;/, '');

function databaseFor(user: string, name: string) {
  const url = new URL(databases);
  url.pathname = `/${name}`;
  if (user) url.searchParams.set('user', user);
  return url.href;
}

const runSql = (url: string, sql: string) =>
  execFileSync(psql, [url, '-v', 'ON_ERROR_STOP=1', '-qAt', '-f', '-'], {
    input: sql,
    encoding: 'utf8',
    env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning', PGTZ: 'UTC' },
  });

/** Runs a function of the database as the project's REST interface does: with the rights of who asks, and with the token's claims. */
async function callFunction(url: string, name: string, request: Request): Promise<Response> {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  const claims = payload && Buffer.from(payload, 'base64url').toString();
  const given = Object.entries((await request.json().catch(() => ({}))) as Record<string, unknown>);
  const quoted = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
  const args = given.map(([key, value]) => `${key} => ${quoted(value)}`).join(', ');
  try {
    const said = runSql(
      url,
      `\\set VERBOSITY verbose
       begin;
       set local role ${claims ? 'authenticated' : 'anon'};
       set local request.jwt.claims = ${quoted(claims || '{}')};
       select json_build_object(
         'set', (select proretset from pg_proc where proname = ${quoted(name)}),
         'rows', coalesce((select json_agg(answer) from public.${name}(${args}) answer), '[]'));
       commit;`,
    );
    const { set, rows } = JSON.parse(said);
    return Response.json(set ? rows : rows[0]);
  } catch (error) {
    const [, code = ''] = /ERROR: +(\w{5}):/.exec(String(error)) ?? [];
    return Response.json({ code, message: String(error) }, { status: claims ? 400 : 401 });
  }
}

/** Starts the auth server on a database of its own, which has our migrations. */
export async function startAuthServer(siteUrl: string) {
  const name = `parley_auth_${process.pid}`;
  const own = databaseFor('', name);
  runSql(
    databases,
    `drop database if exists ${name};
     create database ${name};
     do $$ begin
       if not exists (select from pg_roles where rolname = '${owner}') then create role ${owner} superuser login; end if;
     end $$;
     alter role ${owner} in database ${name} set search_path = auth;`,
  );
  runSql(own, `create schema auth authorization ${owner};`);
  const server = await runAuthServer({
    siteUrl,
    databaseUrl: databaseFor(owner, name),
    async layOut() {
      for (const sql of [projectWithoutAuth, ...migrations.map((each) => each.sql)]) runSql(own, sql);
    },
  });
  return {
    mails: server.mails,
    /** Runs SQL as the owner of the database. */
    sql: (statement: string) => runSql(own, statement),
    /** A request to the project at `siteUrl`, answered by the auth server or by a function of the database. */
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const [, rpc] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
      if (rpc) return callFunction(own, rpc, request);
      return pathname.startsWith('/auth/v1/') ? server.fetch(request) : new Response(null, { status: 404 });
    },
    async close() {
      await server.close();
      runSql(databases, `drop database ${name};`);
    },
  };
}
