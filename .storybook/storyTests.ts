import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { TestProjectConfiguration } from 'vitest/config';
import { inChromium, screenDependencies, retry } from '../scripts/testBrowser.ts';

const configDir = import.meta.dirname;
const house = resolve(configDir, '..');
const packages = resolve(fileURLToPath(import.meta.resolve('vitest/config')), '../../..');

/** Some of the stories, with a browser of their own. */
interface Share {
  name: string;
  /** All but those in files like these. */
  exclude: readonly string[];
}

/**
 * Every story, in a real browser: played once; what is left on the page is looked at in both themes and at two widths. Each
 * share has a browser of its own, as of two windows of one browser the covered one may freeze, and one server serves all.
 */
export function stories(name: string, ...shares: Share[]): TestProjectConfiguration {
  const { browser } = inChromium();
  const instances = shares.map((share) => ({
    browser: 'chromium' as const,
    name: share.name,
    // In place of what the plugin leaves out: the pages of documentation.
    exclude: ['**/*.mdx', ...share.exclude],
  }));
  return {
    plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir })],
    // Also to a copy of the tree, such as scripts/mutate makes: its packages are above it.
    server: { fs: { allow: [house, packages] } },
    optimizeDeps: { include: [...screenDependencies, 'chromatic/isChromatic'] },
    test: {
      name,
      setupFiles: [`${house}/scripts/unpainted.setup.ts`, `${configDir}/everyView.setup.ts`],
      env: { EVERY_VIEW: 'true' },
      retry,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      // Stories clean up after themselves (mocks/StoryApp.tsx): a page for each would double the time.
      isolate: false,
      // Vitest leaves one core idle: the second browser would wait until the first is done.
      maxWorkers: 2,
      browser: { ...browser, ...(instances.length > 0 && { instances }) },
    },
  };
}
