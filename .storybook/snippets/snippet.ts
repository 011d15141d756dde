import { resolve } from 'node:path';
import { format } from 'oxfmt';
import { inventory } from '../../scripts/library/inventory.ts';
import { packageName } from '../../src/ui/packageName.ts';
import { element } from './elements.ts';
import { plainElement, rendered } from './render.ts';
import { sourceModule } from './sourceModule.ts';
import { storySource } from './story.ts';
import { codeWriter, type PublicEntry } from './writer.ts';
import type { Snippet } from './withControls.ts';

const house = resolve(import.meta.dirname, '../..');

/** The entry of the library that exports a file. */
function publicEntries(): PublicEntry {
  const { ui, shared, theme, services } = inventory(house);
  const entries = new Map<string, string>();
  for (const [entry, modules] of [
    ['ui', [...[...ui.values()].flat(), ...shared]],
    ['theme', theme],
    ['services', services],
  ] as const)
    for (const module of modules)
      entries.set(resolve(house, 'src', module), entry === 'ui' ? packageName : `${packageName}/${entry}`);
  return (file) => entries.get(file.replace(/\.tsx?$/, ''));
}

let known: PublicEntry | undefined;

const formatted = async (code: string) => {
  const { code: text, errors } = await format('Example.tsx', code, { printWidth: 80, singleQuote: true });
  if (errors[0]) throw new Error(`A snippet cannot be formatted: ${errors[0].message}\n${code}`);
  // An element that stands alone is no statement to a reader.
  return text.trim().replace(/>;$/, '>');
};

/**
 * The code that draws a story in another app: its imports, the constants that it needs, and the element. It is made from the
 * story's source, because a built catalogue only has minified functions. Throws `NoSnippet` where a part is not public.
 */
export async function snippetOf(file: string, name: string): Promise<Snippet> {
  const module = sourceModule(resolve(file));
  const story = storySource(module, name);
  const writer = codeWriter((known ??= publicEntries()));
  if (story.render) {
    const drawn = rendered(writer, module, story.render, story);
    // It may draw others alone, such as the files of a message that was sent.
    if (new RegExp(`\\b${story.component}\\b`).test(drawn)) writer.need(module, story.component);
    return { code: await formatted(`${writer.head()}\n\n${drawn}`) };
  }
  writer.need(module, story.component);
  const { component, attributes, children } = plainElement(writer, module, story);
  const head = writer.head();
  const drawn = element(
    component,
    attributes.map(([, text]) => text),
    children,
  );
  return {
    code: await formatted(`${head}\n\n${drawn}`),
    element: {
      head: await formatted(head),
      component,
      attributes,
      ...(children !== undefined && { children }),
    },
  };
}
