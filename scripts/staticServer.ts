import { resolve } from 'node:path';
import { preview, type ProxyOptions } from 'vite';
import { compression } from '../build/compressPlugin.ts';

interface Options {
  /** What Vite or Storybook has built. */
  folder: string;
  /** The path below which it is served: `/`, or such as `/catalogue/`. */
  basePath?: string;
  /** 0 for any free port. */
  port?: number;
  /** The origin of a started app, which answers what is asked of its backend. */
  backend?: string;
}

/** Serves the files of a build on this machine, as a host for static files would. */
export async function serveStatic({ folder, basePath = '/', port = 0, backend }: Options) {
  const proxy: Record<string, ProxyOptions> | undefined = backend
    ? {
        '^/((auth|rest|storage)/v1/|chat(/web)?(\\?|$))': {
          target: backend,
          changeOrigin: true,
          // The backend answers its own pages only.
          headers: { origin: backend },
        },
      }
    : undefined;
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    base: basePath,
    build: { outDir: resolve(folder) },
    preview: { host: '127.0.0.1', port, strictPort: port !== 0, ...(proxy && { proxy }) },
    plugins: [
      {
        name: 'cache-control',
        configurePreviewServer({ middlewares }) {
          middlewares.use(({ url }, response, next) => {
            // Only these files have a hash in their names, so only they may be cached for ever.
            const isHashed = url?.startsWith(`${basePath}assets/`);
            response.setHeader(
              'Cache-Control',
              isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
            );
            next();
          });
        },
      },
      compression(),
    ],
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url, origin: new URL(url).origin, close: () => server.close() };
}
