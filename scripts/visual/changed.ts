/** A story of a built catalogue's `index.json`. */
export interface Story {
  id: string;
  type: 'story' | 'docs';
  /** `./src/ui/Button/Button.stories.tsx` */
  importPath: string;
}

export const storyIds = (stories: readonly Story[]) =>
  new Set(stories.filter(({ type }) => type === 'story').map(({ id }) => id));

/** The builder's `preview-stats.json`: each module with those that import it. */
export interface Stats {
  modules: readonly { name: string; reasons?: readonly { moduleName: string }[] }[];
}

/**
 * What the module graph does not show: the builder's own settings, files that are served as they are, and the theme,
 * whose values reach the CSS through vanilla-extract's own compiler.
 */
const everywhere =
  /^(package-lock\.json|vite\.config\.ts|\.storybook\/(main\.ts|preview-.*\.html)|mocks\/public\/.*|src\/ui\/theme\/.*)$/;

const preview = './.storybook/preview.tsx';

/** vanilla-extract makes two modules of a `.css.ts` file. Another `.css.ts` file that uses it imports only the second. */
const modulesOf = (file: string) => [
  `./${file}`,
  ...(file.endsWith('.css.ts') ? [`./${file}.vanilla.css`] : []),
];

/** The changed modules and everything that imports them, directly or through other modules. */
function dependentsOf(stats: Stats, changed: readonly string[]) {
  const importers = new Map(
    stats.modules.map(({ name, reasons = [] }) => [name, reasons.map(({ moduleName }) => moduleName)]),
  );
  const found = new Set(changed.flatMap(modulesOf));
  // Iterating over a set also visits what is added meanwhile.
  for (const module of found) for (const importer of importers.get(module) ?? []) found.add(importer);
  return found;
}

/**
 * The ids of the stories that may look different.
 * `changed`: files as git names them, from the root of the repository.
 */
export function changedStories(
  stories: readonly Story[],
  stats: Stats,
  changed: readonly string[],
): Set<string> {
  const modules = dependentsOf(stats, changed);
  const all = modules.has(preview) || changed.some((file) => everywhere.test(file));
  return storyIds(all ? stories : stories.filter(({ importPath }) => modules.has(importPath)));
}

/** The ids of those stories of the base that have to be compared: the changed ones, and those that are gone. */
export function formerStories(
  before: readonly Story[],
  after: readonly Story[],
  changed: ReadonlySet<string>,
): Set<string> {
  const kept = storyIds(after);
  return new Set([...storyIds(before)].filter((id) => changed.has(id) || !kept.has(id)));
}
