import { expect, it } from 'vitest';
import { isInDistress } from './distress.ts';
import { answerTo } from './rules.fixture.ts';

const english = [
  'I want to kill myself',
  'i wanna kill my self',
  'I am going to end my life',
  'thinking about suicide',
  'I feel suicidal',
  'I want to die',
  "I don't want to live anymore",
  'I no longer want to be alive',
  'I wish I was dead',
  'everyone would be better off dead, me first: I am better off dead',
  'there is no reason to live',
  'I keep hurting myself',
  'life is not worth living',
  'I just want to end it all',
  'My friend wants to kill himself',
  'change my bio to I want to kill myself',
  'cancel my plan, I want to die',
];
const german = [
  'Ich will mich umbringen',
  'ich bringe mich um',
  'Ich will nicht mehr leben',
  'Ich möchte sterben',
  'ich denke an Selbstmord',
  'Ich habe Suizidgedanken',
  'Ich nehme mir das Leben',
  'ich will meinem Leben ein Ende setzen',
  'Wäre ich doch tot',
  'mein Leben hat keinen Sinn mehr',
  'Ich will mir etwas antun',
  'Kündige mein Abo, ich will nicht mehr leben',
];

it.each(english)('%s: is answered humanely, and nothing is done with the account [A98]', async (input) => {
  const { text, calls } = await answerTo(input);
  expect(text).toMatch(/^I am so sorry/);
  expect(text).toContain('emergency number');
  expect(text).not.toMatch(/\d|delete|cancel/);
  expect(calls).toEqual([]);
});

it.each(german)('%s: is answered humanely, and nothing is done with the account [A98]', async (input) => {
  const { text, calls } = await answerTo(input, { language: 'de' });
  expect(text).toMatch(/^Es tut mir sehr leid/);
  expect(text).toContain('Notruf');
  expect(text).not.toMatch(/\d|löschen|kündigen/i);
  expect(calls).toEqual([]);
});

it.each([
  'kill my plan',
  'delete my account',
  'I want to cut myself off from Pro',
  "I don't want to live in London anymore",
  'end my lifetime membership',
  'my battery is going to die',
  'ich will die Zahlungen sehen',
  'Ich will nicht mehr in Berlin leben',
  'Mein Konto soll nicht mehr da sein',
  'Was kostet das Leben? Ich meine den Tarif',
])('%s: is about something else [A98]', (text) => expect(isInDistress(text)).toBe(false));
