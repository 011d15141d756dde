import { expect, it } from 'vitest';
import type { Language } from '../../../src/services/languages.ts';
import { markdownToText } from '../../../src/services/markdownToText.ts';
import { sentencesOf } from './sentences.ts';

it.each<[string, string, string[], string[]]>([
  ['nothing', '', [], []],
  ['half a sentence', 'You are', [], ['You are.']],
  ['a price that may go on', 'It costs $29.', [], ['It costs $29.']],
  [
    'a price in a sentence',
    'It costs $29.00 a month. Yes',
    ['It costs $29.00 a month.'],
    ['It costs $29.00 a month.', 'Yes.'],
  ],
  [
    'an abbreviation',
    'Pro is for teams, e.g. yours. Ok',
    ['Pro is for teams, e.g. yours.'],
    ['Pro is for teams, e.g. yours.', 'Ok.'],
  ],
  ['Markdown', 'You are on **Pro**. Ok?', ['You are on Pro.'], ['You are on Pro.', 'Ok?']],
  [
    'a list',
    'Plans:\n\n1. **Free**\n2. Pro\n\nAh',
    ['Plans:', 'Free.', 'Pro.'],
    ['Plans:', 'Free.', 'Pro.', 'Ah.'],
  ],
  ['a link', 'See [Pro. Now](https://x.test/a. b)\nOk', ['See Pro. Now.'], ['See Pro. Now.', 'Ok.']],
  ['half a link', 'See [Pro. Now](https://x.te', [], ['See [Pro. Now](https://x.te.']],
  ['a code block', 'So:\n```js\na. B\n```\nAfter. Bye', ['So:', 'After.'], ['So:', 'After.', 'Bye.']],
  ['a code block that goes on', 'So:\n```js\na. B\nc', ['So:'], ['So:']],
])('%s is spoken sentence by sentence [S8]', (_, markdown, growing, whole) => {
  expect(sentencesOf(markdown, 0, false).sentences).toEqual(growing);
  expect(sentencesOf(markdown, 0, true).sentences).toEqual(whole);
});

it.each<[language: Language, markdown: string, sentences: string[]]>([
  [
    'de',
    'Am 3. März waren es **29,00 $**. Am 12. Dezember nichts!',
    ['Am 3. März waren es 29,00 $.', 'Am 12. Dezember nichts!'],
  ],
  ['de', 'Pro hat z. B. Analysen. Rechnung Nr. 5 auch.', ['Pro hat z. B. Analysen.', 'Rechnung Nr. 5 auch.']],
  ['de', 'Sie haben Pro. Soll ich?', ['Sie haben Pro.', 'Soll ich?']],
  ['ar', 'هل تريد ذلك؟ لم يتغير شيء.', ['هل تريد ذلك؟', 'لم يتغير شيء.']],
  ['en', 'You have 3. March is over.', ['You have 3.', 'March is over.']],
])(
  'in %s a full stop ends a sentence only where it does so in that language: %s [W12]',
  (language, markdown, said) => {
    expect(sentencesOf(markdown, 0, true, language).sentences).toEqual(said);
  },
);

it('a reply in pieces gives the same sentences as the whole reply [S8]', () => {
  const markdown =
    'You are on **Pro**. It costs $29.00 per month!\n\n- API access\n- [More. Here](https://x.test)\n\n```\nx. Y\n```\nAnything else?';
  for (let size = 1; size <= markdown.length; size += 1) {
    const said: string[] = [];
    let from = 0;
    for (let end = size; end < markdown.length; end += size) {
      const { sentences, rest } = sentencesOf(markdown.slice(0, end), from, false);
      said.push(...sentences);
      from = rest;
    }
    said.push(...sentencesOf(markdown, from, true).sentences);
    expect(said.join(' ')).toBe(markdownToText(markdown));
  }
});
