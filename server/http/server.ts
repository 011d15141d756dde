// The folder server/http handles a request before it reaches the database: limits, checks and refusals. This file serves the app,
// its backend, the assistant and the mailbox at one address.

import { statSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { isBackendPath } from '../../build/backendPaths.ts';
import { revalidate, cacheControl } from '../../build/cacheHeaders.ts';
import type { EmbeddedBackend } from '../backend.ts';
import { refusedAtEntry } from './entry.ts';
import { healthCheck } from './health.ts';
import { originsOf } from './hosts.ts';
import { isClientGone } from './httpServer.ts';
import { localAssistant } from './localAssistant.ts';
import { type AnswerBilling, handleLocalRoute, type LocalChat } from './localRoutes.ts';

interface EmbeddedServerOptions {
  /** Resolves to the folder of the built app when it is ready. */
  app: Promise<string>;
  backend: Promise<EmbeddedBackend>;
  siteUrl: string;
  /** The headers that are sent with every file of the app. */
  headers: Readonly<Record<string, string>>;
  /** The version of the running release, for `/healthz`. */
  version?: string;
  /** Answers the agent's chat; by default about the accounts of `backend`. */
  answerChat?: LocalChat;
  /** Answers what concerns buying plans. Without it nobody does: plans are simulated, or not sold. */
  answerBilling?: AnswerBilling | undefined;
  /** Whether the disk has room for what may be written. */
  hasRoom?: () => Promise<boolean>;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** An ETag that differs between builds and encodings of a file, made without reading the file. */
function tag(path: string, context: Context) {
  const { size, mtimeMs } = statSync(path);
  const encoding = context.res.headers.get('content-encoding') ?? '';
  context.header('ETag', `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding}"`);
}

/** Serves the built app, its backend, its assistant and the mailbox at one origin. */
export function embeddedServer(options: EmbeddedServerOptions) {
  const { app, backend, siteUrl, headers, version = 'unknown', hasRoom = async () => true } = options;
  const answerChat = options.answerChat ?? localAssistant({ backend: () => backend });
  const origins = originsOf(siteUrl);
  const askDatabase = async () => (await backend).pg.query('select 1');
  const health = healthCheck({ askDatabase, hasRoom, version });
  const server = new Hono();
  server.use(async (context, next) => refusedAtEntry(context.req.raw, origins) ?? next());
  server.use(async (context, next) =>
    methods.includes(context.req.method) ? next() : refuse(context, 405, 'Method not allowed'),
  );
  server.get('/healthz', health);
  server.use(
    async (context, next) =>
      (await handleLocalRoute(context.req.raw, () => backend, answerChat, options.answerBilling)) ?? next(),
  );

  server.use(etag());
  server.use(async (context, next) => {
    // The library would try to read a range that the file does not have, and fail. Sending the whole file is always
    // allowed.
    context.req.raw.headers.delete('range');
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    context.header('Cache-Control', cacheControl(context.req.path));
    await next();
    // Set for uncompressed files too, because a cache must not give them to clients that prefer another encoding.
    context.header('Vary', 'Accept-Encoding');
  });
  const files = { precompressed: true, onFound: tag };
  server.get('*', async (context, next) => serveStatic({ root: await app, ...files })(context, next));
  server.get('*', async (context, next) => {
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
    const isPage = wantsPage && !isBackendPath(context.req.path);
    return isPage ? serveStatic({ path: `${await app}/index.html`, ...files })(context, next) : next();
  });
  server.notFound((context) => {
    context.header('Cache-Control', revalidate);
    return refuse(context, 404, 'Not found');
  });
  server.onError((error, context) => {
    if (!isClientGone(error)) console.error(error);
    return refuse(context, 500, 'Internal Server Error');
  });
  return server;
}

const refuse = (context: Context, code: 404 | 405 | 500, msg: string) => context.json({ code, msg }, code);
