/**
 * `npm run words`: fails when a translation lacks a text, has one of no component, names a value that the English does not or
 * the other way round, or lacks a plural form of its language, and when the English is not that of translations/en.json.
 * `npm run words -- --write` writes that file, from which translators work, once the translations fit the new English.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { englishLabels, type Labels } from './english.ts';
import { faultsOf, faultsOfEnglish } from './faults.ts';
import { englishSentences } from './sentences.ts';

const house = resolve(import.meta.dirname, '../..');
const source = `${house}/translations/en.json`;
interface File {
  labels: Labels;
  /** By the English sentence. */
  sentences: Readonly<Record<string, string>>;
}

/** Sentences are checked as if one more component had them. */
const together = ({ labels, sentences }: File): Labels => ({ ...labels, sentences });
const read = (file: string) => together(JSON.parse(readFileSync(file, 'utf8')) as File);

const written: File = {
  labels: await englishLabels(`${house}/src`),
  sentences: Object.fromEntries((await englishSentences()).map((text) => [text, text])),
};
const english = together(written);
if (process.argv.includes('--write')) writeFileSync(source, `${JSON.stringify(written, undefined, 2)}\n`);

const languages = globSync(`${house}/translations/*.json`)
  .filter((file) => file !== source)
  .toSorted();
const faults = [
  ...faultsOfEnglish(english, read(source)),
  ...languages.flatMap((file) => faultsOf(basename(file, '.json'), english, read(file))),
];
for (const fault of faults) console.error(fault);
if (faults.some((fault) => fault.startsWith('en: ')))
  console.error('Translate what is new or changed, then run: npm run words -- --write');
const count = Object.values(english).reduce((sum, words) => sum + Object.keys(words).length, 0);
console.log(`${count} texts in ${languages.length + 1} languages, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
