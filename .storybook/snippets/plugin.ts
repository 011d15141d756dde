import type { Plugin } from 'vite';
import { snippetOf } from './snippet.ts';
import { sourceModule } from './sourceModule.ts';
import { NoSnippet } from './story.ts';

/** The code behind 'Show code' of a story, as parameters that are added to it. */
async function parameters(file: string, name: string) {
  try {
    return `snippet: ${JSON.stringify(await snippetOf(file, name))}`;
  } catch (error) {
    if (!(error instanceof NoSnippet)) throw error;
    return `docs: { ...${name}.parameters?.docs, canvas: { sourceState: 'none' } }`;
  }
}

/** A Vite plugin that gives each story of a component the code which draws it in another app. */
export const storySnippets: Plugin = {
  name: 'parley:snippets',
  // Storybook's own plugins have read the file by then.
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\/src\/ui\/.*\.stories\.tsx$/ },
    handler: async (code, id) => {
      const added = await Promise.all(
        sourceModule(id).exported.map(
          async (name) => `${name}.parameters = { ...${name}.parameters, ${await parameters(id, name)} };\n`,
        ),
      );
      return { code: `${code}\n${added.join('')}`, map: null };
    },
  },
};
