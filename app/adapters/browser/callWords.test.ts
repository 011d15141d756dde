import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../src/services/languages.ts';
import { chatFailed } from '../../../src/services/messages.ts';
import { callWords, speechTag } from './callWords.ts';

describe('the words of a call', () => {
  it.each<[Language, readonly string[], string]>([
    ['en', ['en-GB', 'en-US'], 'en-GB'],
    ['en', ['de-DE'], 'en-US'],
    ['de', ['en-US', 'de', 'de-AT'], 'de-AT'],
    ['de', [], 'de-DE'],
    ['de', ['den-CA'], 'de-DE'],
    ['ar', ['ar-EG-u-nu-arab', 'ar-MA'], 'ar-MA'],
    ['ar', ['en-US'], 'ar-SA'],
  ])('%s is spoken as the region does that %o names: %s [W12]', (language, preferred, tag) => {
    expect(speechTag(language, preferred)).toBe(tag);
  });

  it('a failed answer is told as in the chat [W12]', () => {
    for (const { id } of languages.filter((each) => each.id !== 'en' && callWords[each.id])) {
      const file = new URL(`../../../translations/${id}.json`, import.meta.url);
      const { sentences } = JSON.parse(readFileSync(file, 'utf8'));
      expect(callWords[id]?.chatFailed).toBe(sentences[chatFailed]);
    }
  });
});
