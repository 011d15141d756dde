import { offeredLanguages } from './offeredLanguages.ts';

const languageList = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
  { id: 'ar', name: 'العربية' },
] as const;

/** The languages that the interface speaks. English is the source of all texts. */
export type Language = (typeof languageList)[number]['id'];

/** Each in its own words, because who looks for it may understand no other. */
export const languages: readonly { id: Language; name: string }[] = languageList;

const fromRightToLeft: readonly Language[] = ['ar'];
export const directionOf = (language: Language) => (fromRightToLeft.includes(language) ? 'rtl' : 'ltr');

/** What something is in other languages than English: in each that is offered, and in those that are on their way. */
export type Translations<T> = Readonly<
  Record<Exclude<(typeof offeredLanguages)[number], 'en'>, T> & Partial<Record<Language, T>>
>;

/** The same with the English, which stands for a language that is still on its way. */
export type InLanguages<T> = Readonly<{ en: T }> & Translations<T>;
export const inLanguage = <T>(texts: InLanguages<T>, language: Language): T => texts[language] ?? texts.en;

/** The key of the chosen language in the browser's storage. The bootstrap script reads it before the first paint. */
export const languageStorageKey = 'parley-language';

export const isLanguage = (value: unknown): value is Language => languages.some(({ id }) => id === value);

const speaks = (tag: string, language: Language) => tag.toLowerCase().split('-')[0] === language;

/** The language that a tag such as 'de-AT' names, as somebody else sent it. English for what is none of ours. [W11] */
export const languageOfTag = (tag: unknown): Language =>
  languages.find(({ id }) => typeof tag === 'string' && speaks(tag, id))?.id ?? 'en';

/**
 * The language to begin with: the one chosen on this device, else the first of the browser's that is offered, else English.
 *
 * @param stored What is stored under `languageStorageKey`.
 * @param preferred Language tags, the preferred one first: `navigator.languages`.
 */
export function firstLanguage(
  stored: string | null,
  preferred: readonly string[],
  offered: readonly Language[] = offeredLanguages,
): Language {
  if (isLanguage(stored)) return stored;
  for (const tag of preferred) {
    const found = offered.find((language) => speaks(tag, language));
    if (found) return found;
  }
  return 'en';
}

/**
 * The locale for `Intl`: that of the browser's tags which speaks the language of the words, with the habits of its region; else the
 * language's. Digits are Latin ones everywhere, as in sentences, phone numbers and what people type. [W1]
 */
export function localeOf(language: Language, preferred: readonly string[]) {
  const tag = preferred.find((one) => speaks(one, language)) ?? language;
  // A tag may already ask for other digits, or for another calendar.
  return language === 'ar' ? `${tag.replace(/-u-.*$/i, '')}-u-nu-latn` : tag;
}
