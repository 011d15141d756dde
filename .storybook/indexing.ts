import type { Indexer } from 'storybook/internal/types';

/** Stories of the whole app. They share one backend and one browser storage, so only one can be shown at a time. */
const ofWholeApp = /[\\/]stories[\\/](screens|flows)[\\/]/;

/** Gives stories of the whole app no page that would show several of them at once. */
export const withoutSharedPages = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return ofWholeApp.test(file)
        ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }))
        : entries;
    },
  }));

/** The ids of requirements that end a comment, such as ` [S8, X8]`. */
const trailingIds = /[ \t]*\[[A-Z]\d+(?:, [A-Z]\d+)*\](?=[ \t]*(?:\*\/|\r?\n[ \t]*\*))/g;

/** Comments as readers of the catalogue see them: the ids are shown on the page of requirements. */
export const withoutIds = (source: string) => source.replace(trailingIds, '');

/** A Vite plugin that takes the ids out of the comments that become descriptions. */
export const descriptionsInWords = {
  name: 'parley:descriptions',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/(src\/ui|stories)\/.*\.tsx$/.test(id) ? { code: withoutIds(code), map: null } : undefined,
};
