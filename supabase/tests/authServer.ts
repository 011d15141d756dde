import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readFileSync } from 'node:fs';
import { migrations } from '../sql.ts';

const { AUTH_SERVER: binary = '', TEST_DATABASE_URL: databases = '', PSQL: psql = 'psql' } = process.env;

/**
 * Supabase's own auth server is tried where AUTH_SERVER names its program and TEST_DATABASE_URL an empty PostgreSQL, which it
 * may give databases and roles. The tests that need it are skipped elsewhere.
 */
export const hasAuthServer = binary !== '' && databases !== '';

/** What the auth server asks its mailer to send. */
export interface AuthMail {
  to: string;
  /** The digits that a person types. */
  code: string;
  /** What the mail's link opens at the auth server. */
  link: string;
}

export const publicKey = 'sb_publishable_real';
const secret = 'a-secret-of-this-test-with-forty-letters';
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

async function listenLocally(server: ReturnType<typeof createServer>) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Takes the mails that the auth server hands on, and sends none. */
async function mailbox(settings: () => { url: string }) {
  const mails: AuthMail[] = [];
  async function take(request: IncomingMessage) {
    const { user, email_data: mail } = JSON.parse(await text(request));
    const link = new URL(`${settings().url}/auth/v1/verify`);
    link.searchParams.set('token', mail.token_hash);
    link.searchParams.set('type', mail.email_action_type);
    link.searchParams.set('redirect_to', mail.redirect_to);
    mails.push({ to: user.email, code: mail.token, link: link.href });
  }
  const server = createServer((request, response) => {
    void take(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
  });
  return { mails, port: await listenLocally(server), close: () => server.close() };
}

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

/** Starts the auth server on a database of its own, which has our migrations, with the settings of supabase/config.toml. */
export async function startAuthServer(siteUrl: string, environment: Readonly<Record<string, string>> = {}) {
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

  const box = await mailbox(() => ({ url: siteUrl }));
  // The port is free in the moment in which it is chosen.
  const chosen = createServer();
  const port = await listenLocally(chosen);
  chosen.close();
  await once(chosen, 'close');
  const settings = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseFor(owner, name),
    GOTRUE_DB_DRIVER: 'postgres',
    DB_NAMESPACE: 'auth',
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: String(port),
    API_EXTERNAL_URL: `${siteUrl}/auth/v1`,
    GOTRUE_SITE_URL: siteUrl,
    GOTRUE_JWT_SECRET: secret,
    GOTRUE_JWT_AUD: 'authenticated',
    GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
    GOTRUE_JWT_EXP: '3600',
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: 'true',
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '10',
    GOTRUE_SMTP_MAX_FREQUENCY: '1ms',
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: 'true',
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: 'true',
    GOTRUE_HOOK_SEND_EMAIL_ENABLED: 'true',
    GOTRUE_HOOK_SEND_EMAIL_URI: `http://127.0.0.1:${box.port}/`,
    GOTRUE_HOOK_SEND_EMAIL_SECRETS: `v1,whsec_${Buffer.from(secret).toString('base64')}`,
    GOTRUE_LOG_LEVEL: 'warn',
    ...environment,
  };
  execFileSync(binary, ['migrate'], { env: settings, stdio: 'pipe' });
  for (const sql of [projectWithoutAuth, ...migrations.map((each) => each.sql)]) runSql(own, sql);

  const running = spawn(binary, ['serve'], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (data) => (printed += String(data)));
  const server = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 30_000; ;) {
    if (
      await fetch(`${server}/health`)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      break;
    if (Date.now() > end || running.exitCode !== null)
      throw new Error(`The auth server does not run: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  return {
    mails: box.mails,
    /** Runs SQL as the owner of the database. */
    sql: (statement: string) => runSql(own, statement),
    /** A request to the project at `siteUrl`, answered by the auth server or by a function of the database. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const [, rpc] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
      if (rpc) return callFunction(own, rpc, request);
      if (!pathname.startsWith('/auth/v1/')) return new Response(null, { status: 404 });
      const body = await request.arrayBuffer();
      return fetch(`${server}${pathname.slice('/auth/v1'.length)}${search}`, {
        method: request.method,
        headers: request.headers,
        redirect: 'manual',
        ...(body.byteLength > 0 && { body }),
      });
    },
    async close() {
      const ended = once(running, 'exit');
      running.kill();
      await ended;
      box.close();
      runSql(databases, `drop database ${name};`);
    },
  };
}
