/** The backend of `npm start` on a free port, in a process of its own that can be killed and measured. */
import type { AddressInfo } from 'node:net';
import { createEmbeddedBackend } from '../../server/backend.ts';
import { createHttpServer } from '../../server/http/httpServer.ts';
import { embeddedServer } from '../../server/http/server.ts';

const [directory = ''] = process.argv.slice(2);
let running: ReturnType<typeof embeddedServer> | undefined;
const http = createHttpServer((request) => running?.fetch(request) ?? new Response(null, { status: 503 }));

http.listen(0, '127.0.0.1', () => {
  const siteUrl = `http://localhost:${(http.address() as AddressInfo).port}`;
  // The caller looks for every acknowledged picture, so none may be removed to keep within a quota.
  const userQuota = { pictures: Infinity, bytes: Infinity };
  createEmbeddedBackend({ directory, siteUrl, userQuota }).then(
    (backend) => {
      running = embeddedServer({
        app: Promise.resolve(`${import.meta.dirname}/../../app/public`),
        backend: Promise.resolve(backend),
        siteUrl,
        headers: {},
      });
      process.send?.({ site: siteUrl, key: backend.publishableKey });
      process.on('message', () => {
        globalThis.gc?.();
        process.send?.({ memory: process.memoryUsage() });
      });
      process.once('disconnect', () => process.exit());
      process.once('SIGTERM', () => void backend.close().finally(() => process.exit()));
    },
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
});
