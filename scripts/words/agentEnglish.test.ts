import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { writtenSentences } from './agentSentences.ts';
import { englishIn } from './fixedEnglish.ts';
import { englishSentences } from './sentences.ts';

/** What these say is for nobody who uses the page: the words that people answer with, and what people of support read. */
const ofOthers = ['conversation/answerWords.ts', 'support/sentThread.ts'];
const modules = globSync('src/screens/agent/**/*.{ts,tsx}')
  .filter((file) => /^[^.]+\.tsx?$/.test(basename(file)))
  .filter((file) => !ofOthers.some((other) => file.endsWith(other)))
  .toSorted();
/** Modules outside whose sentences the agent's screens show. */
const outside = [
  'src/services/tools.ts',
  'src/screens/billing/stripe/planWish.ts',
  'src/screens/billing/stripe/usePlanWish.ts',
];

/** What is no text for users: a size, what an assistant is told, and a title that is stored. */
const technical = ['large', 'User', 'Assistant', 'Voice call'];

const findings = (files: readonly string[]) =>
  files.flatMap((file) => englishIn(file, readFileSync(file, 'utf8')).map((found) => ({ ...found, file })));
const withoutValues = (sentence: string) =>
  sentence
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it("the agent's screens say nothing in English whatever their language is: it is a label, or a sentence that is listed [W5]", async () => {
  expect(modules.length).toBeGreaterThan(100);
  const listed = new Set([...(await englishSentences()).map(withoutValues), ...technical]);
  const left = findings(modules).filter(({ text }) => text === undefined || !listed.has(text));
  expect(left).toEqual([]);
});

it('each listed sentence of the agent still stands in a source as it is listed [W5]', () => {
  const written = new Set(findings([...modules, ...outside]).map(({ text }) => text));
  expect(writtenSentences.filter((sentence) => !written.has(withoutValues(sentence)))).toEqual([]);
});
