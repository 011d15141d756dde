import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { build, createLogger } from 'vite';
import { securityHeaders } from '../securityHeaders.ts';
import { headersFile, notFoundFiles, redirectsFile } from './headerFiles.ts';
import { nginxConfig } from './nginx.ts';
import { hosting } from './plugin.ts';
import { vercelConfig } from './vercel.ts';

const folder = mkdtempSync(`${tmpdir()}/parley-hosting-`);
const values = { VITE_VAPI_PUBLIC_KEY: 'public', VITE_VAPI_ASSISTANT_ID: 'a1' };
const headers = securityHeaders(values);
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

const warnings: string[] = [];
const customLogger = createLogger('error');
customLogger.warn = (message) => void warnings.push(message);

const run = (input: string) =>
  build({
    configFile: false,
    customLogger,
    root: `${folder}/app`,
    envDir: folder,
    plugins: [hosting()],
    build: {
      outDir: `${folder}/dist/app`,
      emptyOutDir: true,
      rolldownOptions: { input: `${folder}/app/${input}` },
    },
  });

beforeAll(() => {
  mkdirSync(`${folder}/app/public`, { recursive: true });
  writeFileSync(`${folder}/app/index.html`, '<!doctype html><script type="module" src="./main.js"></script>');
  writeFileSync(`${folder}/app/main.js`, 'document.title = "Parley";');
  writeFileSync(`${folder}/app/public/icon.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    `${folder}/.env`,
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a build', () => {
  it('writes the files of every host for its own variables [P1]', async () => {
    await run('index.html');
    expect(read('dist/app/_headers')).toBe(headersFile(headers, ['index.html', 'icon.svg']));
    expect(read('dist/app/_headers')).toContain('https://api.vapi.ai');
    expect(read('dist/app/_redirects')).toBe(redirectsFile);
    for (const file of notFoundFiles) expect(read(`dist/app/${file}`)).toContain('Not found');
    expect(warnings).toEqual([]);
    expect(read('dist/hosting/nginx.conf')).toBe(nginxConfig(headers));
    expect(() => read('.vercel/output/config.json')).toThrow(/ENOENT/);
  });

  it('lays the app out as Vercel wants it on Vercel’s machines [P1]', async () => {
    vi.stubEnv('VERCEL', '1');
    await run('index.html');
    expect(JSON.parse(read('.vercel/output/config.json'))).toEqual(vercelConfig(headers));
    expect(read('.vercel/output/static/index.html')).toBe(read('dist/app/index.html'));
    expect(() => read('.vercel/output/static/_headers')).toThrow(/ENOENT/);
  });

  it('ends with a warning when it is for a host and has no account backend [O1]', async () => {
    vi.stubEnv('NETLIFY', 'true');
    await run('index.html');
    expect(warnings.at(-1)).toContain('NOBODY CAN SIGN IN TO THIS BUILD');
  });

  it('writes none of them when it is not the app’s', async () => {
    await run('main.js');
    expect(() => read('dist/app/_headers')).toThrow(/ENOENT/);
  });
});
