import type { TranslationFile } from '../src/screens/shell/language/loadedLanguage.ts';
import { languages, type Language } from '../src/services/languages.ts';
import english from '../translations/en.json';
import { cutTexts } from './cutTexts.ts';
import { showIn } from './languageCondition.tsx';
import { settled } from './frameSize.ts';
import { untranslatedMatcher } from './untranslatedTexts.ts';
import { shownTexts } from './visibleTexts.ts';

/** The stories that are looked at in each language. The texts of a component alone come from its story, which is English. */
const translated = /^(screens|flows)-/;

const files = import.meta.glob<TranslationFile>(['../translations/*.json', '!../translations/en.json'], {
  import: 'default',
});

const matchers = new Map<Language, Promise<(text: string) => boolean>>();

/** Says of a text whether it is English and has a translation. */
export function untranslatedMatcherFor(language: Language) {
  const known = matchers.get(language);
  if (known) return known;
  const matcher = files[`../translations/${language}.json`]!().then((translated) =>
    untranslatedMatcher(english, translated),
  );
  matchers.set(language, matcher);
  return matcher;
}

export interface Checks {
  /** Says whether the page scrolls sideways. */
  sideways: () => string[];
  /** All rules but those about colours, which are the same in each language. */
  axe: () => Promise<string[]>;
}

/** Screens, and dialogs over them, that axe has seen in another language, by their English headings. */
const seen = new Set<string>();

/** What tells screens apart: axe takes long, and most stories show the same screen in another state. */
const headings = () => [...document.querySelectorAll('h1, dialog:modal h2')].map(words).join('\n');

const words = (element: Element) => (element.textContent ?? '').trim().slice(0, 80);

/**
 * Shows the page of a screen's story in each other language, and lists what is cut, hangs over, scrolls sideways or is English still. The
 * first story of each screen is also checked by axe.
 * What is cut in English already, such as a very long name, is meant to be.
 */
export async function problemsInEveryLanguage(id: string, { sideways, axe }: Checks): Promise<string[]> {
  const page = document.documentElement;
  // A story in German, or one that has changed the language, is about that.
  if (!translated.test(id) || page.lang !== 'en') return [];
  const before = cutTexts(document.body);
  // What shows a name may be another element afterwards.
  const cutBefore = new Set<Element | string>([...before, ...before.map(words)]);
  const tooWide = sideways().length > 0;
  const view = headings();
  const isNewView = !seen.has(view);
  const problems: string[] = [];
  for (const { id: language } of languages) {
    if (language === 'en') continue;
    await showIn(language);
    await settled(false);
    const isUntranslated = await untranslatedMatcherFor(language);
    const found = [
      ...(tooWide ? [] : sideways()),
      ...cutTexts(document.body)
        .filter((element) => !cutBefore.has(element) && !cutBefore.has(words(element)))
        .map(
          (element) =>
            `a text is cut: ${words(element)} (${element.scrollWidth} px in ${element.clientWidth} px)`,
        ),
      ...new Set(
        shownTexts(document.body, language)
          .filter(({ text }) => isUntranslated(text))
          .map(({ text }) => `a text is English still: ${text}`),
      ),
      ...(isNewView ? await axe() : []),
    ];
    problems.push(...found.map((problem) => `${language}: ${problem}`));
  }
  // Not before: a second attempt at this story must find its problems again.
  if (problems.length === 0) seen.add(view);
  return problems;
}
