/**
 * `npm run learn:assistant -- FILE`: from collected questions, one a line, to candidates for `scripts/assistant/examples`.
 * Each gets the likeliest intent, which a person must check before it is added. The most frequent come first.
 */
import { readFileSync } from 'node:fs';
import { classifier } from '../../server/assistant/rules/classifier.ts';
import { readModel } from '../../server/assistant/rules/model.ts';
import { weights } from '../../server/assistant/rules/weights.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which file holds the collected questions: npm run learn:assistant -- questions.txt');
  process.exit(1);
}
const counts = new Map<string, number>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const words = line.trim();
  // What is mostly masked teaches nothing.
  if (words.split(' ').filter((word) => !word.startsWith('<')).length < 2) continue;
  counts.set(words, (counts.get(words) ?? 0) + 1);
}
const guess = classifier(await readModel(weights));
for (const [words, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
  const [best, second] = guess(words).ranked;
  console.log(`# ${count} times, or perhaps ${second?.intent}\n${best?.intent}: ${words}`);
}
