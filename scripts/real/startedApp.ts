import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { loadEnv } from 'vite';
import type { TestProject } from 'vitest/node';
import { securityHeaders } from '../../build/securityHeaders.ts';
import { buildAppIfChanged } from '../../server/buildIfChanged.ts';
import { createDemoAccount } from '../../server/demoAccount.ts';
import { createHttpServer } from '../../server/http/httpServer.ts';
import { embeddedServer } from '../../server/http/server.ts';
import { supportEmail } from '../../tests/journeys/startedApp.ts';
import { realBackend } from './backend.ts';
import { answerGitHub } from './gitHub.ts';

/** Starts the built app, as `npm start` does, with Supabase's own auth server behind it, which has these settings. */
export async function startRealApp(environment: Readonly<Record<string, string>> = {}) {
  const values = { ...loadEnv('production', process.cwd(), 'VITE_'), VITE_SUPPORT_EMAIL: supportEmail };
  let answer: ((request: Request) => Promise<Response>) | undefined;
  const http = createHttpServer((request) => answer?.(request) ?? new Response(null, { status: 503 }));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const origin = `http://localhost:${(http.address() as AddressInfo).port}`;
  const backend = await realBackend(origin, environment);
  const app = buildAppIfChanged(values);
  const server = embeddedServer({
    app,
    backend: Promise.resolve(backend),
    siteUrl: origin,
    headers: securityHeaders(values),
  });
  answer = async (request) => (await answerGitHub(request)) ?? server.fetch(request);
  await createDemoAccount(backend);
  await app;
  async function stop() {
    http.close();
    await backend.close();
  }
  return { origin, stop };
}

/** Starts the app once for all journeys over the auth server. */
export default async function startedApp(project: TestProject) {
  const { origin, stop } = await startRealApp();
  project.provide('origin', origin);
  return stop;
}
