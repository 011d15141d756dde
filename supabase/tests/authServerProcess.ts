import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** Where the program of Supabase's own auth server is; empty where it is not to be tried. */
export const authServerProgram = process.env.AUTH_SERVER ?? '';

/** With what the auth server signs its tokens. */
export const jwtSecret = 'a-secret-of-this-test-with-forty-letters';

/** What the auth server asks its mailer to send. */
export interface AuthMail {
  to: string;
  /** What it is for: 'signup', 'recovery', 'reauthentication' … */
  type: string;
  /** The digits that a person types. */
  code: string;
  /** What the mail's link opens at the auth server. */
  link: string;
}

async function listenLocally(server: ReturnType<typeof createServer>) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Takes the mails that the auth server hands on, and sends none. */
async function mailbox(siteUrl: string, onMail: (mail: AuthMail) => void) {
  const mails: AuthMail[] = [];
  async function take(request: IncomingMessage) {
    const { user, email_data: mail } = JSON.parse(await text(request));
    const link = new URL(`${siteUrl}/auth/v1/verify`);
    link.searchParams.set('token', mail.token_hash);
    link.searchParams.set('type', mail.email_action_type);
    link.searchParams.set('redirect_to', mail.redirect_to);
    const taken = { to: user.email, type: mail.email_action_type, code: mail.token, link: link.href };
    mails.push(taken);
    onMail(taken);
  }
  const server = createServer((request, response) => {
    void take(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
  });
  return { mails, port: await listenLocally(server), close: () => server.close() };
}

interface AuthServerOptions {
  /** Where the app is, to which the links of mails lead. */
  siteUrl: string;
  /** The database with a schema `auth`, which the auth server fills, as a user who may do so. */
  databaseUrl: string;
  /** Called when the tables of auth are there, before the first request. */
  layOut: () => Promise<void>;
  /** Settings besides those of supabase/config.toml. */
  environment?: Readonly<Record<string, string>>;
  onMail?: (mail: AuthMail) => void;
}

/** Runs the auth server on a database, with the settings of supabase/config.toml. */
export async function runAuthServer(options: AuthServerOptions) {
  const { siteUrl, databaseUrl, layOut, environment, onMail = () => undefined } = options;
  const box = await mailbox(siteUrl, onMail);
  // The port is free in the moment in which it is chosen.
  const chosen = createServer();
  const port = await listenLocally(chosen);
  chosen.close();
  await once(chosen, 'close');
  const settings = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    GOTRUE_DB_DRIVER: 'postgres',
    DB_NAMESPACE: 'auth',
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: String(port),
    API_EXTERNAL_URL: `${siteUrl}/auth/v1`,
    GOTRUE_SITE_URL: siteUrl,
    GOTRUE_JWT_SECRET: jwtSecret,
    GOTRUE_JWT_AUD: 'authenticated',
    GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
    GOTRUE_JWT_EXP: '3600',
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: 'true',
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '10',
    GOTRUE_SMTP_MAX_FREQUENCY: '1ms',
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: 'true',
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: 'true',
    GOTRUE_HOOK_SEND_EMAIL_ENABLED: 'true',
    GOTRUE_HOOK_SEND_EMAIL_URI: `http://127.0.0.1:${box.port}/`,
    GOTRUE_HOOK_SEND_EMAIL_SECRETS: `v1,whsec_${Buffer.from(jwtSecret).toString('base64')}`,
    GOTRUE_LOG_LEVEL: 'warn',
    ...environment,
  };
  await promisify(execFile)(authServerProgram, ['migrate'], { env: settings });
  await layOut();

  const running = spawn(authServerProgram, ['serve'], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
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
    /** A request to /auth/v1 of the project at `siteUrl`. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
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
    },
  };
}
