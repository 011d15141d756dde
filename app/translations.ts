// What only readers of another language than English need, and those who change the language.
import { translatorFor } from '../src/screens/shell/language/translatorFor.ts';
import type { LoadedLanguage, TranslationFile } from '../src/screens/shell/language/loadedLanguage.ts';
import { directionOf, languageStorageKey, localeOf, type Language } from '../src/services/languages.ts';

/** Their addresses, by the path of the source. */
const files = import.meta.glob<string>(['../translations/*.json', '!../translations/en.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** How long one attempt may take. */
const timeoutMs = 10_000;

async function fetchOnce(file: string) {
  const response = await fetch(file, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
  return (await response.json()) as TranslationFile;
}

/** Fetches the words of a language, twice if need be. Rejects when they cannot be fetched. [W1] */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const spoken = { language, locale: localeOf(language, navigator.languages) };
  if (language === 'en') return spoken;
  const file = files[`../translations/${language}.json`]!;
  const { labels, sentences } = await fetchOnce(file).catch(() => fetchOnce(file));
  return { ...spoken, labels, translate: translatorFor(sentences) };
}

let latest: Language | undefined;

/**
 * Fetches the words of a chosen language, tells the document, and remembers the choice on this device. Rejects when they cannot be
 * fetched, or when another choice was made meanwhile. [W3]
 */
export async function changeLanguage(language: Language): Promise<LoadedLanguage> {
  latest = language;
  const spoken = await loadLanguage(language);
  if (latest !== language) throw new Error('Another language was chosen meanwhile.');
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Where storage is refused, the choice is for this visit.
  }
  return spoken;
}
