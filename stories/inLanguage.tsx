import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { LanguageProvider } from '../src/screens/shell/language/LanguageProvider.tsx';
import { sayIn } from '../src/screens/shell/language/sayIn.ts';
import type { SpokenLanguage, TranslationFile } from '../src/screens/shell/language/spokenLanguage.ts';
import { directionOf, localeOf, type Language } from '../src/services/languages.ts';

const files = import.meta.glob<TranslationFile>('../translations/*.json', { import: 'default' });
const fileOf = (language: Language) => files[`../translations/${language}.json`]!();

interface InLanguageProps {
  spoken: SpokenLanguage;
  children: ReactNode;
}

function InLanguage({ spoken, children }: InLanguageProps) {
  const { language } = spoken;
  // After the layout effect that gives the document its direction.
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
    return () => void Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  }, [language]);
  return <LanguageProvider first={spoken}>{children}</LanguageProvider>;
}

const withLanguage: Decorator = (Story, { loaded }) => (
  <InLanguage spoken={(loaded as { spoken: SpokenLanguage }).spoken}>
    <Story />
  </InLanguage>
);

/** For a story: shows it in this language, as somebody sees it who has chosen that. */
export function inLanguage(language: Language) {
  const load: Loader = async () => {
    const { labels, sentences } = await fileOf(language);
    const spoken = { language, locale: localeOf(language, []), labels, say: sayIn(sentences) };
    return { spoken: spoken satisfies SpokenLanguage };
  };
  return { loaders: [load], decorators: [withLanguage] };
}

/** Every text of a file of translations by where it belongs. */
const textsOf = ({ labels, sentences }: TranslationFile) =>
  new Map([
    ...Object.entries(labels).flatMap(([component, words]) =>
      Object.entries(words).map(([key, text]) => [`${component}.${key}`, text] as const),
    ),
    ...Object.entries(sentences),
  ]);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches a text with any values. */
const matcherOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
    's',
  );
/** A text that is little more than its values would match what people write. */
const isTelling = (text: string) => text.replaceAll(/\{\w+\}/g, '').length > 6;

/** What somebody reads or hears of the page, without what Storybook keeps hidden beside it. */
function saidBy(page: Element) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style, [class^="sb-"]'))
      texts.push(walker.currentNode.nodeValue ?? '');
  for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
    for (const element of page.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/** Checks that nothing on the page is English for which this language has words. */
export async function onlyIn(language: Language) {
  const [english, translated] = (await Promise.all([fileOf('en'), fileOf(language)])).map(textsOf);
  const own = new Set(translated!.values());
  const foreign = [...english!]
    .filter(([key, text]) => translated!.get(key) !== text && !own.has(text) && isTelling(text))
    .map(([, text]) => matcherOf(text));
  const left = saidBy(document.body).filter((text) => foreign.some((matcher) => matcher.test(text)));
  await expect(left).toEqual([]);
}
