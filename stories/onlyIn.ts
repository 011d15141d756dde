import { expect } from 'storybook/test';
import { englishFinder } from '../.storybook/everyLanguage.ts';
import { shownTexts } from '../.storybook/visibleTexts.ts';
import type { Language } from '../src/services/languages.ts';

/** Checks that nothing on the page is English for which this language has words. */
export async function onlyIn(language: Language) {
  const isEnglish = await englishFinder(language);
  const left = shownTexts(document.body, language).filter(({ text }) => isEnglish(text));
  await expect(left.map(({ text }) => text)).toEqual([]);
}
