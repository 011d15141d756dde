import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** '[S8, X10]' after a sentence: rows of our ledger, which mean nothing to readers of the package. */
const ids = /[ \t]*\[[A-Z]\d+(?:, [A-Z]\d+)*\]/g;

/** A module or a declaration as the package has it: without ids in its comments. Code stays as it is. */
export function withoutRequirementIds(file: string, source: string) {
  let text = source;
  // From the end, because what is removed moves everything behind it.
  for (const { start, end } of parseSync(file, source).comments.toReversed())
    text = text.slice(0, start) + text.slice(start, end).replaceAll(ids, '') + text.slice(end);
  return text;
}

/** Removes the ids from every module and declaration of the built library. */
export function removeRequirementIds(outDir: string) {
  for (const file of globSync('modules/**/*.{js,d.ts}', { cwd: outDir })) {
    const path = join(outDir, file);
    const source = readFileSync(path, 'utf8');
    if (source.search(ids) >= 0) writeFileSync(path, withoutRequirementIds(file, source));
  }
}
