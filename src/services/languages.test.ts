import { describe, expect, it } from 'vitest';
import { firstLanguage, languageOfTag, languages, localeOf, type Language } from './languages.ts';
import { offeredLanguages } from './offeredLanguages.ts';

const all = languages.map(({ id }) => id);

describe('the first language', () => {
  it.each<[stored: string | null, preferred: readonly string[], expected: Language]>([
    [null, ['de-AT', 'en'], 'de'],
    [null, ['tlh', 'ar-EG', 'de'], 'ar'],
    [null, ['DE'], 'de'],
    // Another language that begins with the same letters.
    [null, ['den', 'arn-CL'], 'en'],
    [null, ['tlh-DE', 'tlh'], 'en'],
    [null, [], 'en'],
    ['ar', ['de'], 'ar'],
    ['en', ['de'], 'en'],
    // Klingon, which will never be one of ours.
    ['tlh', ['de'], 'de'],
    ['constructor', [], 'en'],
  ])('with %o stored and %o preferred is %s [W2]', (stored, preferred, expected) => {
    expect(firstLanguage(stored, preferred, all)).toBe(expected);
  });

  it('of a browser is only one that is offered, and a stored one is any that we have [W3]', () => {
    expect(firstLanguage(null, ['de', 'ar'], ['en'])).toBe('en');
    expect(firstLanguage(null, ['de', 'ar'], ['en', 'ar'])).toBe('ar');
    expect(firstLanguage('de', ['ar'], ['en'])).toBe('de');
  });

  it('English is always offered, and every offered language is one that we have [W3]', () => {
    expect(offeredLanguages).toContain('en');
    for (const language of offeredLanguages) expect(all).toContain(language);
  });
});

describe('the locale', () => {
  it.each<[language: Language, preferred: readonly string[], expected: string]>([
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['en', ['de-DE'], 'en'],
    ['de', ['en-US', 'de-AT'], 'de-AT'],
    ['de', [], 'de'],
    ['ar', ['ar-EG'], 'ar-EG-u-nu-latn'],
    ['ar', ['ar-EG-u-nu-arab'], 'ar-EG-u-nu-latn'],
    ['ar', ['en'], 'ar-u-nu-latn'],
  ])('of %s with %o is %s [W1]', (language, preferred, expected) => {
    expect(localeOf(language, preferred)).toBe(expected);
  });

  it('of Arabic has Latin digits in Egypt too [W1]', () => {
    expect(new Intl.NumberFormat(localeOf('ar', ['ar-EG'])).format(2900)).toMatch(/^2.900$/);
  });
});

it.each<[unknown, Language]>([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['ar-EG-u-nu-arab', 'ar'],
  ['en-GB', 'en'],
  ['tlh', 'en'],
  ['den', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [{ de: 'de' }, 'en'],
])('the tag %o that somebody sends names %s [W11]', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});
