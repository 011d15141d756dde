import { describe, expect, it, vi } from 'vitest';
import { linkErrorMessage } from '../../src/services/linkErrors.ts';
import { open, session } from './bootstrap.fixture.ts';
import { sessionKey } from './sessionKey.ts';

const german = { languages: ['de-AT', 'en'] };
const openIn = (stored: Record<string, string>, navigator = { languages: ['en-US'] }, href?: string) =>
  open(stored, href, {}, undefined, navigator);

describe('the language of the page, before its first paint', () => {
  it('is English for a visitor with an English browser, and nothing waits for it [W2]', () => {
    const { bootState, dataset, page } = openIn({});
    expect(bootState.spoken).toEqual({ language: 'en', locale: 'en-US' });
    expect(page.html).toEqual({ dataset: { view: 'landing' } });
    expect(dataset.view).toBe('landing');
    expect(page.observed).toBe(0);
  });

  it('is English where the browser prefers one that is not offered, with the dates of English [W2, W3]', () => {
    expect(openIn({}, { languages: ['tlh-DE', 'tlh'] }).bootState.spoken).toEqual({
      language: 'en',
      locale: 'en',
    });
  });

  it('is the one chosen on this device, whatever the browser prefers, with its direction [W2]', () => {
    const { bootState, page } = openIn({ 'parley-language': 'ar' }, german);
    expect(bootState.spoken).toEqual({ language: 'ar', locale: 'ar-u-nu-latn' });
    expect(page.html).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('a stored word that names no language is not heeded [W2]', () => {
    expect(openIn({ 'parley-language': 'constructor' }).bootState.spoken.language).toBe('en');
  });

  it('the landing page is not shown in English first: it waits for the words in the page, and is shown with them [W2]', () => {
    const { dataset, page, bootState } = openIn({ 'parley-language': 'de' });
    expect(dataset.view).toBe('');
    expect(page.observed).toBe(1);
    page.arrive({
      'Get Started': 'Jetzt starten',
      Theme: 'Design',
      'An English page': 'Eine deutsche Seite',
    });
    expect(dataset.view).toBe('landing');
    expect(page.texts()).toEqual(['Jetzt starten', 'Parley', 'Design']);
    expect(page.description()).toBe('Eine deutsche Seite');
    // When the words of the app cannot be fetched, the page is as it was before React compares.
    bootState.speakEnglish();
    expect(page.texts()).toEqual(['Get Started', 'Parley', 'Theme']);
    expect(page.description()).toBe('An English page');
    expect(page.html).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(bootState.spoken.language).toBe('en');
  });

  it('the words are fetched with the scripts of the app, and in English there are none [W1, W2]', () => {
    const words = { rel: 'preload', as: 'fetch', href: '/assets/de-1.json' };
    expect(openIn({ 'parley-language': 'de', [sessionKey]: session() }).links).toContainEqual(
      expect.objectContaining(words),
    );
    expect(JSON.stringify(openIn({ [sessionKey]: session() }).links)).not.toContain('json');
  });

  it('the name of whoever is signed in stays on the page when its words cannot be fetched [W1, W2]', async () => {
    const { page, bootState } = openIn({ 'parley-language': 'de', [sessionKey]: session() });
    page.parsed({ Dashboard: 'Übersicht' }, ['Dashboard', '{name}', '{email}']);
    await vi.waitFor(() => expect(page.texts()).toEqual(['Übersicht', 'Ada', 'ada@example.com', 'Theme']));
    bootState.speakEnglish();
    expect(page.texts()).toEqual(['Dashboard', 'Ada', 'ada@example.com', 'Theme']);
  });

  it('whoever has no name is called so in the language of the page, and in English without its words [W1, W2]', async () => {
    const nobody = session({ user: { id: 'u1', email: 'ada@example.com' } });
    const { page, bootState } = openIn({ 'parley-language': 'de', [sessionKey]: nobody });
    page.parsed({ User: 'Nutzer' }, ['{name}', '{']);
    await vi.waitFor(() => expect(page.texts()).toEqual(['Nutzer', 'N', 'Theme']));
    bootState.speakEnglish();
    expect(page.texts()).toEqual(['User', 'U', 'Theme']);
  });

  it('what is wrong with a mail’s link is said by the app, which has its translation, and is in the page in English alone [X9]', () => {
    const { bootState, links } = openIn(
      { 'parley-language': 'de' },
      german,
      'https://parley.example/?error_code=otp_expired',
    );
    expect(bootState.linkError).toBe(linkErrorMessage('otp_expired'));
    expect(bootState.view).toBe('resolving');
    expect(links).toContainEqual(
      expect.objectContaining({ rel: 'modulepreload', href: '/assets/index-1.js' }),
    );
    expect(openIn({}, undefined, 'https://parley.example/?error_code=otp_expired').bootState.view).toBe(
      'signin',
    );
  });
});
