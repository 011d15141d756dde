import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loadPartFile = fileURLToPath(new URL('../app/loadPart.ts', import.meta.url));

/** Stands for the list of files that a dynamic import needs, until Vite writes it. */
const filesMarker = '__VITE_PRELOAD__';

/**
 * Where an imported chunk imports no other that may be missing, Vite lists no scripts. This adds the chunk's own.
 *
 * @param code A chunk. Each dynamic import has its marker after it; between the two may be others with theirs.
 * @param onlyFileOf The file of such a chunk, by how an import names it; undefined for other chunks.
 */
export function addOnlyFiles(code: string, onlyFileOf: (specifier: string) => string | undefined): string {
  const waiting: (string | undefined)[] = [];
  return code.replaceAll(
    /\bimport\((["'`])([^"'`]+)\1\)|__VITE_PRELOAD__/g,
    (found, _quote, specifier: string | undefined) => {
      if (specifier !== undefined) {
        waiting.push(onlyFileOf(specifier));
        return found;
      }
      const file = waiting.pop();
      return file === undefined ? found : `${found}, ${JSON.stringify(file)}`;
    },
  );
}

/**
 * Puts a function of ours around each dynamic import (app/loadPart.ts). Vite's would let the browser import a part before it is known
 * whether its files can be fetched, and would take styles for loaded that were not.
 */
export function loadParts(): Plugin {
  let hasOwn = false;
  let isReplaced = false;
  return {
    name: 'parley:load-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved({ base }) {
      // The catalogue may lie at any address. Its chunks name each other by their way from each other, which ours cannot read.
      hasOwn = base.startsWith('/') || URL.canParse(base);
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        if (!hasOwn) return;
        isReplaced = true;
        return `export { loadPart as __vitePreload } from ${JSON.stringify(loadPartFile)};`;
      },
    },
    renderChunk(code, { fileName }, _options, { chunks }) {
      if (!isReplaced || !code.includes(filesMarker)) return;
      const changed = addOnlyFiles(code, (specifier) => {
        const chunk = chunks[posix.join(posix.dirname(fileName), specifier)];
        return chunk?.imports.every((file) => file === fileName) ? chunk.fileName : undefined;
      });
      // A source map is wrong only by the length of this, and for what follows in the same line.
      return { code: changed, map: null };
    },
    generateBundle(_options, bundle) {
      const isWrapped = Object.values(bundle).some(
        (output) => output.type === 'chunk' && output.code.includes(filesMarker),
      );
      // What Vite calls its function and its marker is its own affair, and may change.
      if (hasOwn && isWrapped !== isReplaced)
        this.error('Dynamic imports are not wrapped. Does this version of Vite name its function otherwise?');
    },
  };
}
