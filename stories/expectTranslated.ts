import { expect } from 'storybook/test';
import { untranslatedMatcherFor } from '../.storybook/everyLanguage.ts';
import { shownTexts } from '../.storybook/visibleTexts.ts';
import type { Language } from '../src/services/languages.ts';

/** Checks that nothing on the page is English for which this language has words. */
export async function expectTranslated(language: Language) {
  const isUntranslated = await untranslatedMatcherFor(language);
  const left = shownTexts(document.body, language).filter(({ text }) => isUntranslated(text));
  await expect(left.map(({ text }) => text)).toEqual([]);
}
