import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { refusedPath } from '../server/http/entry.ts';

interface CatalogueOptions {
  /** Where `storybook build` put the catalogue. */
  folder: string;
  /** The path below which it answers: `/` or such as `/catalogue/`. */
  basePath?: string;
  /** 0: any free one. */
  port?: number;
}

/** Answers with the files of a built catalogue, as a host for static files would. */
export function catalogueApp({ folder, basePath = '/' }: CatalogueOptions) {
  const app = new Hono();
  app.use(async (context, next) => refusedPath(context.req.raw) ?? next());
  app.use(async (context, next) => {
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    // Only these files have a hash in their names, so only they may be cached forever.
    const isHashed = context.req.path.startsWith(`${basePath}assets/`);
    context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    await next();
  });
  // Its own files are found relative to it, so that the slash matters.
  if (basePath !== '/') app.get(basePath.slice(0, -1), (context) => context.redirect(basePath));
  app.get(
    `${basePath}*`,
    serveStatic({ root: folder, rewriteRequestPath: (path) => join('/', path.slice(basePath.length)) }),
  );
  app.notFound((context) => {
    context.header('Cache-Control', 'no-cache');
    return context.text('Not found', 404);
  });
  return app;
}

export async function serveCatalogue(options: CatalogueOptions) {
  const server = createAdaptorServer({ fetch: catalogueApp(options).fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${options.basePath ?? '/'}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
