import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueApp } from './catalogueServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-catalogue-'));
mkdirSync(join(folder, 'assets'));
for (const file of [
  'index.html',
  'index.json',
  'mockServiceWorker.js',
  'assets/a-1234.js',
  'assets/a-1234.woff2',
])
  writeFileSync(join(folder, file), file);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const forever = 'public, max-age=31536000, immutable';

describe.each(['/', '/catalogue/'])('the catalogue, served below %s', (basePath) => {
  const app = catalogueApp({ folder, basePath });

  it.each([
    ['', 'text/html', 'no-cache'],
    ['index.json?x=1', 'application/json', 'no-cache'],
    ['mockServiceWorker.js', 'text/javascript', 'no-cache'],
    ['assets/a-1234.js', 'text/javascript', forever],
    ['assets/a-1234.woff2', 'font/woff2', forever],
  ])('answers %j as %s, kept: %s', async (path, type, kept) => {
    const answer = await app.request(basePath + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain(type);
    expect(answer.headers.get('Cache-Control')).toBe(kept);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('has nothing else', async () => {
    for (const path of ['nothing.js', 'assets/nothing.js', '%2e%2e/package.json']) {
      const answer = await app.request(basePath + path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('knows one spelling of each path', async () => {
    for (const path of ['..%2fpackage.json', '/index.html', 'assets/%61-1234.js', 'assets%2fa-1234.js'])
      expect((await app.request(basePath + path)).status).toBe(400);
  });
});

it('a path without its slash leads to the one with it', async () => {
  const answer = await catalogueApp({ folder, basePath: '/catalogue/' }).request('/catalogue');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/catalogue/']);
});
