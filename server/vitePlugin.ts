import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { isBackendPath } from '../build/backendPaths.ts';
import type { EmbeddedBackend } from './backend.ts';
import { dataDirectory } from './dataDirectory.ts';

/** Adds the backend to the development server's own port, once that is known. Resolves to a function that closes it. */
async function mount(
  { middlewares, config: { logger, env } }: ViteDevServer,
  http: NonNullable<ViteDevServer['httpServer']>,
) {
  // Imported here, so that builds do not load a database that they never open.
  const [
    { createEmbeddedBackend },
    { createDemoAccount, demoAccount },
    { refusedAtEntry },
    { originsOf },
    { optionsFromEnvironment },
    { startHousekeeping },
    services,
    { localAssistant },
    { applyBillingMode, billingAnswerer, billingSettings },
  ] = await Promise.all([
    import('./backend.ts'),
    import('./demoAccount.ts'),
    import('./http/entry.ts'),
    import('./http/hosts.ts'),
    import('./environment.ts'),
    import('./database/retention.ts'),
    import('./http/localRoutes.ts'),
    import('./http/localAssistant.ts'),
    import('./billing/billingMode.ts'),
  ]);
  // What is wrong with the options is told before anything is opened.
  const billing = billingSettings(env, process.env);
  const options = optionsFromEnvironment(process.env);
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = env;
  const answerChat = localAssistant({
    backend: () => backend,
    ...(url && key && { project: { url, key } }),
    environment: process.env,
  });
  const listening = new Promise<string>((resolve) => {
    http.once('listening', () => {
      const address = http.address();
      resolve(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
    });
  });

  let endHousekeeping = () => {};
  async function open(): Promise<EmbeddedBackend> {
    const siteUrl = await listening;
    const mailbox = siteUrl + services.mailboxPath;
    const backend = await createEmbeddedBackend({
      directory: dataDirectory(`${import.meta.dirname}/../.data`),
      siteUrl,
      ...options,
      supportEmail: String(env.VITE_SUPPORT_EMAIL ?? '').trim(),
      onMail: ({ to, subject }) => logger.info(`[mail] ${to}: ${subject} → ${mailbox}`),
    });
    try {
      await applyBillingMode(backend.pg, billing.mode);
      await createDemoAccount(backend);
      endHousekeeping = await startHousekeeping(backend);
    } catch (error) {
      await backend.close();
      throw error;
    }
    logger.info(`  Mailbox ${mailbox}, demo account ${demoAccount.email}, password ${demoAccount.password}`);
    return backend;
  }

  const backend = open();
  backend.catch((error: Error) => {
    logger.error(error.message);
    // The page would go on without any answer.
    process.exit(1);
  });
  const answerBilling = url
    ? undefined
    : billingAnswerer(
        billing,
        () => backend,
        () => listening,
      );
  const listen = getRequestListener(
    async (request) =>
      refusedAtEntry(request, originsOf(await listening)) ??
      (await services.handleLocalRoute(request, () => backend, answerChat, answerBilling)) ??
      new Response('Not found', { status: 404 }),
    { overrideGlobalObjects: false },
  );
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (isBackendPath(pathname)) void listen(request, response);
    else next();
  });
  return async () => {
    const { close } = await backend;
    endHousekeeping();
    await answerBilling?.close?.();
    await close();
  };
}

/** A Vite plugin that serves the backend of `npm start` from the development server. A build contains nothing of it. */
export function embeddedBackend(): Plugin {
  let close: (() => Promise<void>) | undefined;
  return {
    name: 'parley:embedded-backend',
    apply: 'serve',
    async configureServer(server) {
      // Storybook runs Vite inside its own server, and its stories bring their own stand-ins for the backend.
      if (!server.httpServer) return;
      close = await mount(server, server.httpServer).catch((error: unknown) => {
        // Vite prints the stack, which would hide the sentence that says what to do.
        if (error instanceof Error) error.stack = error.message;
        throw error;
      });
      // On Ctrl-C Vite ends at once, but the database must be closed first.
      process.once('SIGINT', () => void server.close().finally(() => process.exit()));
    },
    async closeServer() {
      await close?.();
    },
  };
}
