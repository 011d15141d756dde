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
  return {
    file: chunk.fileName,
    name: chunk.facadeModuleId ? short(chunk.facadeModuleId) : chunk.name,
    brotli: await brotli(chunk.code),
    modules: Object.fromEntries(modules.map(([id, { renderedLength }]) => [short(id), renderedLength])),
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
  };
}

const brotli = async (text: string | Uint8Array) =>
  (await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;

/** Builds the app in memory. Resolves to its page, its chunks by file, and the weight of each translation by its file. */
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
  const translations = await Promise.all(
    built.output.flatMap((output) =>
      output.type === 'asset' && output.originalFileNames.some((file) => file.includes('translations/'))
        ? [brotli(output.source).then((bytes) => ({ file: output.fileName, bytes }))]
        : [],
    ),
  );
  return {
    translations,
    page: page?.type === 'asset' ? String(page.source) : '',
    chunks: new Map(weighed.map((chunk) => [chunk.file, chunk])),
  };
}
