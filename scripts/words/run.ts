/**
 * `npm run words`: fails when a translation lacks a text, has one of no component, names a value that the English does not or
 * the other way round, or lacks a plural form of its language, and when the English is not that of translations/en.json.
 * `npm run words -- --write` writes that file, from which translators work, once the translations fit the new English.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { englishLabels, type Labels } from './english.ts';
import { faultsOf, faultsOfEnglish } from './faults.ts';

const house = resolve(import.meta.dirname, '../..');
const source = `${house}/translations/en.json`;
const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { labels: Labels }).labels;

const english = await englishLabels(`${house}/src`);
if (process.argv.includes('--write'))
  writeFileSync(source, `${JSON.stringify({ labels: english }, undefined, 2)}\n`);

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
