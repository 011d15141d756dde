import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Texts by component and key. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The English texts of each module `*.words.ts` below a folder, in the order of their components. */
export async function englishLabels(folder: string): Promise<Labels> {
  const files = globSync('**/*.words.ts', { cwd: folder });
  const labels = await Promise.all(
    files.map(async (file) => {
      const { words } = (await import(join(folder, file))) as { words: Record<string, string> };
      return [basename(file, '.words.ts'), { ...words }] as const;
    }),
  );
  const names = labels.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new Error(`Two files are called ${twice}.words.ts. Labels go by that name: rename one of them.`);
  return Object.fromEntries(labels.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
