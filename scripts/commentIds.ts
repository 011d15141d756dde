import { parseSync } from 'vite';

/** 'E7, K2. Plans' begins with two ids, '[S8] A call' with one. */
const firstId = /^[\s*[(]*([A-Z]\d+)\b/;

const finding = (file: string, line: number, id: string) =>
  `${file}:${line}: the comment begins with ${id}. Say first, in a sentence, what a reader needs to know, then '[${id}]'.`;

/**
 * The comments of a module that begin with a requirement's id, or consist of ids alone: they say nothing to a reader who
 * does not know the ids. `ids`: those of the ledger, so that a comment about the F6 key is left alone. Returns a sentence
 * for each, with file and line.
 */
export function commentsLedByIds(file: string, source: string, ids: ReadonlySet<string>): string[] {
  // Parsing takes long, and few files have such a line at all.
  if (!/(?:\/\/|\*)[\s*[(]*[A-Z]\d/.test(source)) return [];
  const lines = source.split('\n');
  return parseSync(file, source).comments.flatMap(({ type, value, start }) => {
    const id = firstId.exec(value)?.[1];
    if (id === undefined || !ids.has(id)) return [];
    const line = source.slice(0, start).split('\n').length;
    // A line that goes on with the sentence of the line above may begin with any word.
    const isContinued = type === 'Line' && /^\s*\/\//.test(lines[line - 2] ?? '');
    if (isContinued) return [];
    return finding(file, line, id);
  });
}

/** The last migration with comments that begin with an id. Applied migrations are never changed, so that it keeps them. */
const lastUnchecked = '20250101002320_failure_reasons.sql';

/** The same for the comments of a migration, unless it is an old one. */
export function sqlCommentsLedByIds(file: string, source: string, ids: ReadonlySet<string>): string[] {
  if ((file.split('/').at(-1) ?? '') <= lastUnchecked) return [];
  const commented = source.split('\n').map((line) => /^\s*--(.*)/.exec(line)?.[1]);
  return commented.flatMap((comment, at) => {
    const id = comment === undefined ? undefined : firstId.exec(comment)?.[1];
    const isContinued = commented[at - 1] !== undefined;
    return id === undefined || !ids.has(id) || isContinued ? [] : finding(file, at + 1, id);
  });
}
