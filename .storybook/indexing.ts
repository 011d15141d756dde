import type { Indexer } from 'storybook/internal/types';

/**
 * Stories that show something else on a page with others than alone: those of the whole app share one backend and one browser
 * storage, and the states of pointer and keyboard are forced upon the page of one story.
 */
const onlyAlone = /[\\/]stories[\\/](screens|flows)[\\/]|PointerStates\.stories\.tsx$/;

/** Gives stories that can only be shown alone no documentation page. */
export const withoutSharedPages = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return onlyAlone.test(file)
        ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }))
        : entries;
    },
  }));

/** The ids of requirements that end a comment, such as ` [S8, X8]`. */
const trailingIds = /[ \t]*\[[A-Z]\d+(?:, [A-Z]\d+)*\](?=[ \t]*(?:\*\/|\r?\n[ \t]*\*))/g;

/** Comments as readers of the catalogue see them: the ids are shown on the page of requirements. */
export const withoutIds = (source: string) => source.replace(trailingIds, '');

/** The same in code, where Storybook has made texts of the comments: ids on a line of their own follow `\n`. */
export const withoutIdsInTexts = (code: string) =>
  code.replace(/(?: |\\n)\[[A-Z]\d+(?:, [A-Z]\d+)*\](?=["'`])/g, '');

/** Types as the generator of documentation knows them: a list that is read only would be 'unknown' to it. */
export const withoutReadonly = (source: string) => source.replace(/(?<=[:|<(] ?)readonly (?=[\w({'"])/g, '');

const documented = /\/(src\/ui|stories)\/.*\.tsx$/;

/** Vite plugins that take the ids out of the comments that become descriptions: of components, with the types of their props … */
export const componentsInWords = {
  name: 'parley:components-in-words',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    documented.test(id) ? { code: withoutReadonly(withoutIds(code)), map: null } : undefined,
};

/** … and of stories. Storybook reads their comments from the file itself, after all other plugins but this one. */
export const storiesInWords = {
  name: 'parley:stories-in-words',
  enforce: 'post' as const,
  transform: {
    order: 'post' as const,
    handler: (code: string, id: string) =>
      documented.test(id) ? { code: withoutIdsInTexts(code), map: null } : undefined,
  },
};
