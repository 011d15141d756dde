import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../../../services/languages.ts';
import { chooseLanguage, takeVisitorsLanguage } from '../language/languageChoice.ts';
import { account, lisbon, storeInOtherTab } from './account.fixture.ts';
import { preferences } from './preferences.ts';
import { syncPreferences } from './syncPreferences.ts';

/** Stands in for the page's words. */
const spoken: string[] = [];
let hasWords = true;
async function speak(language: Language) {
  if (!hasWords) throw new Error('The words could not be loaded.');
  document.documentElement.lang = language;
  spoken.push(language);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  preferences.leave();
  localStorage.clear();
  takeVisitorsLanguage();
  document.documentElement.lang = 'en';
  spoken.length = 0;
  hasWords = true;
});

const enter = (of: ReturnType<typeof account>, userId = 'ada') => {
  preferences.enter(userId);
  syncPreferences(userId, of.open, speak);
};

it('the language of the account is spoken once it was read, as it was chosen on another device [W7]', async () => {
  enter(account({ ...lisbon, language: 'de' }));
  await expect.poll(() => spoken).toEqual(['de']);
  preferences.leave();
  enter(account({ ...lisbon, language: 'de' }), 'eve');
  await expect.poll(() => preferences.get()?.updatedAt).toBe('time 0');
  expect(spoken).toEqual(['de']);
});

it('the language that another tab of the account has chosen is spoken here too [W7]', async () => {
  const shared = account({ ...lisbon, language: 'en' });
  enter(shared);
  await expect.poll(() => preferences.get()?.updatedAt).toBe('time 0');
  storeInOtherTab({ shown: { ...lisbon, language: 'de' }, updatedAt: 'time 0' });
  await expect.poll(() => spoken).toEqual(['de']);
  expect(shared.save).not.toHaveBeenCalled();
});

it('a language that was chosen on another device is spoken once this one learns of it, by storing something else [W7]', async () => {
  const shared = account({ ...lisbon, language: 'en' });
  enter(shared);
  await expect.poll(() => preferences.get()?.updatedAt).toBe('time 0');
  await shared.save('ada', { language: 'de' });
  preferences.choose({ timeZone: 'Asia/Tokyo' });
  await expect.poll(() => spoken).toEqual(['de']);
});

it.each([null, 'tlh', 'en-GB', 'constructor'])(
  'a language that the app does not speak (%s) leaves the page as it is [W7]',
  async (language) => {
    enter(account({ ...lisbon, language }));
    await expect.poll(() => preferences.get()?.updatedAt).toBe('time 0');
    expect([spoken, document.documentElement.lang]).toEqual([[], 'en']);
  },
);

it('a language that is chosen before the account has answered is spoken, stored, and never taken back [W7]', async () => {
  const shared = account({ ...lisbon, language: 'en' });
  const release = shared.holdBack();
  enter(shared);
  await chooseLanguage('ar', speak);
  release();
  await expect.poll(() => shared.stored()?.language).toBe('ar');
  expect(spoken).toEqual(['ar']);
});

it('the account does not come between a choice and its words, which are still being loaded [W7]', async () => {
  const shared = account({ ...lisbon, language: 'ar' });
  let arrive = () => {};
  const words = new Promise<void>((resolve) => (arrive = resolve));
  const choice = chooseLanguage('de', async (language) => {
    await words;
    await speak(language);
  });
  enter(shared);
  await expect.poll(() => preferences.get()?.updatedAt).toBe('time 0');
  arrive();
  await choice;
  await expect.poll(() => shared.stored()?.language).toBe('de');
  expect(spoken).toEqual(['de']);
});

it.each(['meanwhile', 'later'])(
  'a language that was chosen before its words were there is not stored for somebody else, who signs in %s [W7]',
  async (when) => {
    let arrive = () => {};
    const words = new Promise<void>((resolve) => (arrive = resolve));
    enter(account(lisbon));
    const choice = chooseLanguage('de', () => words);
    preferences.leave();
    const other = account({ ...lisbon, language: 'en' });
    if (when === 'meanwhile') enter(other, 'eve');
    arrive();
    await choice;
    if (when === 'later') enter(other, 'eve');
    await expect.poll(() => preferences.get()?.updatedAt).toBe('time 0');
    expect(preferences.get()?.shown.language).toBe('en');
    expect(other.save).not.toHaveBeenCalled();
  },
);

it('a language whose words cannot be loaded is neither spoken nor stored [W7]', async () => {
  const shared = account(lisbon);
  enter(shared);
  await expect.poll(() => preferences.get()?.updatedAt).toBe('time 0');
  hasWords = false;
  await expect(chooseLanguage('de', speak)).rejects.toThrow('words');
  expect(preferences.get()).toMatchObject({ unsaved: {}, shown: { language: null } });
  expect([shared.save.mock.calls, document.documentElement.lang]).toEqual([[], 'en']);
});

it('what a visitor has chosen is stored in the account also when a sign-in at another site has opened the page anew [W7]', async () => {
  await chooseLanguage('de', speak);
  const kept = Object.entries(sessionStorage);
  takeVisitorsLanguage();
  // As it is after the page was opened anew: what the tab had stored is there, and nothing else is known.
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  const own = account({ ...lisbon, language: 'en' });
  enter(own);
  await expect.poll(() => own.stored()?.language).toBe('de');
  expect(sessionStorage).toHaveLength(0);
});

it('what a visitor has chosen is stored in the account where the browser refuses to store it in the tab [W7]', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
  await chooseLanguage('de', speak);
  refused.mockRestore();
  const own = account({ ...lisbon, language: 'en' });
  enter(own);
  await expect.poll(() => own.stored()?.language).toBe('de');
});

it.each(['tlh', '', 'constructor'])('a stored choice that is no language (%s) is ignored [W7]', (stored) => {
  sessionStorage.setItem('parley-visitor-language', stored);
  expect(takeVisitorsLanguage()).toBeUndefined();
});

it('what a visitor has chosen is stored in the account that they sign in to, and in no other [W7]', async () => {
  await chooseLanguage('de', speak);
  const first = account({ ...lisbon, language: 'en' });
  enter(first);
  await expect.poll(() => first.stored()?.language).toBe('de');
  preferences.leave();
  const second = account({ ...lisbon, language: 'en' });
  enter(second, 'eve');
  await expect.poll(() => document.documentElement.lang).toBe('en');
  expect(second.save).not.toHaveBeenCalled();
});
