import { createReadStream, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Connect, Plugin, PreviewServer } from 'vite';

/** The content types of text files. Fonts and pictures are compressed already. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** As much as brotli can, because it happens once and everybody downloads the result. */
const best = 11;

const encodings = {
  br: (text: Buffer, quality: number) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/** Writes `.br` and `.gz` files beside each text file in this folder, if they are smaller than the file. */
export async function compressFolder(folder: string, brotliQuality = best) {
  const files = globSync('**/*', { cwd: folder }).filter((file) => extname(file) in types);
  await Promise.all(
    files.flatMap((file) => {
      const text = readFileSync(join(folder, file));
      return Object.entries(encodings).map(async ([ending, encode]) => {
        const encoded = await encode(text, brotliQuality);
        if (encoded.length < text.length) writeFileSync(join(folder, `${file}.${ending}`), encoded);
      });
    }),
  );
}

/**
 * Middleware for `vite preview`, which does not know compressed files: sends the smallest file that the browser
 * accepts.
 */
const serveCompressed =
  (folder: string, headers: OutgoingHttpHeaders): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const type = types[extname(path)];
    const file = join(folder, path);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const [encoding, ending] = /\bbr\b/.test(accepted) ? ['br', 'br'] : ['gzip', 'gz'];
    if (!type || !accepted.includes(encoding) || !existsSync(`${file}.${ending}`)) return next();
    response.writeHead(200, {
      ...headers,
      'Content-Type': type,
      'Content-Encoding': encoding,
      'Content-Length': statSync(`${file}.${ending}`).size,
      Vary: 'Accept-Encoding',
    });
    createReadStream(`${file}.${ending}`).pipe(response);
  };

/** Compresses the built app once, instead of at each request, and lets `vite preview` send the compressed files. */
export function compression(): Plugin {
  let folder = '';
  let isApp = false;
  return {
    name: 'parley:compression',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle(_options, bundle) {
      // Storybook builds its pages with these plugins too.
      isApp = 'index.html' in bundle;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (isApp) await compressFolder(folder);
      },
    },
    configurePreviewServer({ middlewares, config }: PreviewServer) {
      middlewares.use(serveCompressed(resolve(config.root, config.build.outDir), config.preview.headers));
    },
  };
}
