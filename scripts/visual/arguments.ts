import { parseArgs } from 'node:util';

export type Task =
  | {
      name: 'compare';
      /** A revision as git names it. */
      base: string;
      all: boolean;
      /** Part of a story's id, such as `primitives-button`. */
      only: string | undefined;
      /** How many pages take pictures at the same time. */
      pages: number;
    }
  | { name: 'approve'; ids: readonly string[] | 'all' };

const usage = `Usage:
  npm run visual -- --base <revision> [--all] [--only <part of an id>] [--pages <n>]
      Compares the catalogue as it is in this folder with the one of a revision: only the stories whose modules
      changed, or --all of them.
  npm run visual -- --approve <story id> [--approve <story id>]…
  npm run visual -- --approve-all
      Accepts differences of the last comparison.`;

const refuse = (why: string): never => {
  throw new Error(`${why}\n\n${usage}`);
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        all: { type: 'boolean', default: false },
        only: { type: 'string' },
        pages: { type: 'string', default: '3' },
        approve: { type: 'string', multiple: true },
        'approve-all': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** What the command line asks for. Throws a sentence for people, with the usage. */
export function readArguments(args: readonly string[]): Task {
  const { base, all, only, approve, ...rest } = parse(args);
  const approvesAll = rest['approve-all'];
  if ((base !== undefined) === (approve !== undefined || approvesAll))
    return refuse('Say one of --base <revision>, --approve <story id> and --approve-all.');
  if (approvesAll) return { name: 'approve', ids: 'all' };
  if (approve) return { name: 'approve', ids: approve };

  const pages = Number(rest.pages);
  if (!Number.isInteger(pages) || pages < 1 || pages > 16)
    return refuse(`--pages is '${rest.pages}'. It takes a number from 1 to 16.`);
  return { name: 'compare', base: base ?? '', all, only, pages };
}
