import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export interface WeighedChunk {
  file: string;
  /** Constant from build to build: the module it begins with, else its name. */
  name: string;
  /** Compressed, in bytes. */
  brotli: number;
  /** The bytes of each module before minification, by its path in the project. */
  modules: Readonly<Record<string, number>>;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

const short = (id: string) =>
  relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replace(/^(.*\/)?node_modules\//, '');

async function weigh(chunk: Rolldown.OutputChunk): Promise<WeighedChunk> {
  const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
  const code = Buffer.from(chunk.code);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return {
    file: chunk.fileName,
    name: chunk.facadeModuleId ? short(chunk.facadeModuleId) : chunk.name,
    brotli: (await promisify(brotliCompress)(code, { params })).length,
    modules: Object.fromEntries(modules.map(([id, { renderedLength }]) => [short(id), renderedLength])),
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
  };
}

/** Builds the app in memory. Resolves to its page, and its chunks by file. */
export async function weighApp() {
  const built = await build({
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  if (!('output' in built)) throw new Error('Vite was asked for one build and answered with another thing.');
  const chunks = built.output.filter((output) => output.type === 'chunk');
  const page = built.output.find(({ fileName }) => fileName === 'index.html');
  const weighed = await Promise.all(chunks.map(weigh));
  return {
    page: page?.type === 'asset' ? String(page.source) : '',
    chunks: new Map(weighed.map((chunk) => [chunk.file, chunk])),
  };
}
