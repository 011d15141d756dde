import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';

type Rendered = Awaited<ReturnType<typeof import('./prerender.tsx').prerender>>;

/** Builds the components for Node, with the class names of this build, and renders the first views. */
export async function renderViews({ cacheDir, envDir, root, mode }: ResolvedConfig): Promise<Rendered> {
  mkdirSync(cacheDir, { recursive: true });
  const outDir = mkdtempSync(join(cacheDir, 'page-'));
  try {
    await build({
      configFile: false,
      envDir,
      root,
      mode,
      logLevel: 'warn',
      plugins: [react(), vanillaExtractPlugin()],
      build: {
        ssr: join(import.meta.dirname, 'prerender.tsx'),
        outDir,
        copyPublicDir: false,
        emptyOutDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const load = createRequire(import.meta.url);
    const { prerender } = load(join(outDir, 'prerender.mjs')) as typeof import('./prerender.tsx');
    return await prerender();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
