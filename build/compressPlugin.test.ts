import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build, preview } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compression } from './compressPlugin.ts';

let root: string;
const script = `console.log(${JSON.stringify('What is said again and again. '.repeat(50))});`;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'parley-compress-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), script);
  writeFileSync(join(root, 'public/font.woff2'), 'x'.repeat(5000));
  writeFileSync(join(root, 'public/tiny.txt'), 'x');
  writeFileSync(join(root, 'public/robots.txt'), 'Allow: /\n'.repeat(100));
  await build({ configFile: false, root, plugins: [compression()], logLevel: 'silent' });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Sends a request as a browser does, without the decompression of `fetch`. */
const ask = (url: string, accept: string) =>
  new Promise<{
    encoding: string | undefined;
    vary: string | undefined;
    type: string | undefined;
    policy: unknown;
    body: Buffer;
  }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': accept } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const { 'content-encoding': encoding, 'content-type': type, vary } = response.headers;
        resolve({
          encoding,
          vary,
          type,
          policy: response.headers['x-frame-options'],
          body: Buffer.concat(pieces),
        });
      });
    })
      .on('error', reject)
      .end();
  });

describe('the built app', () => {
  it('has each file of text in brotli and gzip beside it, and nothing that would not be smaller', () => {
    const built = join(root, 'dist');
    const [entry = ''] = readdirSync(join(built, 'assets')).filter((file) => file.endsWith('.js'));
    const text = readFileSync(join(built, 'assets', entry));
    expect(brotliDecompressSync(readFileSync(join(built, 'assets', `${entry}.br`)))).toEqual(text);
    expect(gunzipSync(readFileSync(join(built, 'assets', `${entry}.gz`)))).toEqual(text);
    const files = readdirSync(built);
    expect(files).toEqual(
      expect.arrayContaining(['robots.txt', 'robots.txt.br', 'robots.txt.gz', 'tiny.txt']),
    );
    expect(files).not.toContain('tiny.txt.br');
    expect(files).not.toContain('font.woff2.br');
  });

  it('is sent by the preview as the browser takes it', async () => {
    const server = await preview({
      configFile: false,
      root,
      plugins: [compression()],
      logLevel: 'silent',
      preview: { port: 0, headers: { 'X-Frame-Options': 'DENY' } },
    });
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const robots = readFileSync(join(root, 'public/robots.txt'));
    const brotli = await ask(`${url}robots.txt`, 'gzip, deflate, br');
    const gzip = await ask(`${url}robots.txt`, 'gzip');
    const plain = await ask(`${url}robots.txt`, 'identity');
    const page = await ask(url, 'gzip');
    await server.close();
    expect(brotli).toMatchObject({
      encoding: 'br',
      vary: 'Accept-Encoding',
      type: 'text/plain; charset=utf-8',
    });
    expect(brotliDecompressSync(brotli.body)).toEqual(robots);
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(robots);
    expect(plain).toMatchObject({ encoding: undefined, body: robots });
    expect(page.type).toMatch('text/html');
    expect(brotli.policy).toBe('DENY');
  });
});
