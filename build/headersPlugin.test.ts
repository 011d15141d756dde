import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preview, resolveConfig, type PreviewServer } from 'vite';
import { headers } from './headersPlugin.ts';
import { securityHeaders } from './securityHeaders.ts';

const here = `${import.meta.dirname}/..`;
let root: string;
let server: PreviewServer | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-preview-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Parley</title>');
  writeFileSync(join(root, 'dist/assets/main.js'), 'export {};');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.close();
  server = undefined;
  rmSync(root, { recursive: true });
});

async function ask(path: string) {
  server = await preview({
    configFile: false,
    root,
    envDir: root,
    logLevel: 'silent',
    plugins: [headers()],
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  return fetch(new URL(path, address), { headers: { accept: 'text/html' } });
}

it.each(['/rest/v1/profiles', '/auth/v1/token', '/chat', '/healthz'])(
  'vite preview, which has no backend, answers %s with 404 and not with the page [O1]',
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it.each(['/', '/assets/main.js', '/some/view'])(
  'vite preview sends every header with %s [P1]',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    const sent = Object.keys(securityHeaders({})).map((name) => [name, answer.headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(securityHeaders({}));
  },
);

it('vite preview allows the services that its environment names [P1]', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://p.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_1');
  const config = await resolveConfig(
    { configFile: `${here}/vite.config.ts` },
    'serve',
    'production',
    'production',
    true,
  );
  expect(config.preview.headers?.['Content-Security-Policy']).toContain(
    "connect-src 'self' https://p.supabase.co",
  );
});
