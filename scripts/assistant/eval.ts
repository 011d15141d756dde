/**
 * `npm run eval:assistant [-- --engine model] [--file utterances.txt] [--verbose]`: how well the assistant understands what
 * people say, English and German apart. A file has lines of `intent: utterance | utterance`, with the intents of `server/assistant/rules`.
 */
import { parseArgs } from 'node:util';
import { modelEngine } from '../../server/assistant/model/modelEngine.ts';
import { modelFromEnvironment } from '../../server/assistant/model/modelSettings.ts';
import { evaluate, summarize, type Judged } from './evaluate.ts';
import { readLines } from './examples.ts';
import { readInputFile, exitWith } from './inputFile.ts';

function readOptions() {
  try {
    return parseArgs({
      options: {
        engine: { type: 'string', default: 'rules' },
        file: { type: 'string' },
        verbose: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return exitWith(error);
  }
}

const values = readOptions();

const part = (some: number, all: number) => (all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`);

function print(judged: readonly Judged[]) {
  const isJudged = judged.some(({ outcome }) => outcome !== undefined);
  if (isJudged) {
    console.log('intent                      said  right offered refused misled');
    for (const intent of [...new Set(judged.map((each) => each.intent))].toSorted()) {
      const each = judged.filter((one) => one.intent === intent);
      const { right, offered, refused, misled } = tally(each);
      console.log(
        `${intent.padEnd(27)} ${[each.length, right, offered, refused, misled].map((n) => String(n || '·').padStart(5)).join('  ')}`,
      );
    }
  }
  for (const [language, name] of [
    ['en', 'English'],
    ['de', 'German'],
  ] as const) {
    const inLanguage = judged.filter((each) => each.language === language);
    if (inLanguage.length === 0) continue;
    console.log(`\n${name}`);
    summary(inLanguage, isJudged);
  }
}

function summary(judged: readonly Judged[], isJudged: boolean) {
  const all = summarize(judged);
  const { count, right, offered, refused, misled, outside, falseActions, wrongFigures, p95 } = all;
  if (isJudged) {
    console.log(
      `In scope (${count}): right ${part(right, count)}, offered ${part(offered, count)}, refused ${part(refused, count)}, misled ${part(misled, count)}`,
    );
    console.log(`Right or offered: ${part(right + offered, count)}`);
    console.log(`Out of scope (${outside.count}): refused ${part(outside.refused, outside.count)}`);
  } else console.log('What this engine understood cannot be seen, only what it does and says.');
  console.log(`False actions: ${falseActions}, wrong figures: ${wrongFigures}`);
  console.log(`An answer took ${p95.toFixed(1)} ms or less in 95 of 100 cases`);
}

function tally(judged: readonly Judged[]) {
  const count = (outcome: string) => judged.filter((each) => each.outcome === outcome).length;
  return {
    right: count('right'),
    offered: count('offered'),
    refused: count('refused'),
    misled: count('misled'),
  };
}

function engineNamed(name: string) {
  if (name === 'rules') return {};
  const settings = name === 'model' ? modelFromEnvironment((key) => process.env[key]) : undefined;
  if (settings) return { engine: modelEngine(settings) };
  console.error(
    name === 'model'
      ? 'No model is set up. Set ASSISTANT_URL and ASSISTANT_MODEL and try again.'
      : `There is no engine '${name}'. Choose rules or model.`,
  );
  process.exit(1);
}

const own = (name: string) => new URL(name, import.meta.url);
/** `german.txt` is German whatever its words tell. */
const sets = values.file
  ? [{ file: values.file, ...(/german/i.test(values.file) && { language: 'de' as const }) }]
  : [{ file: own('heldOut.txt') }, { file: own('german.txt'), language: 'de' as const }];
const judged: Judged[] = [];
for (const { file, ...settings } of sets) {
  const examples = readLines(readInputFile(file));
  if (examples.length === 0) {
    console.error(
      `${file} has no line of the form 'intent: utterance | utterance'. Correct it and try again.`,
    );
    process.exit(1);
  }
  judged.push(...(await evaluate(examples, { ...engineNamed(values.engine), ...settings })));
}
if (values.verbose)
  for (const { outcome, intent, understood, text } of judged)
    if (outcome !== 'right') console.log(`${outcome}: ${intent} | ${understood} | ${text}`);
for (const { text, falseActions, wrongFigures } of judged)
  for (const what of [...falseActions, ...wrongFigures]) console.log(`FALSE: ${what} | ${text}`);
print(judged);
