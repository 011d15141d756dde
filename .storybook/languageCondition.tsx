import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import {
  LanguageProvider,
  useLanguage,
  type LanguageValue,
} from '../src/screens/shell/language/LanguageProvider.tsx';
import type { LoadedLanguage } from '../src/screens/shell/language/loadedLanguage.ts';
import { directionOf, type Language } from '../src/services/languages.ts';
import { languageOf, spokenIn } from './languages.ts';

/** A loader of Storybook: the words of the toolbar's language are there before the story is drawn. */
export const loadWords = async ({ globals }: { globals: Readonly<Record<string, unknown>> }) => ({
  spoken: await spokenIn(languageOf(globals)),
});

/** What the app does when somebody chooses another language, but nothing is remembered. */
async function change(language: Language): Promise<LoadedLanguage> {
  const spoken = await spokenIn(language);
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  return spoken;
}

/** Chooses a language for the story on the page. */
let switchLanguage: LanguageValue['choose'] | undefined;

/** Called when the story on the page has been drawn, with its language. */
let onDrawn: ((language: Language) => void) | undefined;

/** Shows the story that is on the page in another language, as it stands: its dialogs stay open. Used by everyView.ts. */
export async function showIn(language: Language) {
  if (!switchLanguage) throw new Error('No story is on the page that could be shown in another language.');
  const shown = new Promise<void>((resolve) => {
    onDrawn = (now) => {
      if (now === language) resolve();
    };
  });
  await switchLanguage(language);
  await shown;
}

/** Lets `showIn`, which is no component, change the language of the provider around it. */
function ExposeLanguageSwitch() {
  const { language, choose } = useLanguage();
  useLayoutEffect(() => {
    switchLanguage = choose;
  });
  // When this runs, the effects of the whole page have run.
  useEffect(() => onDrawn?.(language));
  return null;
}

/**
 * Applies the toolbar's language to the labels of components and to what services say. `lang` and `dir` of the document follow in
 * conditions.tsx. A change starts the story again: what was typed belongs to the story in the other language.
 */
export const withLanguage: Decorator = (Story, { globals, loaded }) => {
  const language = languageOf(globals);
  return (
    <LanguageProvider
      key={language}
      first={(loaded['spoken'] as LoadedLanguage | undefined) ?? { language: 'en', locale: 'en' }}
      change={change}
    >
      <ExposeLanguageSwitch />
      <Story />
    </LanguageProvider>
  );
};
