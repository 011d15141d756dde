import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../build/securityHeaders.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { createHttpServer } from './httpServer.ts';
import { mailPage } from '../mail/mailPage.ts';
import { originsOf } from './hosts.ts';
import { embeddedServer } from './server.ts';

const app = mkdtempSync(`${tmpdir()}/parley-app-`);
mkdirSync(`${app}/assets`);
writeFileSync(`${app}/index.html`, '<!doctype html><title>Parley</title>');
const script = 'export const words = "'.padEnd(2000, 'a') + '";';
writeFileSync(`${app}/assets/main-1a2b3c.js`, script);
writeFileSync(`${app}/assets/main-1a2b3c.js.br`, brotliCompressSync(script));
writeFileSync(`${app}/assets/main-1a2b3c.js.gz`, gzipSync(script));
writeFileSync(`${app}/assets/only-4d5e6f.css`, 'a{}');
afterAll(() => rmSync(app, { recursive: true }));

describe('the server of npm start', () => {
  let site: string;
  let backend: EmbeddedBackend;
  let running: ReturnType<typeof embeddedServer> | undefined;
  const http = createHttpServer((request) => running?.fetch(request) ?? new Response(null, { status: 503 }));

  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    site = `http://localhost:${(http.address() as AddressInfo).port}`;
    backend = await createEmbeddedBackend({ siteUrl: site });
    running = embeddedServer({
      app: Promise.resolve(app),
      backend: Promise.resolve(backend),
      siteUrl: site,
      headers: securityHeaders({}),
      version: '1.2.3+1a2b3c4',
    });
  });
  afterAll(async () => {
    http.close();
    await backend.close();
  });
  const client = () =>
    createClient(site, backend.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

  /** Sends a request with headers that `fetch` does not allow to set. */
  async function statusWith(path: string, headers: Record<string, string>) {
    const asked = send(site + path, { headers });
    asked.end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  }

  it('the server of npm start serves the page anew, with its policy, at every path that a browser opens [V1]', async () => {
    for (const path of ['/', '/index.html', '/some/where']) {
      const answer = await fetch(site + path, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toContain('<title>Parley</title>');
    }
  });

  it.each(['bytes=5-2', 'bytes=99999999999-', '5-2', 'bytes=0-1,3-4', 'x'])(
    'serves the whole file to whoever asks for a part of it: %s [P2]',
    async (range) => {
      const answer = await fetch(`${site}/index.html`, { headers: { range } });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<title>Parley')]);
    },
  );

  it('the server of npm start serves hashed files for ever, and no page instead of a missing one', async () => {
    const script = await fetch(`${site}/assets/main-1a2b3c.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    const missing = await fetch(`${site}/assets/main-000000.js`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    expect((await fetch(`${site}/..%2f..%2fetc/passwd`)).status).toBe(400);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['deflate', null],
    ['identity', null],
  ])('sends the file that the build compressed to whoever accepts %s', async (accepted, encoding) => {
    const path = `${site}/assets/main-1a2b3c.js`;
    const answer = await fetch(path, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toContain('javascript');
    // `fetch` decompresses the body.
    expect(await answer.text()).toBe(script);
    const plain = await fetch(`${site}/assets/only-4d5e6f.css`, { headers: { 'accept-encoding': accepted } });
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ]);
  });

  it('the server of npm start answers 304 to whoever has the file already, and the file when it or its encoding is another [V1]', async () => {
    const ask = (path: string, headers: Record<string, string>) => fetch(site + path, { headers });
    const page = { accept: 'text/html', 'accept-encoding': 'identity' };
    for (const path of ['/', '/index.html', '/some/where']) {
      const tag = (await ask(path, page)).headers.get('etag') ?? '';
      const again = await ask(path, { ...page, 'if-none-match': tag });
      expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([
        304,
        'no-cache',
        '',
      ]);
      expect((await ask(path, { ...page, 'if-none-match': '"other"' })).status).toBe(200);
    }
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await ask('/assets/main-1a2b3c.js', { 'accept-encoding': encoding })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    expect(tags).not.toContain(null);
    const before = (await ask('/', page)).headers.get('etag') ?? '';
    writeFileSync(`${app}/index.html`, '<!doctype html><title>Parley</title><p>New build');
    expect((await ask('/', { ...page, 'if-none-match': before })).status).toBe(200);
  });

  it('the server of npm start says at /healthz that it is well [O4]', async () => {
    const answer = await fetch(`${site}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', database: 'ok', disk: 'ok', version: '1.2.3+1a2b3c4' },
    ]);
  });

  it('the server of npm start never answers with the page where a backend would, however it is asked [O1]', async () => {
    for (const path of [
      '/rest/v1',
      '/rest/v1/none',
      '/auth/v1',
      '/functions/v1/x',
      '/_local/none',
      '/chat',
    ]) {
      const answer = await fetch(site + path, { headers: { accept: 'text/html' } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('<title>');
    }
  });

  it('the server of npm start refuses a foreign Host and another site’s page [P2]', async () => {
    const { host } = new URL(site);
    for (const path of ['/', '/auth/v1/settings', '/_local/mail', '/chat']) {
      expect(await statusWith(path, { host: 'evil.example' })).toBe(421);
      expect(await statusWith(path, { host: 'localhost.evil.example:80' })).toBe(421);
      expect(await statusWith(path, { host, origin: 'https://evil.example' })).toBe(403);
    }
    expect(await statusWith('/', { host: host.replace('localhost', '127.0.0.1') })).toBe(200);
    expect(await statusWith('/', { host, origin: site })).toBe(200);
  });

  it('the server of npm start answers the real client over a real connection [C1, C2, C3]', async () => {
    const mine = client();
    const { data } = await mine.auth.signUp({ email: 'net@example.com', password: 'correct-horse' });
    const id = data.user?.id ?? '';
    expect(
      (await mine.from('profiles').insert({ id, full_name: 'Net' }).select().single()).data,
    ).toMatchObject({
      full_name: 'Net',
    });
    const picture = new File([new Uint8Array(100_000).fill(7)], 'me.png', { type: 'image/png' });
    const files = mine.storage.from('avatars');
    expect((await files.upload(`${id}/me.png`, picture)).error).toBeNull();
    const { publicUrl } = files.getPublicUrl(`${id}/me.png`).data;
    expect((await (await fetch(publicUrl)).bytes()).length).toBe(100_000);
    expect((await mine.auth.signOut()).error).toBeNull();
  });

  describe('the mailbox', () => {
    it('the mailbox shows mails newest first, as a page and as JSON [X9]', async () => {
      await client().auth.signUp({ email: 'mail@example.com', password: 'correct-horse' });
      await client().auth.resetPasswordForEmail('mail@example.com', { redirectTo: `${site}/` });
      const json = await fetch(`${site}/_local/mail`, { headers: { accept: 'application/json' } });
      const [mail] = await json.json();
      expect(mail).toMatchObject({ to: 'mail@example.com', subject: 'Reset your Parley password' });
      expect(await (await fetch(`${site}/_local/mail?format=json`)).json()).toHaveLength(1);
      const page = await fetch(`${site}/_local/mail`);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await page.text()).toContain('Reset your Parley password');
      expect(json.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('the mailbox shows text as text, and links to the link [X9]', () => {
      const page = mailPage(
        [
          {
            to: '<img src=x onerror=alert(1)>@example.com',
            subject: '"><script>alert(1)</script>',
            text: 'Follow http://localhost:3000/auth/v1/verify?token=1&type=recovery',
            html: '<p>never shown</p>',
            sentAt: '2025-01-02T03:04:05.000Z',
          },
        ],
        ['http://localhost:3000'],
      );
      expect(page).not.toMatch(/<script|<img|never shown/);
      expect(page).toContain('href="http://localhost:3000/auth/v1/verify?token=1&amp;type=recovery"');
      expect(page).toContain('2025-01-02 03:04:05 UTC');
    });

    it('a link in a mail is a button only where it leads to this site: a note to support may hold any [X9, A78]', () => {
      const linksOf = (text: string, origin = 'http://localhost:3000') =>
        mailPage(
          [{ to: 'a@example.com', subject: 'Help', html: '', sentAt: '2025-01-02T03:04:05.000Z', text }],
          originsOf(origin),
        ).match(/(?<=<a [^>]*)href="[^"]*"/g);
      const own = 'http://localhost:3000/auth/v1/verify?token=1';
      for (const foreign of [
        'https://evil.example/x',
        'http://localhost:3001/',
        `http://localhost:3000@evil.example/`,
      ])
        expect(linksOf(`See ${foreign}`)).toBeNull();
      expect(linksOf(`See https://evil.example/x or ${own}`)).toEqual([`href="${own}"`]);
      expect(linksOf(own, 'http://127.0.0.1:3000')).toEqual([`href="${own}"`]);
    });

    it('the mailbox says so when there is none', () => {
      expect(mailPage([], [])).toContain('No mail yet.');
    });
  });
});
