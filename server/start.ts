import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { readRelease } from '../build/readRelease.ts';
import { securityHeaders } from '../build/securityHeaders.ts';
import { providerNames } from '../src/services/providers.ts';
import { productName } from '../src/services/product.ts';
import { createEmbeddedBackend } from './backend.ts';
import { buildAppIfChanged } from './buildIfChanged.ts';
import { applyBillingMode, billingAnswerer, billingSettings } from './billing/billingMode.ts';
import { dataDirectory } from './dataDirectory.ts';
import { createDemoAccount, demoAccount } from './demoAccount.ts';
import { optionsFromEnvironment } from './environment.ts';
import { createHttpServer } from './http/httpServer.ts';
import { readBoolean } from './assistant/readBoolean.ts';
import { attachmentsFromEnvironment, modelFromEnvironment } from './assistant/model/modelSettings.ts';
import { callsFromEnvironment } from './assistant/calls/callSettings.ts';
import { localAssistant } from './http/localAssistant.ts';
import { embeddedServer } from './http/server.ts';
import { startHousekeeping } from './database/retention.ts';
import { freeDiskBytes, reserveBytes } from './database/diskSpace.ts';
import { mailboxPath } from './http/localRoutes.ts';

const report = (error: unknown) => console.error(error instanceof Error ? error.message : error);

function exitWith(error: unknown): never {
  report(error);
  process.exit(1);
}

const [argument] = process.argv.slice(2);
if (argument !== undefined)
  exitWith(
    `npm start takes no arguments such as '${argument}'. Its settings are environment variables, such as PORT=3001 npm start: docs/development.md has them all.`,
  );

function portFrom(value = '3000') {
  const port = Number(value);
  if (value.trim() !== '' && Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  return exitWith(
    `PORT is '${value}', which is not a port. Set it to a number from 0 to 65535, such as PORT=3000.`,
  );
}

const port = portFrom(process.env.PORT);
const directory = dataDirectory();
const values = loadEnv('production', resolve(import.meta.dirname, '..'), 'VITE_');
let headers: Record<string, string>;
let version: string;
let options: ReturnType<typeof optionsFromEnvironment>;
let billing: ReturnType<typeof billingSettings>;
try {
  options = optionsFromEnvironment(process.env);
  billing = billingSettings(values, process.env);
  // Only to tell what is wrong with it before anything is opened.
  attachmentsFromEnvironment((name) => process.env[name]);
  callsFromEnvironment((name) => process.env[name]);
  modelFromEnvironment((name) => process.env[name]);
  readBoolean('ASSISTANT_KEEP_REFUSED', process.env.ASSISTANT_KEEP_REFUSED);
  headers = securityHeaders(values);
  ({ version } = readRelease(loadEnv('production', resolve(import.meta.dirname, '..'), '')));
} catch (error) {
  exitWith(error);
}

const hasRoom = async () => (await freeDiskBytes(directory)) >= reserveBytes;

/** Everything that this process serves, once its port is known. */
function application(siteUrl: string) {
  const backend = createEmbeddedBackend({
    directory,
    siteUrl,
    ...options,
    supportEmail: values.VITE_SUPPORT_EMAIL?.trim(),
    onMail: ({ to, subject }) => console.log(`[mail] ${to}: ${subject} → ${siteUrl}${mailboxPath}`),
  });
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = values;
  const answerChat = localAssistant({
    backend: () => backend,
    ...(url && key && { project: { url, key } }),
    environment: process.env,
  });
  const app = buildAppIfChanged(values);
  const answerBilling = url
    ? undefined
    : billingAnswerer(
        billing,
        () => backend,
        () => siteUrl,
      );
  async function prepareBackend() {
    await applyBillingMode((await backend).pg, billing.mode);
    await createDemoAccount(await backend);
    await startHousekeeping(await backend);
  }
  // At the same time: nobody would handle a build that fails while the backend is still being opened.
  const ready = Promise.all([prepareBackend(), app]);
  const server = embeddedServer({
    app,
    backend,
    siteUrl,
    headers,
    version,
    hasRoom,
    answerChat,
    answerBilling,
  });
  const close = async () => {
    await answerBilling?.close?.();
    await (await backend).close();
  };
  return { ready, server, close };
}

let running: ReturnType<typeof application> | undefined;
const http = createHttpServer(
  (request) => running?.server.fetch(request) ?? new Response(null, { status: 503 }),
);

/** Waits for pending writes, so that the next start finds a database that was closed. */
async function stop(close: () => Promise<void>, exitCode = 0) {
  http.close();
  await close();
  process.exit(exitCode);
}

http.on('error', (error: NodeJS.ErrnoException) =>
  exitWith(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
      : error,
  ),
);
http.listen(port, '127.0.0.1', () => {
  const address = http.address();
  const siteUrl = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  running = application(siteUrl);
  const { ready, close } = running;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(close).catch(exitWith));
  function fail(error: unknown) {
    report(error);
    // Where the backend itself could not be opened there is nothing to close.
    void stop(close, 1).catch(() => process.exit(1));
  }
  ready.then(() => {
    const accounts = values.VITE_SUPABASE_URL
      ? `  Accounts  those of ${values.VITE_SUPABASE_URL}`
      : `  Mailbox   ${siteUrl}${mailboxPath}
  Demo      ${demoAccount.email}, password ${demoAccount.password}${
    billing.mode === 'stripe' && !billing.stripeKey
      ? `
  Payments  ${siteUrl}/_local/pay, a test: no card is charged`
      : ''
  }${
    options.providers?.length
      ? `
  Sign-ins  with ${options.providers.map((name) => providerNames[name]).join(' and ')}, a test: whoever opens the app can sign in as anybody`
      : ''
  }

Data is kept in ${directory}.`;
    console.log(`
${productName} is running. Ctrl-C stops it.

  App       ${siteUrl}
${accounts}
`);
  }, fail);
});
