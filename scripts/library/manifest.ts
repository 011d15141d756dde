import { packageName } from '../../src/ui/packageName.ts';
import { sheetNames } from './sheets.ts';

/** As much of the house's package.json as the library's needs. */
export interface RootManifest {
  version: string;
  description: string;
  license: string;
  repository: Readonly<Record<string, string>>;
  homepage: string;
  bugs: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
}

const entry = (path: string) => ({ types: `${path}.d.ts`, default: `${path}.js` });

/** React is the host's: two copies would not know each other's hooks. */
const peers = ['react', 'react-dom'];

/** `useEffectEvent` came with React 19.2. */
const reactRange = '^19.2';

/** `imported`: the packages that the built modules import. */
export function manifest(
  { version, license, repository, homepage, bugs, dependencies }: RootManifest,
  imported: readonly string[],
) {
  const range = (name: string) => {
    const pinned = dependencies[name];
    if (pinned === undefined)
      throw new Error(
        `The library imports ${name}, which is no dependency. Add it to package.json, or import less.`,
      );
    return `^${pinned}`;
  };
  return {
    name: packageName,
    version,
    description: 'React components for accounts, billing and an assistant that chats and calls.',
    keywords: ['react', 'components', 'design-system', 'account', 'billing', 'chat', 'voice'],
    license,
    repository,
    homepage,
    bugs,
    // A scoped package is private unless it says otherwise. Provenance: the registry shows which build of which commit it is.
    publishConfig: { access: 'public', provenance: true },
    type: 'module',
    // Only sheets have side effects, so that an unused component is dropped together with its sheet.
    sideEffects: ['**/*.css'],
    exports: {
      '.': entry('./ui'),
      './*': entry('./ui/*'),
      './theme': entry('./theme'),
      ...Object.fromEntries(
        sheetNames.map((name) => [
          `./${name}.css`,
          { types: `./${name}.css.d.ts`, default: `./${name}.css` },
        ]),
      ),
      ...Object.fromEntries(
        ['tokens', 'tokens.light', 'tokens.dark'].map((name) => [`./${name}.json`, `./${name}.json`]),
      ),
      './translations/*.json': './translations/*.json',
      './services': entry('./services'),
      './package.json': './package.json',
    },
    peerDependencies: {
      ...Object.fromEntries(peers.map((name) => [name, reactRange])),
      '@types/react': '*',
    },
    peerDependenciesMeta: { '@types/react': { optional: true } },
    dependencies: Object.fromEntries(
      imported.filter((name) => !peers.includes(name)).map((name) => [name, range(name)]),
    ),
  };
}
