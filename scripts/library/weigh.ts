import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { packageName } from '../../src/ui/packageName.ts';

export interface Weight {
  js: Bytes;
  css: Bytes;
  /** The library's modules in it, as 'ui/primitives/Button/Button'. */
  modules: readonly string[];
  /** Packages that it imports at run time: React, and with `own` the library's dependencies. */
  imports: readonly string[];
}

export interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

const none: Bytes = { raw: 0, gzip: 0, brotli: 0 };

const bytes = (text: string | Uint8Array): Bytes =>
  text.length === 0
    ? none
    : { raw: Buffer.byteLength(text), gzip: gzipSync(text).length, brotli: brotliCompressSync(text).length };

/** Where `exports` of the library's package.json leads: './Button' → './ui/Button.js'. */
function exportedFile(lib: string, subpath: string) {
  const { exports } = JSON.parse(readFileSync(join(lib, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { default: string }>>;
  };
  const target = exports[subpath] ?? exports['./*'] ?? '';
  const path = typeof target === 'string' ? target : target.default;
  return join(lib, path.replace('*', subpath.slice(2)));
}

/**
 * What a page downloads for this code, minified, besides React. With `own`, without the library's dependencies either.
 * `lib`: where the library is, built or installed; the code imports it by its name.
 */
export async function weigh(lib: string, code: string, { own }: { own: boolean }): Promise<Weight> {
  const isOwn = (id: string) => id === packageName || id.startsWith(`${packageName}/`);
  const isOutside = (id: string) =>
    own ? !isOwn(id) && !/^[./\0]/.test(id) : /^react(-dom)?(\/|$)/.test(id);
  const result = await build({
    configFile: false,
    root: lib,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'one-import',
        enforce: 'pre',
        resolveId(id) {
          if (id === 'entry') return '\0entry';
          return isOwn(id) ? exportedFile(lib, `.${id.slice(packageName.length)}`) : undefined;
        },
        load: (id) => (id === '\0entry' ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'entry',
        external: (id) => id !== 'entry' && isOutside(id),
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite was asked for one build and answered with another thing.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const sheet = result.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    js: bytes(chunks.map(({ code: text }) => text).join('')),
    css: bytes(sheet?.type === 'asset' ? sheet.source : ''),
    imports: chunks.flatMap(({ imports }) => imports),
    modules: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .flatMap((id) => /\/modules\/(.+)\.js$/.exec(id)?.[1] ?? []),
  };
}
