/** The examples from which the assistant learns, and the sentences on which it is tried. */
import { globSync, readFileSync } from 'node:fs';

export interface Example {
  intent: string;
  text: string;
  /** The line's part that it was made of: variants of one pattern have it in common. */
  pattern?: string;
}

/** All that a pattern stands for: {a/b} is one of these, {/a} may be absent. */
export function expand(pattern: string): string[] {
  const [all, before = '', choices = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/s.exec(pattern) ?? [];
  if (all === undefined) return [pattern.replace(/\s+/g, ' ').trim()];
  return choices.split('/').flatMap((choice) => expand(`${before}${choice}${after}`));
}

/** At most `most` of them, spread evenly over all, so that every place of the pattern changes. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  let step = Math.max(1, Math.floor(items.length * 0.618));
  while (gcd(step, items.length) !== 1) step++;
  return Array.from({ length: most }, (_, at) => items[(at * step) % items.length]).filter(
    (item) => item !== undefined,
  );
}

/** Lines of `intent: utterance | utterance`. A line without an intent is a comment. */
export function readLines(text: string): Example[] {
  return text.split('\n').flatMap((line) => {
    const [, intent, said] = /^([\w.+]+): (.+)$/.exec(line) ?? [];
    return intent && said ? said.split(' | ').map((each) => ({ intent, text: each.trim() })) : [];
  });
}

const folder = new URL('examples/', import.meta.url);

/** What the classifier is trained on: `most` of each pattern. */
export function trainingExamples(most = 14): Example[] {
  const files = globSync('*.txt', { cwd: folder.pathname }).toSorted();
  const seen = new Set<string>();
  return files.flatMap((file) =>
    readLines(readFileSync(new URL(file, folder), 'utf8')).flatMap(({ intent, text }) =>
      spread(expand(text), most).flatMap((each) => {
        const key = `${intent}: ${each.toLowerCase()}`;
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ intent, text: each, pattern: text }];
      }),
    ),
  );
}
