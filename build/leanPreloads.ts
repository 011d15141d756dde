import type { Plugin } from 'vite';

/** The chunks that each chunk imports statically. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** What has been loaded when the code of a chunk runs: the chunk, and all that it imports statically. */
function loadedWith(imports: Imports, chunk: string): ReadonlySet<string> {
  const loaded = new Set([chunk]);
  for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next);
  return loaded;
}

/**
 * Before a dynamic import the page fetches everything that the imported chunk will import. Vite lists all of it in the chunk
 * that asks, also what must have been loaded for that chunk itself: names that no compression makes small. This leaves them out.
 */
export function leanPreloads(): Plugin {
  let imports: Imports = new Map();
  return {
    name: 'parley:lean-preloads',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(_chunk, files, { hostId }) {
            const loaded = loadedWith(imports, hostId);
            return files.filter((file) => !loaded.has(file));
          },
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        imports = new Map(
          Object.values(bundle).flatMap((output) =>
            output.type === 'chunk' ? [[output.fileName, output.imports] as const] : [],
          ),
        );
      },
    },
  };
}
