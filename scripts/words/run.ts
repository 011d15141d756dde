/**
 * `npm run words`: fails when a translation lacks a text, has one of no component, names a value that the English does not or
 * the other way round, or lacks a plural form of its language, and when the English is not that of translations/en.json.
 * The mails' texts are beside them in translations/mails.
 * `npm run words -- --write` writes those files, from which translators work, once the translations fit the new English.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { words as mails } from '../../supabase/templates/mails.words.ts';
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

/** Sentences are checked as if one more component had them, and each mail as if it were one. */
const together = ({ labels, sentences }: File, mails: Labels): Labels => ({
  ...labels,
  ...Object.fromEntries(Object.entries(mails).map(([name, words]) => [`mails/${name}`, words])),
  sentences,
});
/** What the mails say in a language, beside what the app says in it. [W10] */
const mailsOf = (file: string) => join(dirname(file), 'mails', basename(file));
const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const read = (file: string) =>
  together(parse(file) as File, existsSync(mailsOf(file)) ? (parse(mailsOf(file)) as Labels) : {});

const written: File = {
  labels: await englishLabels(`${house}/src`),
  sentences: Object.fromEntries((await englishSentences()).map((text) => [text, text])),
};
const english = together(written, mails);
const languages = globSync(`${house}/translations/*.json`)
  .filter((file) => file !== source)
  .toSorted();
const faults = languages.flatMap((file) => faultsOf(basename(file, '.json'), english, read(file)));
// The file of the English texts says which ones the translators have seen, so it is not written before they have.
if (process.argv.includes('--write') && faults.length === 0) {
  writeFileSync(source, `${JSON.stringify(written, undefined, 2)}\n`);
  writeFileSync(mailsOf(source), `${JSON.stringify(mails, undefined, 2)}\n`);
}
faults.unshift(...faultsOfEnglish(english, read(source)));
for (const fault of faults) console.error(fault);
if (faults.some((fault) => fault.startsWith('en: ')))
  console.error('Translate what is new or changed, then run: npm run words -- --write');
const count = Object.values(english).reduce((sum, words) => sum + Object.keys(words).length, 0);
console.log(`${count} texts in ${languages.length + 1} languages, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
