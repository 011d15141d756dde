/**
 * `npm run words`: fails when a translation lacks a text, has one of no component, names a value that the English does not or
 * the other way round, or lacks a plural form of its language, and when the English is not that of translations/en.json.
 * The mails' texts are beside them in translations/mails.
 * `npm run words -- --write` writes those files, from which translators work, once the translations fit the new English.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { words as mails } from '../../supabase/templates/mails.words.ts';
import { englishLabels, type Labels } from './english.ts';
import { faultsOf, faultsOfEnglish, faultsOfCopy } from './faults.ts';
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

/** What is wrong with the files themselves. The texts of such a file are not looked at. */
const unreadable: string[] = [];
const inHouse = (file: string) => relative(house, file);

function parse(file: string): object | undefined {
  if (!existsSync(file)) {
    unreadable.push(`${inHouse(file)} is missing: copy the one in English, and translate it.`);
    return undefined;
  }
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found;
    unreadable.push(`${inHouse(file)} has to be one object, as ${inHouse(source)} is.`);
  } catch (error) {
    unreadable.push(`${inHouse(file)} is not JSON: ${String(error)}`);
  }
  return undefined;
}

function read(file: string): Labels | undefined {
  const [texts, inMails] = [parse(file), parse(mailsOf(file))];
  if (!texts || !inMails) return undefined;
  const { labels = {}, sentences = {} } = texts as Partial<File>;
  return together({ labels, sentences }, inMails as Labels);
}

const written: File = {
  labels: await englishLabels(`${house}/src`),
  sentences: Object.fromEntries((await englishSentences()).map((text) => [text, text])),
};
const english = together(written, mails);
const languages = globSync(`${house}/translations/*.json`)
  .filter((file) => file !== source)
  .toSorted();
const nameOf = (file: string) => basename(file, '.json');

function faultsOfFile(file: string): readonly string[] {
  const language = nameOf(file);
  // The browser's languages are compared by their first part, so that 'pt-BR' would never be found.
  if (!/^[a-z]{2,3}$/.test(language))
    return [`${inHouse(file)} is not named by a language, such as 'fr' for French.`];
  const translation = read(file);
  if (!translation) return [];
  return [...faultsOfCopy(language, english, translation), ...faultsOf(language, english, translation)];
}

const faults = languages.flatMap(faultsOfFile);
faults.unshift(...unreadable);
// The file of the English texts says which ones the translators have seen, so it is not written before they have.
if (process.argv.includes('--write') && faults.length === 0) {
  writeFileSync(source, `${JSON.stringify(written, undefined, 2)}\n`);
  writeFileSync(mailsOf(source), `${JSON.stringify(mails, undefined, 2)}\n`);
}
faults.unshift(...faultsOfEnglish(english, read(source) ?? {}));
for (const fault of faults) console.error(fault);
if (faults.some((fault) => fault.startsWith('en: ')))
  console.error('Translate what is new or changed, then run: npm run words -- --write');
const count = Object.values(english).reduce((sum, words) => sum + Object.keys(words).length, 0);
console.log(`${count} texts in ${languages.length + 1} languages, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
