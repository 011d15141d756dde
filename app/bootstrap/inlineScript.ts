import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';

const here = import.meta.dirname;

/** The bootstrap script with everything that it imports, as one classic script. */
async function bundled() {
  const [result] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      // Nothing of the environment may get into the script, whatever this process was started with.
      envDir: false,
      build: {
        write: false,
        target: ['chrome116', 'firefox125', 'safari17.4'],
        lib: { entry: `${here}/bootstrap.ts`, formats: ['iife'], name: 'bootstrap' },
        rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.endsWith('/bootstrap.ts') } },
      },
    }),
  ].flat();
  const { code } = (result as Rolldown.RolldownOutput).output[0];
  // Below the notice of unsupportedBrowser.js the landing page stays, which can be read without a script.
  return `if(!window.parleyUnsupported){${code.trim()}}`;
}

/** The text between `<script>` and `</script>` in index.html. The page's content security policy names its hash. */
export const inlineScript = await bundled();

/**
 * The script before it, without comments and indentation. A minifier would write template strings, which old
 * browsers refuse.
 */
export const unsupportedBrowserScript = readFileSync(`${here}/unsupportedBrowser.js`, 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('//'))
  .map((line) => line.trim())
  .join('\n')
  .trim();
