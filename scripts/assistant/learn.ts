/**
 * `npm run learn:assistant`: from the questions that users of `npm start` have let us keep (of the folder DATA_DIR, while the
 * server is stopped), or with `-- FILE` from a file of them, one a line ('-' is what is piped in), to candidates for
 * `scripts/assistant/examples`. Each gets the likeliest intent, which a person must check before it is added. The most frequent
 * come first.
 */
import { classifier } from '../../server/assistant/rules/classifier.ts';
import { readModel } from '../../server/assistant/rules/model.ts';
import { weights } from '../../server/assistant/rules/weights.ts';
import { dataDirectory } from '../../server/dataDirectory.ts';
import { pathArgument } from '../pathArgument.ts';
import { readInputFile, exitWith } from './inputFile.ts';

async function collected(): Promise<string> {
  const file = pathArgument('npm run learn:assistant -- path/to/questions.txt', { path: true });
  if (file !== undefined) return readInputFile(file === '-' ? 0 : file);
  // Loaded only here, because a file of questions needs no database.
  const { keptQuestions } = await import('./keptQuestions.ts');
  return keptQuestions(dataDirectory());
}

const counts = new Map<string, number>();
for (const line of (await collected().catch(exitWith)).split('\n')) {
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
