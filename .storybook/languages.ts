import { translatorFor } from '../src/screens/shell/language/translatorFor.ts';
import type { LoadedLanguage, TranslationFile } from '../src/screens/shell/language/loadedLanguage.ts';
import { isLanguage, type Language } from '../src/services/languages.ts';

const files = import.meta.glob<TranslationFile>(['../translations/*.json', '!../translations/en.json'], {
  import: 'default',
});
const spoken = new Map<Language, Promise<LoadedLanguage>>();

async function load(language: Language): Promise<LoadedLanguage> {
  if (language === 'en') return { language, locale: 'en' };
  const { labels, sentences } = await files[`../translations/${language}.json`]!();
  // Latin digits, as in the app.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  return { language, locale, labels, translate: translatorFor(sentences) };
}

/** The words of a language, which are loaded when they are first wanted: English stories load none. */
export function spokenIn(language: Language): Promise<LoadedLanguage> {
  const known = spoken.get(language);
  if (known) return known;
  const loading = load(language);
  spoken.set(language, loading);
  return loading;
}

/** The language that the toolbar shows, or the story asks for. */
export const languageOf = ({ language }: Readonly<Record<string, unknown>>): Language =>
  isLanguage(language) ? language : 'en';
