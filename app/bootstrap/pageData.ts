import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Readonly<Record<string, Chunk | Rolldown.OutputAsset>>;

/** An element `link`. A `stylesheet` is one whose rules are in the page already. */
export type Link = readonly [rel: string, href: string, as?: string];

/** What the bootstrap script has to know of this build. */
export interface PageData {
  /** The app's scripts; the first one begins it. */
  app: readonly string[];
  /** Those of them that are worth fetching when the page has nothing else to do. */
  preloadWhenIdle: readonly string[];
  /** What the forms need besides. */
  visitor: readonly Link[];
  /** What a returning user needs besides. */
  signedIn: readonly Link[];
  /** The backend's publishable key. */
  key: string;
  /** Where the backend answers, without a slash at its end; '' for the page's own origin. */
  backend: string;
}

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk';

/** A chunk and all that it imports at once. */
function closureOf(bundle: Bundle, chunk: Chunk) {
  const found = new Set([chunk]);
  for (const { imports } of found)
    for (const file of imports) {
      const next = bundle[file];
      if (isChunk(next)) found.add(next);
    }
  return [...found];
}

/** The largest first: it takes longest. */
const scriptsOf = (chunks: readonly Chunk[]) =>
  chunks.toSorted((a, b) => b.code.length - a.code.length).map(({ fileName }) => `/${fileName}`);

export const stylesOf = (chunks: readonly Chunk[]) => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** The chunk that begins with this module, and everything it imports. */
export function chunksOf(bundle: Bundle, module: string) {
  const chunk = Object.values(bundle).find(
    (output) => isChunk(output) && output.facadeModuleId?.endsWith(module),
  );
  if (!isChunk(chunk)) throw new Error(`The build has no chunk for ${module}. Import it dynamically.`);
  return closureOf(bundle, chunk);
}

/** Where this build's scripts, styles and first font are. */
export function filesOf(bundle: Bundle, entry: Chunk) {
  const app = closureOf(bundle, entry);
  const besides = (module: string) => chunksOf(bundle, module).filter((chunk) => !app.includes(chunk));
  const scripts = (chunks: readonly Chunk[]): Link[] =>
    scriptsOf(chunks).map((href) => ['modulepreload', href]);
  const inPage = (chunks: readonly Chunk[]) =>
    stylesOf(chunks).map((file): Link => ['stylesheet', `/${file}`]);
  const shared = inPage(app);
  const account = besides('/screens/shell/SignedIn.tsx');
  const visitor = besides('/screens/shell/Visitor.tsx');
  return {
    app: [`/${entry.fileName}`, ...scriptsOf(app.slice(1))],
    preloadWhenIdle: scriptsOf(app.filter(({ name }) => name === 'react')),
    visitor: [...scripts(visitor), ...shared, ...inPage(visitor)],
    signedIn: [
      ...scripts(account),
      ...shared,
      ...stylesOf(account).map((file): Link => ['preload', `/${file}`, 'style']),
    ],
  };
}
