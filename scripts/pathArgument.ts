import { parseArgs } from 'node:util';

/**
 * The one path that a command may be called with, by itself or after `--out`; undefined when there is none. Throws an
 * error that ends with how the command is called, because a flag that is ignored or taken for a folder would mislead.
 */
export function pathArgument(usage: string, takes: { path?: boolean; out?: boolean }): string | undefined {
  const refuse = (why: string, cause?: unknown) => new Error(`${why}. Call it so: ${usage}`, { cause });
  let paths: string[];
  try {
    const { values, positionals } = parseArgs({
      options: { ...(takes.out && { out: { type: 'string' } as const }) },
      allowPositionals: takes.path ?? false,
    });
    paths = [...positionals, ...(values.out === undefined ? [] : [String(values.out)])];
  } catch (error) {
    // What follows the first sentence is advice for commands of another kind.
    throw refuse(error instanceof Error ? (error.message.split(/\.\s/)[0] ?? '') : String(error), error);
  }
  if (paths.length > 1) throw refuse(`There is room for one path, not for ${paths.join(' and ')}`);
  if (paths[0]?.trim() === '') throw refuse('The path is empty');
  return paths[0];
}
