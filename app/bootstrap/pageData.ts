import type { Rolldown } from 'vite';
import { languages, type Language } from '../../src/services/languages.ts';

type Chunk = Rolldown.OutputChunk;
type Bundle = Readonly<Record<string, Chunk | Rolldown.OutputAsset>>;

/** A `link` element. The rules of a `stylesheet` are in the page already. */
export type Link = readonly [rel: string, href: string, as?: string];

/** What the bootstrap script needs to know about this build. */
export interface PageData {
  /** The app's scripts. The first one starts it. */
  app: readonly string[];
  /** The scripts that are fetched while the page is idle. */
  preloadWhenIdle: readonly string[];
  /** The files that the landing page and the visitor's forms need in addition. */
  visitor: readonly Link[];
  /** The files that a returning user needs in addition. */
  signedIn: readonly Link[];
  /** The files with the words of each language but English. A development server has none. */
  translations: Readonly<Partial<Record<Language, string>>>;
  /** The backend's publishable key. */
  key: string;
  /** The backend's address, without a slash at its end; '' for the page's own origin. */
  backend: string;
}

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk';

/** A chunk with everything that it imports statically. */
function closureOf(bundle: Bundle, chunk: Chunk) {
  const found = new Set([chunk]);
  for (const { imports } of found)
    for (const file of imports) {
      const next = bundle[file];
      if (isChunk(next)) found.add(next);
    }
  return [...found];
}

/** The scripts of chunks, the largest first, because it takes longest. */
const scriptsOf = (chunks: readonly Chunk[]) =>
  chunks.toSorted((a, b) => b.code.length - a.code.length).map(({ fileName }) => `/${fileName}`);

export const stylesOf = (chunks: readonly Chunk[]) => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** The chunk of this module, and everything that it imports. */
export function chunksOf(bundle: Bundle, module: string) {
  const chunk = Object.values(bundle).find(
    (output) => isChunk(output) && output.facadeModuleId?.endsWith(module),
  );
  if (!isChunk(chunk)) throw new Error(`The build has no chunk for ${module}. Import it dynamically.`);
  return closureOf(bundle, chunk);
}

/** The paths of the files in the folder `translations` that the app fetches, by language. */
const translationsOf = (bundle: Bundle): PageData['translations'] =>
  Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      if (output.type !== 'asset') return [];
      const found = languages.find(({ id }) =>
        output.originalFileNames.some((file) => file.endsWith(`translations/${id}.json`)),
      );
      return found ? [[found.id, `/${output.fileName}`]] : [];
    }),
  );

/** The paths of this build's scripts, styles and first font. */
export function filesOf(bundle: Bundle, entry: Chunk) {
  const app = closureOf(bundle, entry);
  const besides = (module: string) => chunksOf(bundle, module).filter((chunk) => !app.includes(chunk));
  const scripts = (chunks: readonly Chunk[]): Link[] =>
    scriptsOf(chunks).map((href) => ['modulepreload', href]);
  const inPage = (chunks: readonly Chunk[]) =>
    stylesOf(chunks).map((file): Link => ['stylesheet', `/${file}`]);
  const account = besides('/screens/shell/SignedIn.tsx');
  const landing = besides('/screens/landing/Landing.tsx');
  // From either of a visitor's views the other one is one press away.
  const visitor = [...new Set([...landing, ...besides('/screens/shell/Visitor.tsx')])];
  // Who signs out lands on the landing page.
  const shared = inPage([...app, ...landing]);
  return {
    app: [`/${entry.fileName}`, ...scriptsOf(app.slice(1))],
    preloadWhenIdle: scriptsOf(app.filter(({ name }) => name === 'react')),
    visitor: [...scripts(visitor), ...shared, ...inPage(visitor)],
    signedIn: [
      ...scripts(account),
      ...shared,
      ...stylesOf(account).map((file): Link => ['preload', `/${file}`, 'style']),
    ],
    translations: translationsOf(bundle),
  };
}
