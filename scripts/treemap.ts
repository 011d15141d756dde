/** `npm run treemap`: a picture of what is in the built app, module by module, in dist/treemap.html. */
import Sonda from 'sonda/vite';
import { build, loadConfigFromFile, type Plugin } from 'vite';

const root = `${import.meta.dirname}/..`;
const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}/vite.config.ts`);
const plugins = (loaded?.config.plugins ?? []).flat() as readonly Plugin[];
await build({
  ...loaded?.config,
  configFile: false,
  logLevel: 'error',
  plugins: [
    // These refuse to publish a source map, and compress; this build is thrown away.
    ...plugins.filter(({ name }) => name !== 'parley:published-secrets' && name !== 'parley:compression'),
    Sonda({ filename: 'treemap', outputDir: `${root}/dist`, brotli: true, open: false }),
  ],
  build: { ...loaded?.config.build, outDir: `${root}/dist/treemap`, emptyOutDir: true, sourcemap: true },
});
console.log('dist/treemap.html is written: open it in a browser.');
