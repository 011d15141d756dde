import { globSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, relative } from 'node:path/posix';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { classPrefix } from '../../src/ui/theme/libraryNames.ts';
import type { Inventory } from './inventory.ts';

/** Other packages stay imports. Our own modules and vanilla-extract's small runtime are bundled. */
const external = (id: string) => !/^(\.|\/|\0|@vanilla-extract\/)/.test(id);

/** npm never packs a folder named node_modules, so that modules of packages go to another one. */
const packed = (name: string) => `modules/${name.replace(/^.*node_modules\//, 'vendor/')}`;

const settings = (root: string, outDir: string): InlineConfig => ({
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  // Without it every build of a test would be one for development.
  mode: 'production',
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    modulePreload: false,
    // A font inside the CSS would be downloaded by everybody.
    assetsInlineLimit: 0,
  },
});

/** What all components need: it comes before the sheet of each of them. */
export const baseSheet = 'modules/ui/base.css';

/** Vite removes the import of CSS from a module, because a page would link the sheet. This puts the import back. */
const ownStyles: Plugin = {
  name: 'own-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
      const imports = [...(sheets.length > 0 ? [baseSheet] : []), ...sheets].map((file) => {
        const path = relative(dirname(chunk.fileName), file);
        return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
      });
      chunk.code = imports.join('') + chunk.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '');
    }
  },
};

/** One ES module for each source module, and its CSS beside it. Returns the packages that they import. */
export async function bundleModules(
  root: string,
  { ui, shared, theme, services }: Inventory,
  outDir: string,
) {
  const modules = [...[...ui.values()].flat(), ...shared, ...theme, ...services];
  const base = settings(root, outDir);
  const entry = modules.flatMap((module) => globSync(`src/${module}.{ts,tsx}`, { cwd: root }));
  const { output } = await single({
    ...base,
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `${classPrefix}${hash}` }),
      ownStyles,
    ],
    build: {
      ...base.build,
      // Unless it builds a library, Vite wraps each `import()` for a page. Each module keeps a sheet of its own.
      lib: { entry, formats: ['es'] },
      cssCodeSplit: true,
      rolldownOptions: {
        checks: { pluginTimings: false },
        external,
        preserveEntrySignatures: 'strict',
        // An inlined class name would drop the import of the module that has its styles.
        optimization: { inlineConst: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: ({ name }) => `${packed(name)}.js`,
          chunkFileNames: ({ name }) => `${packed(name)}.js`,
          assetFileNames: ({ names: [name = ''] }) => packed(name.replace('.css.ts.vanilla.css', '.css')),
        },
      },
    },
  });
  const imported = output.flatMap((file) => (file.type === 'chunk' ? file.imports : [])).filter(external);
  const names = imported.map((id) =>
    id
      .split('/')
      .slice(0, id.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('modules')).toSorted();
}

/** Writes one sheet of the theme, from a module of `src/ui/theme`, and the font files that it names. */
export async function bundleSheet(root: string, outDir: string, module: string, sheet: string) {
  const base = settings(root, outDir);
  await single({
    ...base,
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'sheet-only',
        enforce: 'post',
        generateBundle(_options, bundle) {
          for (const [name, { type }] of Object.entries(bundle)) if (type === 'chunk') delete bundle[name];
        },
      },
    ],
    build: {
      ...base.build,
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: join(root, 'src/ui/theme', module),
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? sheet : 'fonts/[name][extname]',
        },
      },
    },
  });
}

async function single(config: InlineConfig) {
  // In a test it says 'test', and React's plugin would compile for development.
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  const results = await build(config).finally(() => (process.env['NODE_ENV'] = before));
  // For a library Vite returns a list with one result.
  const [result] = [results].flat();
  if (!result || !('output' in result))
    throw new Error('Vite was asked for one build and answered with another thing.');
  return result;
}
