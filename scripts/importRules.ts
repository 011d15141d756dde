interface Rule {
  /** The folder or file that this rule is for. Where several rules fit, the one with the longest path counts. */
  folder: string;
  /** Folders or files of the house, besides `folder` itself. */
  house: readonly string[];
  /** Package names; `@scope/*` for a scope, `node:*` for Node's own modules. */
  packages: readonly string[];
}

const query = '@tanstack/react-query';
const drawingPackages = ['@vanilla-extract/*', '@base-ui/react', 'react-markdown'] as const;

/** The rule for a feature of `src/screens`, with the files that other features export on purpose. */
const feature = (name: string, ...exported: string[]): Rule => ({
  folder: `src/screens/${name}`,
  house: ['src/ui', 'src/services', 'src/screens/shell', ...exported.map((file) => `src/screens/${file}`)],
  // Components take their icons as nodes, so that screens choose them.
  packages: ['react', query, 'lucide-react'],
});

/** What the server has in common with the build. */
const builtWith = ['securityHeaders', 'cacheHeaders', 'backendPaths', 'readRelease'].map(
  (name) => `build/${name}.ts`,
);

/** A session that ends while somebody works is every feature's concern. */
const reauthentication = [
  'auth/reauthentication/pendingWork.ts',
  'auth/reauthentication/retryAfterReauth.tsx',
] as const;

/** How the agent asks for a plan: the billing page has the question. */
const asking = ['billing/useBillingMode.ts', 'billing/stripe/planWish.ts'] as const;

/** The import table of the house. What is not listed may not be imported. */
export const rules: readonly Rule[] = [
  {
    folder: 'src/ui/theme',
    house: [],
    packages: ['@vanilla-extract/css', '@capsizecss/*', '@fontsource-variable/*'],
  },
  {
    folder: 'src/ui',
    house: [],
    packages: ['react', 'react-dom', 'lucide-react', ...drawingPackages],
  },
  { folder: 'src/services', house: [], packages: [] },
  // This test checks the sources of the whole repository.
  { folder: 'src/architecture.test.ts', house: ['scripts'], packages: [] },
  // The shell puts the features together; the features use its hooks.
  { ...feature('shell'), house: ['src/ui', 'src/services', 'src/screens'] },
  ...['landing', 'auth', 'dashboard'].map((name) => feature(name)),
  feature('payments', 'billing/useBillingMode.ts'),
  feature(
    'profile',
    ...reauthentication,
    'auth/new-password',
    'auth/step-up/useStepUp.tsx',
    'auth/second-factor',
    'auth/password-strength/StrengthMeter.tsx',
  ),
  {
    folder: 'src/screens/auth/password-strength',
    house: ['src/ui', 'src/screens/shell/language'],
    packages: ['react', '@zxcvbn-ts/*'],
  },
  { folder: 'src/screens/profile/second-factor/qrImage.ts', house: [], packages: ['uqr'] },
  { folder: 'src/screens/profile/data/archive', house: [], packages: ['fflate'] },
  ...['agent', 'billing'].map((name) => feature(name, ...reauthentication)),
  feature('agent/conversation', 'agent/support/handOff.ts'),
  feature('agent/support', 'agent/conversation', ...reauthentication),
  feature('agent/files', 'agent/conversation', ...reauthentication),
  feature('agent/chat', 'agent/conversation', 'agent/actions', 'agent/support', 'agent/files'),
  feature('agent/call', 'agent/conversation', 'payments/usePayments.ts'),
  feature(
    'agent/actions',
    'agent/conversation',
    'agent/support',
    'profile/profileSaver.ts',
    ...reauthentication,
    ...asking,
  ),
  feature('agent/panel', 'agent/conversation', 'agent/chat', 'agent/files', 'agent/dialogs.ts'),
  { folder: 'app/adapters/supabase', house: ['src/services'], packages: ['@supabase/*'] },
  {
    folder: 'app/adapters/vapi',
    house: ['src/services'],
    packages: ['@vapi-ai/web', '@daily-co/daily-js'],
  },
  {
    // Only this test sees both the call library's errors and the messages for them.
    folder: 'app/adapters/vapi/fatalKindsInCall.browser.test.ts',
    house: ['src/services', 'src/screens/agent/call/voiceErrors.ts', 'app/adapters/vapi'],
    packages: [],
  },
  { folder: 'app/adapters/sentry', house: ['src/services'], packages: ['@sentry/*'] },
  { folder: 'app/adapters/browser', house: ['src/services'], packages: [] },
  {
    // The page before React has started: what runs in it, and what renders it at build time.
    folder: 'app/bootstrap',
    house: ['src', 'app/parseEnvironment.ts', 'app/adapters/supabase'],
    packages: [
      'react',
      'react-dom',
      'vite',
      '@vitejs/plugin-react',
      '@vanilla-extract/vite-plugin',
      'node:*',
    ],
  },
  // It starts the app, whose first script has a name that only the build knows.
  { folder: 'app/bootstrap/loader.ts', house: ['app/bootstrap'], packages: ['entry'] },
  { folder: 'app', house: ['src'], packages: ['react', 'react-dom', query] },
  {
    folder: 'build',
    house: [
      'src/services',
      'app/env.ts',
      'app/parseEnvironment.ts',
      'app/release.ts',
      'app/bootstrap',
      'app/adapters/supabase/prefetch.ts',
    ],
    packages: ['vite', 'node:*'],
  },
  {
    folder: 'server',
    house: ['src/services', 'src/ui/theme/palettes.ts', 'supabase', ...builtWith],
    packages: ['@supabase/*', '@electric-sql/*', 'bcryptjs', 'hono', '@hono/node-server', 'vite', 'node:*'],
  },
  // It runs in Node, in Deno and in the browser.
  {
    folder: 'server/assistant/rules',
    house: ['src/services', 'server/assistant/engine.ts', 'server/assistant/memoryReader.ts'],
    packages: [],
  },
  {
    folder: 'mocks',
    // Stories talk to the assistant that `npm start` serves.
    house: ['src/services', 'src/screens', 'app/adapters', 'server/assistant'],
    // `@daily-co/daily-js` for the types of the fake call library.
    packages: ['msw', '@mswjs/interceptors', 'react', query, '@daily-co/daily-js'],
  },
  {
    folder: 'stories',
    // The ledger, which the index of requirements shows, the words of other languages, and what finds texts without one.
    house: [
      'src',
      'mocks',
      'docs',
      'translations',
      '.storybook/everyLanguage.ts',
      '.storybook/visibleTexts.ts',
    ],
    packages: ['react', 'react-dom', 'lucide-react', 'msw', query, '@storybook/*', 'storybook'],
  },
  {
    // What tries the whole app. From `scripts` only what finds the browser, serves the catalogue and takes its pictures.
    folder: 'tests',
    house: [
      'src',
      'app',
      'mocks',
      'server',
      'translations',
      'build',
      'scripts/chromium.ts',
      'scripts/staticServer.ts',
      'scripts/visual',
      'scripts/walk',
      'stories/docs/mainScreens.ts',
    ],
    packages: [
      'node:*',
      'playwright',
      'vitest',
      'msw',
      '@mswjs/interceptors',
      'react',
      'react-dom',
      '@daily-co/daily-js',
      '@testing-library/dom',
      'vite',
    ],
  },
  {
    // The assistant runs as a function too.
    folder: 'supabase',
    house: ['src/services', 'src/ui/theme/palettes.ts', 'server/assistant', 'translations/mails'],
    packages: ['@supabase/*', 'node:*'],
  },
  {
    // Empty databases for the tests of tables and rows.
    folder: 'supabase/tests',
    house: [
      'supabase',
      'server/database/buildCache.ts',
      'server/database/pgliteParameters.ts',
      'server/database/templates.ts',
    ],
    packages: ['@electric-sql/*', 'node:*', 'pg'],
  },
  {
    // What package.json runs may look at everything.
    folder: 'scripts',
    house: ['src', 'app', 'build', 'server', 'mocks', 'stories', 'tests', 'supabase', '.storybook'],
    packages: ['*'],
  },
];
