import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { readRelease } from './readRelease.ts';

/**
 * With `SOURCE_MAPS=1`: writes the app's source maps beside the published folder, each with a copy of its script, as
 * the error reporter expects them, and the name of the release. The maps never reach the published folder, and no
 * script names one: a build that would publish a map fails (secretsPlugin.ts).
 */
export function sourceMaps(): Plugin {
  const maps = new Map<string, string | Uint8Array>();
  let variables: Readonly<Record<string, string | undefined>> = {};
  let folder = '';
  return {
    name: 'parley:source-maps',
    apply: 'build',
    config({ envDir, root = process.cwd() }, { mode }) {
      variables = envDir === false ? process.env : loadEnv(mode, envDir ?? root, '');
      return variables.SOURCE_MAPS === '1' ? { build: { sourcemap: 'hidden' } } : {};
    },
    configResolved({ build }) {
      folder = join(build.outDir, '../sourcemaps');
    },
    generateBundle: {
      // Runs after Vite's own plugins, which move lines of scripts and correct the maps. The plugin that looks for published maps
      // has the same order, and comes later in the list.
      order: 'post',
      handler(_options, bundle) {
        const isApp = Object.values(bundle).some(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith('/app/index.html'),
        );
        // Storybook builds its pages with these plugins too, and keeps its maps.
        if (variables.SOURCE_MAPS !== '1' || !isApp) return;
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !file.endsWith('.map')) continue;
          maps.set(file, output.source);
          delete bundle[file];
        }
      },
    },
    writeBundle({ dir = '' }, bundle) {
      // Maps of an earlier build would be uploaded under this build's name.
      if (bundle['index.html']) rmSync(folder, { recursive: true, force: true });
      if (maps.size === 0) return;
      for (const [file, map] of maps) {
        const target = join(folder, file);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, map);
        const script = file.replace(/\.map$/, '');
        cpSync(join(dir, script), join(folder, script));
      }
      writeFileSync(join(folder, 'release'), readRelease(variables).version);
    },
  };
}
