import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { fixedEnglish } from './fixedEnglish.ts';
import { englishSentences } from './sentences.ts';

/** Folders whose screens say everything in the language of the page. */
const folders = ['src/screens/auth', 'src/screens/profile', 'src/screens/shell'];

const modules = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((file) => /^[^.]+\.tsx?$/.test(basename(file)))
  .toSorted();

/** What looks like a text and is none: parts of keys, HTML, names that are the same everywhere, and formats that nobody reads. */
const others: readonly (readonly [file: string, text: RegExp])[] = [
  // Passwords belong to no language.
  ['src/screens/auth/password-strength/commonPasswords.ts', /^/],
  ['src/screens/profile/data/indexPage.ts', /^<(?:tr|!doctype html)>/],
  ['src/screens/profile/preferences/preferenceOptions.ts', /^UTC$/],
  ['src/screens/profile/preferences/zoneLabel.ts', /^\p{Lu}/u],
  ['src/screens/shell/App.tsx', /^WhileSignedIn$/],
  ['src/screens/shell/Visitor.tsx', /^no-account$/],
  ['src/screens/shell/commands/Commands.tsx', /^Words$/],
  ['src/screens/shell/view.ts', /^link-from-elsewhere$/],
  ['src/screens/shell/warmUpIntl.ts', /^$/],
];

/** Values stand in a text as names in braces or as numbers. */
const withoutValues = (text: string) =>
  text
    .replaceAll(/\{\w+\}|\d+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('no screen of the sign-in, of the account and of the app around it says anything in English whatever its language is [W6, W9]', async () => {
  expect(modules.length).toBeGreaterThan(90);
  const sentences = new Set((await englishSentences()).map(withoutValues));
  const found = modules.flatMap((file) =>
    fixedEnglish(file, readFileSync(file, 'utf8')).filter((fault) => {
      const text = / says '(.*)' in every language\.$/s.exec(fault)?.[1] ?? '';
      const isOther = others.some(([of, pattern]) => of === file && pattern.test(text));
      return !isOther && !sentences.has(withoutValues(text));
    }),
  );
  expect(found).toEqual([]);
});

it('each exception is still needed [W6]', () => {
  const unneeded = others.filter(
    ([file, pattern]) =>
      !fixedEnglish(file, readFileSync(file, 'utf8')).some((fault) =>
        pattern.test(/ says '(.*)' in every language\.$/s.exec(fault)?.[1] ?? ''),
      ),
  );
  expect(unneeded).toEqual([]);
});
