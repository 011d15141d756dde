import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { englishLabels, type Labels } from './english.ts';
import { faultsOf, faultsOfCopy, faultsOfEnglish } from './faults.ts';
import { words as mailWords } from '../../supabase/templates/mails.words.ts';

const house = resolve(import.meta.dirname, '../..');
const read = (language: string) =>
  (JSON.parse(readFileSync(`${house}/translations/${language}.json`, 'utf8')) as { labels: Labels }).labels;

const english: Labels = {
  PlanCard: { subscribe: 'Subscribe', current: 'Current Plan' },
  LoadError: { failed: '{subject} could not be loaded.' },
  MessageLength: { left_one: '{count} character left', left_other: '{count} characters left' },
};
const german: Labels = {
  PlanCard: { subscribe: 'Abonnieren', current: 'Aktueller Tarif' },
  LoadError: { failed: '{subject} konnte nicht geladen werden.' },
  MessageLength: { left_one: 'noch ein Zeichen', left_other: 'noch {count} Zeichen' },
};

it('a whole translation has no fault, and may say one of something without a figure [Y9]', () => {
  expect(faultsOf('de', english, german)).toEqual([]);
  expect(faultsOfEnglish(english, english)).toEqual([]);
});

it('French names the number of its singular, which it says of none and of one [Y9]', () => {
  const said = {
    left_one: 'un caractère restant',
    left_other: '{count} caractères restants',
    left_many: '{count} de caractères',
  };
  expect(faultsOf('fr', { MessageLength: english['MessageLength']! }, { MessageLength: said })).toEqual([
    "fr: MessageLength.left_one does not name {count}: '{count} character left'.",
  ]);
});

it('a copy of the English is no translation, and a few words may be the same [Y9]', () => {
  expect(faultsOfCopy('fr', english, english)).toEqual([
    'fr: 5 of 5 texts are as in English. Translate them.',
  ]);
  expect(faultsOfCopy('de', english, german)).toEqual([]);
});

it.each<[what: string, planted: Labels, faults: readonly string[]]>([
  [
    'a text that is missing',
    { ...german, PlanCard: { current: 'Aktueller Tarif' } },
    ["de: PlanCard.subscribe is not translated: 'Subscribe'."],
  ],
  [
    'a text that is empty',
    { ...german, PlanCard: { current: ' ', subscribe: 'Abonnieren' } },
    ["de: PlanCard.current is empty: 'Current Plan'."],
  ],
  [
    'a list in place of a text',
    { ...german, PlanCard: { current: 'Aktueller Tarif', subscribe: ['Abonnieren'] as unknown as string } },
    ['de: PlanCard.subscribe is no text.'],
  ],
  [
    'a text of no component',
    { ...german, PlanCard: { ...german['PlanCard'], buy: 'Kaufen' } },
    ['de: no component has PlanCard.buy.'],
  ],
  [
    'a component that is gone',
    { ...german, PlanTable: { title: 'Tarife' } },
    ['de: no component has PlanTable.title.'],
  ],
  [
    'a value that is not named',
    { ...german, LoadError: { failed: 'Nicht geladen.' } },
    ["de: LoadError.failed does not name {subject}: '{subject} could not be loaded.'."],
  ],
  [
    'a value with another name',
    { ...german, LoadError: { failed: '{was} konnte nicht geladen werden, {subject}.' } },
    ["de: LoadError.failed names {was}, which the English does not: '{subject} could not be loaded.'."],
  ],
  [
    'many of something without a figure',
    { ...german, MessageLength: { left_one: 'noch ein Zeichen', left_other: 'noch einige Zeichen' } },
    ["de: MessageLength.left_other does not name {count}: '{count} characters left'."],
  ],
  [
    'a plural form that is missing',
    { ...german, MessageLength: { left_other: 'noch {count} Zeichen' } },
    ["de: MessageLength.left_one is not translated: '{count} character left'."],
  ],
  [
    'a plural form that the language does not have',
    { ...german, MessageLength: { ...german['MessageLength'], left_few: 'noch {count} Zeichen' } },
    ['de: no component has MessageLength.left_few.'],
  ],
])('the check of a translation finds %s [Y9]', (_what, planted, faults) => {
  expect(faultsOf('de', english, planted)).toEqual(faults);
});

it('Arabic needs all six forms of a text for a number [Y9]', () => {
  const { MessageLength } = english;
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const whole = Object.fromEntries(forms.map((form) => [`left_${form}`, '{count}']));
  expect(faultsOf('ar', { MessageLength: MessageLength! }, { MessageLength: whole })).toEqual([]);
  const { left_few: _few, ...rest } = whole;
  expect(faultsOf('ar', { MessageLength: MessageLength! }, { MessageLength: rest })).toEqual([
    "ar: MessageLength.left_few is not translated: '{count} characters left'.",
  ]);
});

it('English that translators have not seen is a fault: new, changed or gone, and so is a plural form that is missing [Y9]', () => {
  const { left_one: _one, ...rest } = english['MessageLength']!;
  const changed: Labels = {
    PlanCard: { subscribe: 'Buy', current: 'Current Plan', popular: 'Most Popular' },
    MessageLength: rest,
  };
  expect(faultsOfEnglish(changed, english)).toEqual([
    'en: MessageLength.left_one is missing.',
    "en: PlanCard.subscribe was 'Subscribe' and is 'Buy' now.",
    "en: PlanCard.popular is new: 'Most Popular'.",
    'en: LoadError.failed is gone.',
    'en: MessageLength.left_one is gone.',
  ]);
});

it('the translations of the house are whole, and translators have seen its English [Y9]', async () => {
  const now = await englishLabels(`${house}/src`);
  expect(Object.keys(now).length).toBeGreaterThan(50);
  expect(faultsOfEnglish(now, read('en'))).toEqual([]);
  const languages = globSync(`${house}/translations/*.json`).map((file) => basename(file, '.json'));
  expect(languages).toEqual(expect.arrayContaining(['de', 'ar']));
  for (const language of languages.filter((each) => each !== 'en'))
    expect(faultsOf(language, now, read(language))).toEqual([]);
});

it('each language of the app has the mails too, whole, and translators have seen their English [Y9, W10]', () => {
  const mails = (language: string) =>
    JSON.parse(readFileSync(`${house}/translations/mails/${language}.json`, 'utf8')) as Labels;
  expect(faultsOfEnglish(mailWords, mails('en'))).toEqual([]);
  for (const file of globSync(`${house}/translations/*.json`))
    expect(faultsOf(basename(file, '.json'), mailWords, mails(basename(file, '.json')))).toEqual([]);
});
