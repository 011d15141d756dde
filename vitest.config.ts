import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { chromiumArguments, testChromiumPath } from './scripts/chromium.ts';

const here = import.meta.dirname;
const packages = resolve(fileURLToPath(import.meta.resolve('vitest/config')), '../../..');

/**
 * A browser on a busy machine may miss a moment once. Where a merge depends on it, such a test gets a second attempt, and
 * the end of the run says which needed it. What is about data and logic gets none: chance is a finding there.
 */
const retry = process.env['CI'] ? 1 : 0;

/** Tests that start databases and servers, or wait for what real ones do. */
const onDatabases = [
  'mocks/embedded/**/*.test.ts',
  'scripts/soak/**/*.test.ts',
  'supabase/**/*.test.ts',
  'app/adapters/supabase/{contracts,faults}.test.ts',
];

/** The call library keeps a call's state for as long as its page lives: each file is a page of its own. */
const ofCalls = ['app/adapters/vapi/**/*.test.ts'];

const inNode = {
  environment: 'node',
  pool: 'threads',
  // Vitest leaves one core idle, which of two is half.
  maxWorkers: '100%',
  testTimeout: 30_000,
} as const;

/** Journeys through the built catalogue, which need no app. */
const ofCatalogue = ['app/journeys/{catalogue,toolbar}.journey.ts'];

/** A microphone without a device or a question, and no way off the machine: vendors' code runs here. */
const alone = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The machine's Chromium, without a window. */
function chromium(...more: string[]): Pick<InlineConfig, 'browser'> {
  return {
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: testChromiumPath(), args: [...chromiumArguments, ...more] },
        // Without a window nobody is asked, and a page that looks first would find that nothing was granted.
        contextOptions: { permissions: ['microphone'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  };
}

/** Without these a cold cache makes Vite re-optimise in mid-run and the first file fails. */
const screens = [
  '@base-ui/react/dialog',
  '@base-ui/react/toast',
  '@supabase/auth-js',
  '@supabase/postgrest-js',
  '@tanstack/react-query',
  '@vanilla-extract/recipes/createRuntimeFn',
  'lucide-react',
  'msw',
  'msw/browser',
  'react-markdown',
];

/**
 * Every story but those in `exclude`, in a real browser: played once; what is left on the page is looked at in both
 * themes and at two widths. A browser for each project: of two windows of one browser, the covered one may freeze.
 */
function stories(name: string, exclude: string): TestProjectConfiguration {
  return {
    plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir: `${here}/.storybook` })],
    // Also to a copy of the tree, such as scripts/mutate makes: its packages are above it.
    server: { fs: { allow: [here, packages] } },
    optimizeDeps: { include: [...screens, '@base-ui/react/csp-provider', 'chromatic/isChromatic'] },
    test: {
      name,
      exclude: [exclude],
      setupFiles: [`${here}/.storybook/everyView.setup.ts`],
      env: { EVERY_VIEW: 'true' },
      retry,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      // Stories clean up after themselves (mocks/StoryApp.tsx): a page for each would double the time.
      isolate: false,
      // Vitest leaves one core idle: the second project's browser would wait until the first is done.
      maxWorkers: 2,
      ...chromium(),
    },
  };
}

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'app/**/*.ts'],
      exclude: ['**/*.css.ts', '**/*.test.ts', '**/*.contract.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'dist/coverage',
    },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          ...inNode,
          include: ['{src,app,mocks,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}', ...onDatabases, ...ofCalls],
          // A worker for each file would double the time.
          isolate: false,
        },
      },
      {
        test: { name: 'calls', ...inNode, include: ofCalls, exclude: ['**/*.browser.test.ts'] },
      },
      {
        test: {
          name: 'backend',
          environment: 'node',
          maxWorkers: '100%',
          include: onDatabases,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The fault matrix renders the screens, and hostile texts the components.
        plugins: [vanillaExtractPlugin()],
        // The service worker that answers for the voice provider.
        publicDir: `${here}/mocks/public`,
        optimizeDeps: {
          include: [
            ...screens,
            '@daily-co/daily-js',
            '@storybook/addon-a11y/preview',
            '@vapi-ai/web',
            'axe-core',
            'react-dom/client',
          ],
        },
        test: {
          name: 'browser',
          include: ['{app,mocks,src}/**/*.browser.test.ts', '.storybook/*.browser.test.ts'],
          retry,
          testTimeout: 30_000,
          // Vitest leaves one core idle, which of two is half.
          maxWorkers: 2,
          ...chromium(...alone),
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['app/journeys/*.journey.ts'],
          exclude: [...ofCatalogue],
          globalSetup: ['app/journeys/startedApp.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'catalogue',
          environment: 'node',
          include: [...ofCatalogue],
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      stories('components', '**/stories/screens/**'),
      stories('screens', '**/{src/ui,stories/docs,stories/flows}/**'),
    ],
  },
});
