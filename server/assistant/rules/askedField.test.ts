import { expect, it } from 'vitest';
import { answerTo } from './rules.fixture.ts';

it.each([
  ['Change my name', 'What should I change your name to?'],
  ['Please update my location.', 'What should I change your location to?'],
  ['Ändere meinen Namen', 'Wie soll ich Ihren Namen ändern?'],
])('%s: asks for the new value of this field [A4]', async (question, words) => {
  const { text, calls } = await answerTo(question);
  expect(text).toContain(words);
  expect(calls).toEqual([]);
});

it.each([
  ['Change my name >> Ada', { fullName: 'Ada' }],
  ['Change my name >> Bill', { fullName: 'Bill' }],
  ['Change my name >> Grace Hopper, please', { fullName: 'Grace Hopper' }],
  ['Change my name >> it should be Grace Hopper', { fullName: 'Grace Hopper' }],
  ['please change my city >> to New York, please', { location: 'New York' }],
  ['Change my location >> Trinidad and Tobago', { location: 'Trinidad and Tobago' }],
  ['change my description >> I like cats. I live in Rome.', { description: 'I like cats. I live in Rome.' }],
  ['Meinen Namen ändern >> Max Müller', { fullName: 'Max Müller' }],
  ['Ändere meinen Ort >> Köln bitte', { location: 'Köln' }],
  ['Ändere meinen Namen >> Na Li', { fullName: 'Na Li' }],
  ['Ändere meine Beschreibung >> Gut gelaunt und neugierig', { description: 'Gut gelaunt und neugierig' }],
])('%s: what was asked for is taken as the value, and a card asks [A4]', async (question, value) => {
  expect((await answerTo(question)).calls).toEqual([{ name: 'edit_profile', arguments: value }]);
});

it.each([
  'cancel',
  'no',
  'Nein',
  'never mind',
  'show my payments',
  'what is my plan?',
  'Hello',
  'vergiss es',
  'actually change my plan',
  'Why',
  'hmm',
  'ach egal',
  'keine Ahnung',
  'Abbruch',
  'na gut',
  'Gut',
  'wozu',
  'so lassen',
  'Hör auf',
  'Ach, vergiss es',
  'das war ein Versehen',
])('Change my name >> %s: what is no name changes nothing [A4]', async (text) =>
  expect((await answerTo(`Change my name >> ${text}`)).calls).toEqual([]),
);

it('a name alone changes nothing when nobody has asked for it [A4]', async () => {
  expect((await answerTo('Change my name >> show my payments >> Ada')).calls).toEqual([]);
  expect((await answerTo('Ada')).calls).toEqual([]);
});

it.each(['edit my profile', 'Please update my details.', 'Profil bearbeiten'])(
  '%s: asks what is to be changed, and offers it to press [A4, A93]',
  async (question) => {
    const { text, calls } = await answerTo(question);
    expect(text.match(/\(#ask\)/g)).toHaveLength(3);
    expect(calls).toEqual([]);
  },
);

it.each([
  ['edit my profile >> my name >> Ada', { fullName: 'Ada' }],
  ['Edit my profile >> location >> Rome', { location: 'Rome' }],
  ['Bitte ändere meine Daten >> den Namen >> Max Müller', { fullName: 'Max Müller' }],
  ['edit my profile >> Change my name >> Ada', { fullName: 'Ada' }],
])('%s: each question is answered by itself, and a card asks [A4]', async (question, value) => {
  expect((await answerTo(question)).calls).toEqual([{ name: 'edit_profile', arguments: value }]);
});

it('a name after the wish to edit the profile is offered as what it may be, and changes nothing [A4, A93]', async () => {
  const { text, calls } = await answerTo('edit my profile >> Ada');
  expect(text).toContain('- [Change my name to Ada](#ask)\n- [Change my location to Ada](#ask)');
  expect(calls).toEqual([]);
  for (const [offered, value] of [
    ['Change my name to Ada', { fullName: 'Ada' }],
    ['Change my location to Ada', { location: 'Ada' }],
    ['Ändere meinen Namen in Ada', { fullName: 'Ada' }],
    ['Ändere meinen Ort in Ada', { location: 'Ada' }],
  ] as const)
    expect((await answerTo(`edit my profile >> Ada >> ${offered}`)).calls).toEqual([
      { name: 'edit_profile', arguments: value },
    ]);
});

it.each(['no', 'show my payments', 'What is my plan?', 'Hello', '[x](#ask)', 'I like cats'])(
  'edit my profile >> %s: what is no name is not offered as one [A4]',
  async (text) => {
    const answer = await answerTo(`edit my profile >> ${text}`);
    expect(answer.text).not.toContain('Change my name to');
    expect(answer.calls).toEqual([]);
  },
);
