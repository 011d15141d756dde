import { describe, expect, it } from 'vitest';
import { asksForPreferences } from './preferencesQuestion.ts';
import { answerTo } from './rules.fixture.ts';

describe('a question about the language, the time zone or a format', () => {
  it.each([
    'How do I change the language?',
    'Where can I change the time zone?',
    'Can you speak German?',
    'Switch the language to Arabic',
    'I want the app in German',
    'Which languages do you speak?',
    'Set my timezone to Lisbon',
    'Where do I choose the date format?',
    'Switch to German',
    'in German, please',
  ])('%s: says where it is chosen, and changes nothing [A2, W11]', async (question) => {
    const { text, calls } = await answerTo(question, { language: 'en' });
    expect(text).toMatch(/the menu \*\*Language\*\* .* under \*\*Account → Preferences\*\*/);
    expect(calls).toEqual([]);
  });

  it.each([
    'Wie stelle ich die Sprache um?',
    'Wo kann ich die Sprache ändern?',
    'Sprich Deutsch',
    'Sprichst du Arabisch?',
    'Welche Sprachen sprichst du?',
    'Sprache ändern',
    'Wie ändere ich meine Zeitzone?',
    'Auf Englisch bitte',
    'Wechsle zu Englisch',
    'Stell auf Deutsch um',
  ])('%s: says it in German, with the words of the interface [A2, W11]', async (question) => {
    const { text, calls } = await answerTo(question, { language: 'de' });
    expect(text).toMatch(/Menü \*\*Sprache\*\* .* unter \*\*Konto → Einstellungen\*\*/);
    expect(calls).toEqual([]);
  });

  it.each([
    'Change my description to I speak German',
    'Can I speak to a person?',
    'Ich möchte mit jemandem sprechen',
    'Show my payments in English pounds',
    'Wie viel habe ich im Juni bezahlt?',
    'How do I change my plan?',
    'Translate this into German',
    'Switch to Pro',
  ])('%s: is no such question [A2]', async (question) => {
    const { text } = await answerTo(question, { language: 'en' });
    expect(text).not.toMatch(/Preferences|Einstellungen/);
  });

  it('is not seen in a long text about something else [A2]', () => {
    expect(asksForPreferences('How much did I pay for language lessons?')).toBe(false);
  });
});
