import { describe, expect, it } from 'vitest';
import { cacheControl } from '../cacheHeaders.ts';
import { securityHeaders } from '../securityHeaders.ts';
import { headersFile, notFoundFile, notFoundFiles, redirectsFile } from './headerFiles.ts';
import { nginxConfig } from './nginx.ts';
import { backendPathExamples, pagePathExamples } from './paths.fixture.ts';
import { vercelConfig } from './vercel.ts';

type Headers = Record<string, string>;

const security = securityHeaders({
  VITE_SUPABASE_URL: 'https://p.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
  VITE_VAPI_PUBLIC_KEY: 'public',
  VITE_VAPI_ASSISTANT_ID: 'a1',
  VITE_VAPI_BASE_URL: 'https://p.supabase.co/functions/v1/chat-proxy',
  VITE_SENTRY_DSN: 'https://key@o0.ingest.sentry.io/0',
});
const files = ['index.html', 'icon.svg', 'boot.js'];
const hashed = '/assets/main-1a2b3c.js';

/**
 * Reads `_headers` and applies all rules that match. Netlify takes the last value of a header, Cloudflare joins
 * them.
 */
function fromHeadersFile(text: string, path: string, unite: (before: string, next: string) => string) {
  const found: Headers = {};
  for (const [pattern = '', ...lines] of text
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'))) {
    const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of fits ? lines : []) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      found[name] = found[name] === undefined ? value : unite(found[name], value);
    }
  }
  return found;
}

/** Applies Vercel's routes to a file that exists. */
function fromVercel(path: string) {
  const found: Headers = {};
  for (const route of vercelConfig(security).routes)
    if ('src' in route && route.continue && new RegExp(`^${route.src}$`).test(path))
      Object.assign(found, route.headers);
  return found;
}

/** Reads the headers of nginx's server, with its variable replaced. */
function fromNginx(path: string, status = 200) {
  const text = nginxConfig(security);
  const named = [...text.matchAll(/^ {2}add_header ([\w-]+) "(.*)" always;$/gm)];
  const [, pattern = '', kept] = /^ {2}"~(.+)" "(.+)";$/m.exec(text) ?? [];
  const otherwise = /^ {2}default "(.+)";$/m.exec(text)?.[1];
  expect(text).toContain('  add_header Cache-Control $cache_control always;');
  return {
    ...Object.fromEntries(named.map(([, name, value]) => [name, value])),
    'Cache-Control': new RegExp(pattern).test(`${status}:${path}`) ? kept : otherwise,
  };
}

describe.each<[string, (path: string) => object]>([
  ['Netlify', (path) => fromHeadersFile(headersFile(security, files), path, (_before, next) => next)],
  [
    'Cloudflare Pages',
    (path) => fromHeadersFile(headersFile(security, files), path, (before, next) => `${before}, ${next}`),
  ],
  ['Vercel', fromVercel],
  ['nginx', fromNginx],
])('%s', (_host, headersOf) => {
  it.each(['/', '/index.html', '/boot.js', '/icon.svg', hashed])(
    'sends every header of the source, and no other, with %s [P1]',
    (path) => {
      expect(headersOf(path)).toEqual({ ...security, 'Cache-Control': cacheControl(path) });
    },
  );
});

it('a header that is new in the source reaches every host [P1]', () => {
  const more = { ...security, 'X-New': 'yes' };
  expect(headersFile(more, files)).toContain('\n  X-New: yes\n');
  expect(JSON.stringify(vercelConfig(more))).toContain('"X-New":"yes"');
  expect(nginxConfig(more)).toContain('add_header X-New "yes" always;');
});

describe('a file that is not there', () => {
  const routes = vercelConfig(security).routes.filter((route) => 'src' in route);
  const answer = (path: string) =>
    routes.find((route) => !route.continue && new RegExp(`^${route.src}$`).test(path));

  it('is answered with the page, unless its name has a hash [V1]', () => {
    expect(answer('/some/where')).toMatchObject({ dest: '/index.html' });
    expect(answer('/assets/gone-1a2b3c.js')).toMatchObject({ status: 404 });
    expect(redirectsFile.split('\n').slice(-3)).toEqual([
      `/assets/* /${notFoundFile} 404`,
      '/* /index.html 200',
      '',
    ]);
    const [anywhere, below] = nginxConfig(security).split(/location (?=\^~)/);
    expect(anywhere).toContain('try_files $uri /index.html;');
    expect(below).toMatch(/^\^~ \/assets\/ \{\s+try_files \$uri =404;/);
  });

  it('is not kept for ever, where the host can tell it is missing [V1]', () => {
    expect(fromNginx('/assets/gone-1a2b3c.js', 404)['Cache-Control']).toBe('no-cache');
    const hit = vercelConfig(security).routes.findIndex(
      (route) => 'handle' in route && route.handle === 'hit',
    );
    const kept = vercelConfig(security).routes.findIndex(
      (route) => 'src' in route && route.headers?.['Cache-Control']?.includes('immutable'),
    );
    expect(kept).toBeGreaterThan(hit);
  });
});

/** What each host sends for a path that is not a file: by the first rule that matches, or the nearest file. */
const fallbacks: Readonly<Record<string, (path: string) => 'page' | 'missing' | undefined>> = {
  Netlify(path) {
    for (const line of redirectsFile.trim().split('\n')) {
      const [from = '', to, status] = line.split(' ');
      const fits = from.endsWith('/*') ? `${path}/`.startsWith(from.slice(0, -1)) : path === from;
      if (fits) return status === '200' && to === '/index.html' ? 'page' : 'missing';
    }
    return undefined;
  },
  Vercel(path) {
    const { routes } = vercelConfig(security);
    const after = routes.slice(routes.findIndex((route) => 'handle' in route));
    for (const route of after)
      if ('src' in route && !route.continue && new RegExp(`^${route.src}$`).test(path))
        return route.dest === '/index.html' ? 'page' : 'missing';
    return undefined;
  },
  // It looks for a 404.html in the path's folder and in those above it. Without one it sends the page.
  'Cloudflare Pages'(path) {
    for (let folder = path; folder !== '';) {
      folder = folder.slice(0, folder.lastIndexOf('/'));
      if (notFoundFiles.includes(`${folder}/404.html`.slice(1))) return 'missing';
    }
    return 'page';
  },
  nginx(path) {
    const [, pattern = ''] = /location ~ "(.+)" \{\n {4}return 404;/.exec(nginxConfig(security)) ?? [];
    return new RegExp(pattern).test(path) ? 'missing' : 'page';
  },
};

describe.each(Object.entries(fallbacks))('%s', (host, fallback) => {
  it.each(backendPathExamples)('answers %s with 404 and never with the page [O1]', (path) => {
    const { pathname } = new URL(path, 'https://app.example.com');
    // It ignores the last part of a path.
    const asked = host === 'Cloudflare Pages' ? `${pathname.replace(/\/$/, '')}/x` : pathname;
    expect(fallback(asked)).toBe('missing');
  });

  it.each(['/', '/some/where', ...pagePathExamples])('answers %s with the page [O1]', (path) => {
    expect(fallback(path)).toBe('page');
  });
});

it('fits into what Cloudflare Pages reads of a line, and of a file [P1]', () => {
  const lines = headersFile(security, files).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
});

it('a header that nginx would change stops the build', () => {
  expect(() => nginxConfig({ 'X-Path': '$uri' })).toThrow(/Write it without/);
  expect(() => nginxConfig({ 'X-Path': 'a"b' })).toThrow(/Write it without/);
});
