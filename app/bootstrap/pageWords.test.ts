import { describe, expect, it } from 'vitest';
import { pageWords, wordLists, wordsIn } from './pageWords.ts';

const of = (landing: string) => ({ landing });

describe('the words of the prerendered page', () => {
  it('are its texts and the attributes that are read, by the English ones [W2]', () => {
    const words = pageWords(
      'de',
      of(
        '<h1>Your account</h1><input placeholder="Name"><button aria-label="Menu" class="Name">Parley</button>',
      ),
      of(
        '<h1>Ihr Konto</h1><input placeholder="Name &amp; so"><button aria-label="Menü" class="x">Parley</button>',
      ),
      { 'That link did not work.': 'Der Link ging nicht.' },
    );
    expect(words).toEqual({
      'That link did not work.': 'Der Link ging nicht.',
      'Your account': 'Ihr Konto',
      Name: 'Name & so',
      Menu: 'Menü',
    });
  });

  it('are compared as the browser has them, without entities [W2]', () => {
    const words = pageWords('de', of('<p>Don&#x27;t &amp; do</p>'), of('<p>&lt;Nein&gt;</p>'), {});
    expect(words).toEqual({ "Don't & do": '<Nein>' });
  });

  it('a text with two translations stops the build, because the page cannot tell them apart [W2]', () => {
    const english = { landing: '<b>Open</b>', signin: '<b>Open</b>' };
    const german = { landing: '<b>Öffnen</b>', signin: '<b>Offen</b>' };
    expect(() => pageWords('de', english, german, {})).toThrow(
      "says 'Open' twice, and 'de' has 'Öffnen' and 'Offen' for it",
    );
  });

  it('a view that React draws anew may say it in another way, and keeps the first [W2]', () => {
    const english = { landing: '<b>Open</b>', main: '<b>Open</b><i>Plan</i>' };
    const german = { landing: '<b>Öffnen</b>', main: '<b>Offen</b><i>Tarif</i>' };
    expect(pageWords('de', english, german, {})).toEqual({ Open: 'Öffnen', Plan: 'Tarif' });
  });

  it('a view with other elements in one language stops the build [W2]', () => {
    expect(() => pageWords('ar', of('<b>One</b><i>Two</i>'), of('<b>واحد</b>'), {})).toThrow(
      "'landing' has 2 texts in English and 1 in 'ar'",
    );
  });

  it('stand in the page with the English texts once, and each language gets its own back [W2]', () => {
    const tables = { de: { Open: 'Öffnen', Theme: 'Design' }, ar: { Theme: 'السمة' } };
    const lists = wordLists(tables);
    expect(lists).toEqual({ en: ['Open', 'Theme'], de: ['Öffnen', 'Design'], ar: [null, 'السمة'] });
    expect(wordsIn(lists, 'de')).toEqual(tables.de);
    expect(wordsIn(lists, 'ar')).toEqual(tables.ar);
    expect(wordsIn(lists, 'tlh')).toBeUndefined();
    expect(wordsIn(lists, 'en')).toBeUndefined();
  });
});
