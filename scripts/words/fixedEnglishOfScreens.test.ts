import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { writtenSentences } from './agentSentences.ts';
import { englishIn } from './fixedEnglish.ts';
import { englishSentences } from './sentences.ts';

const modules = globSync('src/screens/**/*.{ts,tsx}')
  .filter((file) => /^[^.]+\.tsx?$/.test(basename(file)))
  .toSorted();

/** What looks like a text of the screen and is none, by its file. */
const others: readonly (readonly [file: string, text: RegExp])[] = [
  // What people answer with, and what is sent to people of support and to the assistant.
  ['src/screens/agent/conversation/answerWords.ts', /^/],
  ['src/screens/agent/support/sentThread.ts', /^\(/],
  ['src/screens/agent/conversation/threadText.ts', /^(?:User|Assistant)$/],
  // A title that is stored, and shown in the reader's language.
  ['src/screens/agent/conversation/saved/storedEntry.ts', /^Voice call$/],
  // Passwords belong to no language.
  ['src/screens/auth/password-strength/commonPasswords.ts', /^/],
  // HTML, and names that are the same everywhere.
  ['src/screens/profile/data/indexPage.ts', /^<(?:tr|!doctype html)>/],
  ['src/screens/profile/preferences/preferenceOptions.ts', /^UTC$/],
  ['src/screens/profile/preferences/zoneLabel.ts', /^\p{Lu}/u],
  // A size, keys, and parts of keys.
  ['src/screens/agent/dialogs.ts', /^large$/],
  ['src/screens/dashboard/limitWords.ts', /^Used(?:Up)?$/],
  ['src/screens/payments/AllPayments.tsx', /^export$/],
  ['src/screens/shell/App.tsx', /^WhileSignedIn$/],
  ['src/screens/shell/Visitor.tsx', /^(?:no-account|mail-sent)$/],
  ['src/screens/shell/commands/Commands.tsx', /^Words$/],
  ['src/screens/shell/view.ts', /^link-from-elsewhere$/],
  // Formats that nobody reads.
  ['src/screens/shell/warmUpIntl.ts', /^$/],
];
/** Modules outside whose sentences the agent's screens show. */
const outside = ['src/services/tools.ts'];

/** Values stand in a text as names in braces or as numbers. */
const withoutValues = (text: string) =>
  text
    .replaceAll(/\{\w+\}|\d+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Each text that stands in the sources; an empty one for a number or a date of another language. */
const written = [...modules, ...outside].flatMap((file) =>
  englishIn(file, readFileSync(file, 'utf8')).map(({ line, text = '' }) => ({ file, line, text })),
);

it('no screen says anything in English whatever its language is: it is a label, or a sentence that is listed [W5, W6, W9]', async () => {
  expect(modules.length).toBeGreaterThan(300);
  const sentences = new Set((await englishSentences()).map(withoutValues));
  const left = written.filter(
    ({ file, text }) =>
      !outside.includes(file) &&
      !sentences.has(withoutValues(text)) &&
      !others.some(([of, pattern]) => of === file && pattern.test(text)),
  );
  expect(left).toEqual([]);
});

it('each exception is still needed [W6]', () => {
  const unneeded = others.filter(
    ([of, pattern]) => !written.some(({ file, text }) => of === file && pattern.test(text)),
  );
  expect(unneeded).toEqual([]);
});

it('each sentence of the agent that is listed as written stands in a source like that [W5]', () => {
  const texts = new Set(written.map(({ text }) => withoutValues(text)));
  expect(writtenSentences.filter((sentence) => !texts.has(withoutValues(sentence)))).toEqual([]);
});
