import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { TestProjectConfiguration } from 'vitest/config';
import { fastChromiumPath } from '../scripts/chromium.ts';
import { inChromium, onThisMachine, screenDependencies, retry } from '../scripts/testBrowser.ts';
import { windowsAtOnce } from '../scripts/windowsAtOnce.ts';
import type { Share } from './storyShares.ts';

const configDir = import.meta.dirname;
const house = resolve(configDir, '..');
const packages = resolve(fileURLToPath(import.meta.resolve('vitest/config')), '../../..');

/**
 * The project that plays every story once in a real browser, and then checks the page in both themes and at two widths. Each share
 * has a browser of its own, and as many run at a time as `windowsAtOnce` says. When none is left to begin, Vitest opens a second
 * window of the last browser, and of two windows the covered one may freeze for a quarter of a second. One server serves all.
 */
export function stories(name: string, ...shares: Share[]): TestProjectConfiguration {
  const { browser } = inChromium(fastChromiumPath(), onThisMachine);
  const instances = shares.map((share) => ({
    browser: 'chromium' as const,
    name: share.name,
    // This replaces the plugin's own list, which leaves out the pages of documentation.
    exclude: ['**/*.mdx', ...share.exclude],
  }));
  return {
    plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir })],
    // A copy of the tree, such as scripts/mutate makes, has its packages in a folder above it.
    server: { fs: { allow: [house, packages] } },
    optimizeDeps: { include: [...screenDependencies, 'chromatic/isChromatic'] },
    test: {
      name,
      setupFiles: [
        `${configDir}/skipDevInstrumentation.setup.ts`,
        `${house}/scripts/fewTimeZones.setup.ts`,
        `${house}/scripts/unpainted.setup.ts`,
        `${configDir}/everyView.setup.ts`,
      ],
      env: { EVERY_VIEW: 'true' },
      retry,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      // Stories clean up after themselves (mocks/StoryApp.tsx). A page for each file would double the time.
      isolate: false,
      // By default Vitest leaves one core idle, so that of two browsers one would wait until the other is done.
      maxWorkers: windowsAtOnce,
      browser: { ...browser, ...(instances.length > 0 && { instances }) },
    },
  };
}
