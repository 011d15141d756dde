import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cacheControl } from '../cacheHeaders.ts';
import { securityHeaders } from '../securityHeaders.ts';
import { backendPathExamples, pagePathExamples } from './paths.fixture.ts';
import { nginxConfig } from './nginx.ts';

const installed = spawnSync('nginx', ['-v']).status === 0;

/** A port that is free at the moment. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

describe.skipIf(!installed)('nginx itself', () => {
  const folder = mkdtempSync(`${tmpdir()}/parley-nginx-`);
  const headers = securityHeaders({});
  let site: string;
  let nginx: ReturnType<typeof spawn>;

  beforeAll(async () => {
    mkdirSync(`${folder}/app/assets`, { recursive: true });
    writeFileSync(`${folder}/app/index.html`, '<!doctype html><title>Parley</title>');
    writeFileSync(`${folder}/app/assets/main-1a2b3c.js`, 'export {};');
    writeFileSync(`${folder}/app/assets/main-1a2b3c.js.gz`, gzipSync('export {};'));
    const listen = `127.0.0.1:${await freePort()}`;
    site = `http://${listen}`;
    writeFileSync(`${folder}/app.conf`, nginxConfig(headers, { root: `${folder}/app`, listen }));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((what) => `${what}_temp_path ${folder}/${what};`)
      .join(' ');
    writeFileSync(
      `${folder}/nginx.conf`,
      `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr; events {}
http { access_log off; types { text/html html; text/javascript js; } ${temporary} include ${folder}/app.conf; }`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
    await vi.waitFor(() => fetch(site), { timeout: 10_000 });
  });
  afterAll(() => {
    nginx.kill();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/index.html', '/assets/main-1a2b3c.js', '/some/where'])(
    'sends every header of the source with %s [P1]',
    async (path) => {
      const answer = await fetch(site + path);
      expect(answer.status).toBe(200);
      for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
      expect(answer.headers.get('cache-control')).toBe(cacheControl(path));
    },
  );

  it('sends them with a missing file too, which no browser keeps [P1]', async () => {
    const answer = await fetch(`${site}/assets/gone-1a2b3c.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toBe(headers['Content-Security-Policy']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each(backendPathExamples)('answers %s with 404 and never with the page [O1]', async (path) => {
    const answer = await fetch(site + path, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('Parley')]);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
  });

  it.each(pagePathExamples)('answers %s with the page [O1]', async (path) => {
    expect(await (await fetch(site + path)).text()).toContain('Parley');
  });

  it('sends what was compressed at build time', async () => {
    const answer = await fetch(`${site}/assets/main-1a2b3c.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe('export {};');
  });
});
