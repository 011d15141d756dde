import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStatic } from './staticServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-static-'));
mkdirSync(join(folder, 'assets'));
for (const file of ['index.html', 'index.json', 'mockServiceWorker.js', 'assets/a-1234.js'])
  writeFileSync(join(folder, file), file);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const forever = 'public, max-age=31536000, immutable';

describe.each(['/', '/catalogue/'])('a build, served below %s', (basePath) => {
  let server: Awaited<ReturnType<typeof serveStatic>>;
  beforeAll(async () => {
    server = await serveStatic({ folder, basePath });
  });
  afterAll(() => server.close());

  it.each([
    ['', 'text/html', 'no-cache'],
    ['index.json?x=1', 'application/json', 'no-cache'],
    ['mockServiceWorker.js', 'text/javascript', 'no-cache'],
    ['assets/a-1234.js', 'text/javascript', forever],
  ])('answers %j as %s, cached: %s', async (path, type, cached) => {
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain(type);
    expect(answer.headers.get('Cache-Control')).toBe(cached);
  });

  it.each(['nothing.js', 'assets/nothing.js', '..%2fpackage.json', '%2e%2e%2fpackage.json'])(
    'has no %s',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404);
    },
  );
});

it('what is asked of the backend is answered by it, as if its own page had asked', async () => {
  const backend = createServer(({ url, headers }, response) =>
    response.end(JSON.stringify([url, headers.host, headers.origin])),
  );
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const server = await serveStatic({ folder, backend: origin });
  const answer = await fetch(`${server.url}rest/v1/profiles?select=id`);
  expect(await answer.json()).toEqual(['/rest/v1/profiles?select=id', new URL(origin).host, origin]);
  await server.close();
  backend.close();
});
