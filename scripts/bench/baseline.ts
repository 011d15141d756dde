import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { compressFolder } from '../../build/compressPlugin.ts';
import { inlineScript } from '../../app/bootstrap/inlineScript.ts';
import { productName } from '../../src/services/product.ts';

const root = resolve(import.meta.dirname, '../..');

/** An empty page that requests nothing before React does, as the development server sends it. */
const emptyPage: Plugin = {
  name: 'bench:empty-page',
  transformIndexHtml(html) {
    const data = { app: [], preloadWhenIdle: [], visitor: [], signedIn: [], key: '', backend: '' };
    return html
      .replaceAll('%PRODUCT%', productName)
      .replace('<!--head-->', `<script data-page='${JSON.stringify(data)}'>${inlineScript}</script>`);
  },
};

/** Builds the baseline: the same app, rendered by the browser alone, with all code in one file. Returns its folder. */
export async function buildBaseline() {
  const outDir = `${root}/dist/bench-eager`;
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}/vite.config.ts`);
  const plugins = (loaded?.config.plugins ?? []).flat(3) as readonly Plugin[];
  const kept = plugins.filter(
    ({ name }) => !/^parley(-page|:(?!environment))/.test(name) || name === 'parley-environment',
  );
  await build({
    ...loaded?.config,
    configFile: false,
    logLevel: 'error',
    plugins: [...kept, emptyPage],
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  await compressFolder(outDir);
  return outDir;
}

/** Writes the landing page without any script, the fastest that any app could be. Returns its folder. */
export async function writeStatic(app: string) {
  const outDir = `${root}/dist/bench-static`;
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const page = readFileSync(join(app, 'index.html'), 'utf8');
  const plain = page.replace(/<script\b[^]*?<\/script>/g, '').replace(/<template\b[^]*?<\/template>/g, '');
  writeFileSync(join(outDir, 'index.html'), plain);
  cpSync(join(app, 'assets'), join(outDir, 'assets'), { recursive: true });
  await compressFolder(outDir);
  return outDir;
}
