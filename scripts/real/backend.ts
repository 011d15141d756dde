import { AsyncLocalStorage } from 'node:async_hooks';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { EmbeddedBackend } from '../../server/backend.ts';
import { parsers, roles, serverFor } from '../../server/database/database.ts';
import { mutex } from '../../server/database/mutex.ts';
import { guardStatements } from '../../server/database/statements.ts';
import { actorSetting } from '../../server/http/actorSetting.ts';
import { toHostedResponse } from '../../server/http/hostedResponses.ts';
import { readRequest } from '../../server/http/requests.ts';
import { deletionMailOf, saysDeleted } from '../../server/mail/deletionMail.ts';
import { mailbox } from '../../server/mail/mailbox.ts';
import { memoryFiles, storageAdapter } from '../../server/storage/storage.ts';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';
import { grantsOf, migrations, seed } from '../../supabase/sql.ts';
import { type AuthMail, jwtSecret, runAuthServer } from '../../supabase/tests/authServerProcess.ts';
import { openDatabaseSocket } from './databaseSocket.ts';
import { gitHubSettings } from './gitHub.ts';

const written = ({ to, type, link, code }: AuthMail) => ({
  to,
  subject: `Mail of the auth server: ${type}`,
  text: type === 'reauthentication' ? code : `${link}\n\n${code}`,
});

/**
 * The backend of `npm start` with Supabase's own auth server in the place of ours. Both work on one database in memory, from
 * which @supabase/lite answers for rows and pictures.
 */
export async function realBackend(
  siteUrl: string,
  environment: Readonly<Record<string, string>>,
): Promise<EmbeddedBackend> {
  const box = mailbox(() => undefined);
  const files = memoryFiles();
  const connection = await createPgliteConnection({ pgliteOptions: { parsers } });
  const pg = connection.driver;
  await pg.waitReady;
  await pg.exec('create schema auth');
  const app = await serverFor(connection, {
    storage: storageAdapter(files),
    secret: jwtSecret,
    key: embeddedPublishableKey,
    siteUrl,
    redirects: [],
    confirmations: false,
    providers: [],
    deliver: () => undefined,
  });

  const inTurn = mutex();
  const setActor = actorSetting(pg);
  const socket = await openDatabaseSocket(pg, inTurn, async (isTaken) => {
    if (isTaken) await setActor(new Request(siteUrl));
    await pg.exec(isTaken ? 'set search_path = auth' : 'reset search_path');
  });
  const auth = await runAuthServer({
    siteUrl,
    // All connections are one session, in which the names of their statements would clash. One connection is enough.
    databaseUrl: `postgresql://postgres@${socket.address}/postgres?sslmode=disable&statement_cache_mode=describe`,
    layOut: () =>
      inTurn(async () => {
        await pg.exec(roles);
        // What of auth is there already stays as it is.
        await app.ensureSystemSchema();
        for (const { sql } of migrations) await pg.exec(sql);
        await connection.clearSchemaCache();
        // As in the embedded backend: the server grants every right before the first of these, and they are taken back.
        await connection.withContext({ auth: { role: 'anon' } }, async () => undefined);
        await pg.exec(grantsOf(migrations));
        await pg.exec(seed);
      }),
    environment: { GOTRUE_DB_MAX_POOL_SIZE: '1', ...gitHubSettings(siteUrl), ...environment },
    onMail: (mail) => box.deliver(written(mail)),
  });

  const query = <Row>(sql: string, parameters?: unknown[]) =>
    inTurn(async () => pg.query<Row>(sql, parameters));
  const answering = new AsyncLocalStorage<{ error?: unknown }>();
  guardStatements(pg, {
    onError(error) {
      const request = answering.getStore();
      if (request) request.error = error;
    },
    onBroken: (error) => console.error(error.message),
  });

  async function answerRows(request: Request): Promise<Response> {
    const received = await readRequest(request);
    if (received instanceof Response) return received;
    const requestBody = received.body ? await received.clone().arrayBuffer() : undefined;
    const deleted = await deletionMailOf(received, query);
    const context: { error?: unknown } = {};
    const answer = await inTurn(() =>
      answering.run(context, async () => {
        await setActor(received);
        return app.fetch(received, { peerAddress: null });
      }),
    );
    const hosted = await toHostedResponse(received, requestBody, answer, context.error);
    if (deleted && (await saysDeleted(hosted))) box.deliver(deleted);
    return hosted;
  }

  return {
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/auth/v1/') ? auth.fetch(request) : answerRows(request),
    pg: {
      query,
      exec: (sql) => inTurn(async () => pg.exec(sql)),
    },
    async removeFiles(bucket, paths) {
      for (const path of paths) await files.remove(`${bucket}/${path}`);
    },
    publishableKey: embeddedPublishableKey,
    mails: box.mails,
    providers: ['github'],
    async close() {
      await auth.close();
      await socket.close();
      await connection.close();
    },
  };
}
