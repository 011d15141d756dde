import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { type ConnectionLimits, createHttpServer } from './httpServer.ts';
import { malformedRequests } from './malformed.ts';
import { signUpPerson, type Person } from '../auth/people.fixture.ts';
import { embeddedServer } from './server.ts';
import { rawHttp } from './rawHttp.ts';

const app = mkdtempSync(`${tmpdir()}/parley-attack-`);
writeFileSync(`${app}/index.html`, '<!doctype html><title>Parley</title>');

const MiB = 1024 * 1024;
const limits: ConnectionLimits = { headersMs: 1000, requestMs: 1500, idleMs: 300, connections: 30 };

describe('under attack', () => {
  let backend: EmbeddedBackend;
  let ada: Person;
  let port: number;
  let site: string;
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  let running: ReturnType<typeof embeddedServer> | undefined;
  const http = createHttpServer(
    (request) => running?.fetch(request) ?? new Response(null, { status: 503 }),
    limits,
  );

  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    ({ port } = http.address() as AddressInfo);
    site = `http://localhost:${port}`;
    backend = await createEmbeddedBackend({ siteUrl: site });
    running = embeddedServer({
      app: Promise.resolve(app),
      backend: Promise.resolve(backend),
      siteUrl: site,
      headers: {},
    });
    ada = await signUpPerson(backend);
  });
  afterAll(async () => {
    http.closeAllConnections();
    http.close();
    await backend.close();
    rmSync(app, { recursive: true });
    errors.mockRestore();
  });

  /** Checks that a user with a browser notices nothing. */
  async function isWell() {
    const client = createClient(site, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await client.auth.signInWithPassword({ email: ada.email, password: 'correct-horse' });
    const { data } = await client.from('profiles').select('full_name').single();
    expect(data).toEqual({ full_name: ada.email });
    expect((await fetch(site)).status).toBe(200);
  }

  it('every malformed request is refused in JSON, and the next one is answered [P2]', async () => {
    const attacks = malformedRequests({
      host: `localhost:${port}`,
      key: backend.publishableKey,
      token: ada.token,
      id: ada.id,
    });
    const wrong: string[] = [];
    for (const { name, bytes } of attacks) {
      const { status, body } = await rawHttp(port, bytes);
      const isRefused = status >= 400 && status < 500 && /^\{.*\}$/s.test(body);
      if (!isRefused) wrong.push(`${name}: ${status} ${body.slice(0, 100)}`);
    }
    expect(attacks.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
    await isWell();
  });

  const post = (path: string, body: BodyInit, more: RequestInit & { duplex?: 'half' } = {}) =>
    fetch(site + path, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${ada.token}` },
      body,
      ...more,
    });

  it.each([
    ['/storage/v1/object/avatars/a@example.com/1.png', '6 MiB', 6 * MiB],
    ['/rest/v1/profiles', '2 MiB', 2 * MiB],
    ['/storage/v1/object/list/avatars', '64 KiB', MiB / 16],
    ['/auth/v1/signup', '64 KiB', MiB / 16],
    ['/chat', '64 KiB', MiB / 16],
    ['/chat/web', '64 KiB', MiB / 16],
  ])('%s takes %s and no byte more [R4]', async (path, _words, cap) => {
    // On a busy machine so large a body takes longer than the time that slow clients get in this test.
    http.requestTimeout = 60_000;
    onTestFinished(() => {
      http.requestTimeout = limits.requestMs;
    });
    expect((await post(path, 'x'.repeat(cap))).status).toBeLessThan(413);
    const over = await post(path, 'x'.repeat(cap + 1));
    expect([over.status, over.headers.get('content-type')]).toEqual([413, 'application/json']);
    const pieces = new ReadableStream<Uint8Array>({
      async pull(controller) {
        // Without a pause the stream would leave this process no time for its own server.
        await after(1);
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    // A body that announces no length and never ends.
    const endless = await post(path, pieces, { duplex: 'half' });
    expect(endless.status).toBe(413);
    await endless.body?.cancel();
  });

  /** Sends a request one byte at a time. Resolves when the server closes the connection. */
  async function dribble(beginning: string) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(beginning);
    const timer = setInterval(() => beginning !== '' && socket.writable && socket.write('x'), 50);
    let heard = '';
    socket.on('data', (piece) => (heard += String(piece)));
    // If it is cut off while it writes, the client may see a reset before the end.
    socket.on('error', () => {});
    await new Promise((resolve) => {
      socket.on('close', resolve);
    });
    clearInterval(timer);
    return heard;
  }

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nX-Slow: '],
    ['a body', 'POST /chat HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5000\r\n\r\n'],
    ['pieces', 'POST /auth/v1/signup HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n'],
    ['nothing', ''],
  ])(
    'clients that send %s very slowly are cut off, and delay nobody meanwhile [P2]',
    async (_what, beginning) => {
      const slow = Array.from({ length: 15 }, () => dribble(beginning.replace('HOST', `localhost:${port}`)));
      await isWell();
      // Nothing is received when the reset overtakes the answer.
      for (const heard of await Promise.all(slow)) expect(heard).toMatch(/^(HTTP\/1\.1 408 |$)/);
    },
  );
});

it('more connections than the cap are closed unanswered, and there is room again when one is gone [P2]', async () => {
  const http = createHttpServer(() => new Response('here'), { connections: 3 });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const open = async () => {
    const accepted = once(http, 'connection');
    const socket = connect(port, '127.0.0.1');
    await accepted;
    return socket;
  };
  const [first, ...others] = [await open(), await open(), await open()];
  const question = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await rawHttp(port, question)).toMatchObject({ status: 0, body: '' });
  first.destroy();
  await vi.waitFor(async () => expect(await rawHttp(port, question)).toMatchObject({ status: 200 }), {
    timeout: 20_000,
  });
  for (const socket of others) socket.destroy();
  http.close();
});
