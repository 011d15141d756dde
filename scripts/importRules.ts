import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor, type ESTree } from 'vite';

const testPackages = [
  'vitest',
  '@vitest/*',
  'node:*',
  'react-dom',
  'storybook',
  '@storybook/*',
  'msw',
  'fast-check',
];

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
    'agent/conversation/copyText.ts',
  ),
  { folder: 'src/screens/profile/second-factor/qrImage.ts', house: [], packages: ['uqr'] },
  ...['agent', 'billing'].map((name) => feature(name, ...reauthentication)),
  feature('agent/conversation', 'agent/support/handOff.ts'),
  feature('agent/support', 'agent/conversation'),
  feature('agent/files', 'agent/conversation', ...reauthentication),
  feature('agent/chat', 'agent/conversation', 'agent/actions', 'agent/support', 'agent/files'),
  feature('agent/call', 'agent/conversation', 'payments/usePayments.ts'),
  feature('agent/actions', 'agent/conversation', 'agent/support', 'profile/useSaveProfile.ts', ...asking),
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
      'app/keyRole.ts',
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
    packages: ['msw', 'react', query, '@daily-co/daily-js'],
  },
  {
    folder: 'stories',
    // The ledger, which the index of requirements shows.
    house: ['src', 'mocks', 'docs'],
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
      'build',
      'scripts/chromium.ts',
      'scripts/staticServer.ts',
      'scripts/visual',
      'scripts/walk',
      'stories/docs/mainScreens.ts',
    ],
    packages: [...testPackages, 'playwright', 'react', '@daily-co/daily-js', '@testing-library/dom', 'vite'],
  },
  {
    // The assistant runs as a function too.
    folder: 'supabase',
    house: ['src/services', 'src/ui/theme/palettes.ts', 'server/assistant'],
    packages: ['@supabase/*', 'node:*'],
  },
  {
    // Empty databases for the tests of tables and rows.
    folder: 'supabase/tests',
    house: ['supabase', 'server/database/buildCache.ts'],
    packages: ['@electric-sql/*', 'node:*'],
  },
  {
    // What package.json runs may look at everything.
    folder: 'scripts',
    house: ['src', 'app', 'build', 'server', 'mocks', 'stories', 'tests', 'supabase', '.storybook'],
    packages: ['*'],
  },
];

const isTest = (file: string) => /\.(test|fixture|contract|stories|journey)\.tsx?$/.test(file);

const under = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** `@scope/name/deep` → `@scope/name`; every builtin → `node:*`. */
function packageOf(specifier: string) {
  if (isBuiltin(specifier)) return 'node:*';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const allowsPackage = (allowed: readonly string[], name: string) =>
  allowed.some(
    (entry) =>
      entry === '*' || entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))),
  );

const ruleFor = (file: string) =>
  rules
    .filter(({ folder }) => under(file, folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)
    .at(0);

/** Every import of a module: type-only, dynamic, side-effect and re-exported ones included. */
function importsOf(file: string, source: string) {
  const found: string[] = [];
  const add = (node: ESTree.Expression | null) => {
    if (node === null) return;
    found.push(
      node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : source.slice(node.start, node.end),
    );
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}. Correct its syntax.`);
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  }).visit(program);
  return found;
}

/** One sentence for each import that the table forbids. */
export function forbiddenImports(file: string, source: string): string[] {
  const rule = ruleFor(file);
  if (!rule)
    return [`${file} lies in no folder of the import table. Move it, or add its folder to the table.`];
  const house = [rule.folder, ...rule.house];
  // A test of the app may use the fakes, and a test of the house its own scripts.
  if (isTest(file) && under(file, 'app')) house.push('mocks', 'server', 'build');
  // A function is tried against the adapter that calls it and the assistant that it calls.
  if (isTest(file) && under(file, 'supabase')) house.push('app/adapters', 'server');
  if (/\.test\.tsx?$/.test(file)) house.push('scripts');
  const packages = isTest(file) ? [...rule.packages, ...testPackages] : rule.packages;

  return importsOf(file, source).flatMap((specifier) => {
    const path = specifier.startsWith('.') && join(dirname(file), specifier.replace(/\?.*$/, ''));
    const allowed = path
      ? house.some((place) => under(path, place))
      : allowsPackage(packages, packageOf(specifier));
    return allowed ? [] : [`${file} imports ${path || specifier}, which ${rule.folder} may not.`];
  });
}
