import { parseSync } from 'vite';

/** 'E7, K2. Plans' begins with two ids, '[S8] A call' with one. */
const firstId = /^[\s*[(]*([A-Z]\d+)\b/;

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
    return `${file}:${line}: the comment begins with ${id}. Say first, in a sentence, what a reader needs to know, then '[${id}]'.`;
  });
}
