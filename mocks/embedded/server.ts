import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { EmbeddedBackend } from './backend.ts';
import { foreign, originsOf } from './hosts.ts';
import { answerLocally } from './services.ts';

interface EmbeddedServerOptions {
  /** The folder of the built app; resolves when it is there. */
  app: Promise<string>;
  backend: Promise<EmbeddedBackend>;
  siteUrl: string;
  /** Sent with every file of the app. */
  headers: Readonly<Record<string, string>>;
}

/** One origin for the built app, its backend, its assistant and the mailbox. */
export function embeddedServer({ app, backend, siteUrl, headers }: EmbeddedServerOptions) {
  const origins = originsOf(siteUrl);
  const server = new Hono();
  server.use(async (context, next) => foreign(context.req.raw, origins) ?? next());
  server.use(async (context, next) => (await answerLocally(context.req.raw, () => backend)) ?? next());

  server.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    // Files of the build carry a hash in their names; everything else is asked for anew.
    const isHashed = context.req.path.startsWith('/assets/');
    context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    await next();
  });
  server.get('*', async (context, next) => serveStatic({ root: await app })(context, next));
  server.get('*', async (context, next) => {
    const isPage = context.req.header('accept')?.includes('text/html') ?? false;
    return isPage ? serveStatic({ path: `${await app}/index.html` })(context, next) : next();
  });
  server.notFound((context) => {
    context.header('Cache-Control', 'no-cache');
    return context.text('Not found', 404);
  });
  return server;
}
