import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { fastChromiumPath, testChromiumPath } from './scripts/chromium.ts';
import { chromiumAt, inChromium, onThisMachine, screenDependencies, retry } from './scripts/testBrowser.ts';
import { windowsAtOnce } from './scripts/windowsAtOnce.ts';

const here = import.meta.dirname;

/** Tests of databases that leave nothing behind share a process for each core: one for each file would take longer than most of them. */
const databaseTests = [
  // What a password costs is measured in a process where nothing has made it cheap.
  'server/{auth,billing,mail,storage}/**/!(passwords).test.ts',
  'supabase/**/*.test.ts',
  'app/adapters/supabase/{activityContract,billingContract,contracts,factorContract,mailsContract,faults,movedPictures,ownDataContract,preferencesContract,providersContract}.test.ts',
];

/** Tests that start servers and other programs, or need a process as it begins: each file has one of its own. */
const serverTests = [
  'server/auth/passwords.test.ts',
  'server/{database,http}/**/*.test.ts',
  'server/*.test.ts',
  'scripts/billing/onDeno.test.ts',
  'scripts/real/**/*.test.ts',
  'scripts/soak/**/*.test.ts',
];

const backendSettings: NonNullable<TestProjectInlineConfiguration['test']> = {
  environment: 'node',
  // Databases that live for seconds: optimising their code takes longer than it saves.
  execArgv: ['--liftoff-only', '--single-threaded-gc'],
  maxWorkers: '100%',
  setupFiles: ['scripts/cheapPasswords.setup.ts'],
  // `npm test` leaves them the time that the browsers do not need.
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** The call library keeps a call's state for as long as its page lives: each file is a page of its own. */
const callTests = ['app/adapters/vapi/**/*.test.ts'];

const inNode = {
  environment: 'node',
  pool: 'threads',
  // By default Vitest leaves one core idle, which is half of a two-core machine.
  maxWorkers: '100%',
  testTimeout: 30_000,
} as const;

/** Journeys through the built catalogue, which need no app. */
const catalogueJourneys = ['tests/journeys/{catalogue,firstView,toolbar,visualReview,walk}.journey.ts'];

/** Journeys that also run over Supabase's own auth server: links, devices, second factors, one's data, sessions. */
const accountJourneys = ['links', 'devices', 'secondFactor', 'yourData', 'tabs', 'expired', 'newcomer'].map(
  (name) => `tests/journeys/${name}.journey.ts`,
);

/** A microphone without a device or a question, and no way off the machine: vendors' code runs here. */
const isolatedBrowserArguments = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  onThisMachine,
];

const { browser } = inChromium(fastChromiumPath(), ...isolatedBrowserArguments);

/** A call whose voice is heard: the fast browser plays no sound. */
const soundTests = 'app/adapters/vapi/voice.browser.test.ts';

/** The fault matrix: the app against every fault of its backend. `lateRenderer` looks at what only a new page does. */
const faultTests = 'tests/faults/!(lateRenderer).browser.test.ts';

/** The catalogue's own panel of tests starts Vitest from here, and knows of one project. */
const storybookPanelProject =
  process.env['VITEST_STORYBOOK'] === 'true'
    ? [(await import('./.storybook/storyTests.ts')).stories('storybook')]
    : [];

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', '{app,build,server}/**/*.ts'],
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
          include: ['{.storybook,src,app,build,server,mocks,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}', ...databaseTests, ...serverTests, ...callTests],
          // A worker for each file would double the time.
          isolate: false,
        },
      },
      {
        test: { name: 'calls', ...inNode, include: callTests, exclude: ['**/*.browser.test.ts'] },
      },
      { test: { name: 'servers', ...backendSettings, include: serverTests } },
      { test: { name: 'databases', ...backendSettings, include: databaseTests, isolate: false } },
      {
        // The fault matrix renders the screens, and hostile texts the components.
        plugins: [vanillaExtractPlugin()],
        // React as customers get it; its development build, which warns of more, runs all stories.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        // The service worker that answers for the voice provider.
        publicDir: `${here}/mocks/public`,
        optimizeDeps: {
          // Looking for packages in every file takes longer than all of these, and one that is missing fails in plain words.
          noDiscovery: true,
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
          include: [
            ...screenDependencies,
            '@daily-co/daily-js',
            '@storybook/addon-a11y/preview',
            '@vapi-ai/web',
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            'storybook/preview-api',
          ],
        },
        test: {
          name: 'browser',
          setupFiles: [
            'scripts/emptyStorage.setup.ts',
            'scripts/fewTimeZones.setup.ts',
            'scripts/unpainted.setup.ts',
          ],
          retry,
          testTimeout: 30_000,
          // By default Vitest leaves one core idle, which is half of a two-core machine.
          maxWorkers: windowsAtOnce,
          browser: {
            ...browser,
            instances: [
              {
                browser: 'chromium',
                name: 'browser',
                include: ['{app,mocks,src,tests}/**/*.browser.test.{ts,tsx}', '.storybook/*.browser.test.ts'],
                exclude: [faultTests, soundTests],
              },
              {
                browser: 'chromium',
                name: 'sound',
                include: [soundTests],
                provider: chromiumAt(testChromiumPath(), ...isolatedBrowserArguments),
              },
              // They can share a page: each takes its whole app away again, and their call library is a fake (appFixture.tsx).
              // A page for each file would load and compile all modules of the app anew, and take a third longer.
              {
                browser: 'chromium',
                name: 'faults',
                include: [faultTests],
                isolate: false,
              },
            ],
          },
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/{journeys,people}/*.journey.ts'],
          exclude: [...catalogueJourneys],
          globalSetup: ['tests/journeys/startedApp.ts'],
          fileParallelism: false,
          // One browser for all of them (tests/journeys/visit.ts).
          isolate: false,
          expect: { poll: { timeout: 10_000 } },
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.journey.ts'],
          globalSetup: ['tests/journeys/startedApp.ts'],
          fileParallelism: false,
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'real',
          environment: 'node',
          include: [...accountJourneys, 'scripts/real/*.journey.ts'],
          exclude: process.env['AUTH_SERVER'] ? [] : ['**'],
          globalSetup: ['scripts/real/startedApp.ts'],
          fileParallelism: false,
          isolate: false,
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
          include: [...catalogueJourneys],
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...storybookPanelProject,
    ],
  },
});
