import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../../services/tools.ts';
import { answerWords } from './answerWords.ts';
import { conditions, harmless } from './yesOrNo.fixture.ts';
import { readAnswer } from './yesOrNo.ts';

const seed = 20_261_123;
const tasks: readonly Task[] = [
  { name: 'edit_profile', fields: { location: 'Lisbon' } },
  { name: 'subscribe', plan: 'enterprise' },
  { name: 'subscribe', plan: 'free' },
  { name: 'sign_out' },
];
const task = fc.constantFrom(...tasks);
const isYes = (text: string, asked: Task) => readAnswer(text, asked)?.answer === 'yes';

const languages = Object.values(answerWords);
const yeses = languages.flatMap(({ yes }) => yes);
const noes = languages.flatMap(({ no }) => no);
const polite = languages.flatMap((words) => words.polite);
const hesitations = languages.flatMap(({ hesitation }) => hesitation);
const known = new Set(
  languages.flatMap(({ yes, no, polite: more, names }) => [
    ...yes,
    ...no,
    ...more,
    ...Object.values(names).flat(),
  ]),
);

describe('what is not a yes', () => {
  it.each(harmless)('%j agrees to nothing [A40]', (text) => {
    expect(tasks.filter((asked) => isYes(text, asked))).toEqual([]);
  });

  it('every yes with a condition, a question or an afterthought agrees to nothing [A40]', () => {
    const tried = yeses.flatMap((yes) =>
      conditions.flatMap((more) => [
        `${yes} ${more}`,
        `${yes}, ${more}.`,
        `${more}, ${yes}`,
        `${yes} … ${more}`,
      ]),
    );
    expect(tried.length).toBeGreaterThan(10_000);
    expect(tried.filter((text) => tasks.some((asked) => isYes(text, asked)))).toEqual([]);
  });

  it('a yes beside a no, in any language, is neither [A40]', () => {
    const tried = yeses.flatMap((yes) => noes.flatMap((no) => [`${yes} ${no}`, `${no}, ${yes}`]));
    // Some belong together: 'absolutely not', 'bitte nicht', 'بالطبع لا'.
    expect(tried.filter((text) => tasks.some((asked) => isYes(text, asked)))).toEqual([]);
  });

  it('a yes beside a hesitation, in any language, agrees to nothing [A40]', () => {
    const tried = yeses.flatMap((yes) => hesitations.flatMap((hm) => [`${yes} ${hm}`, `${hm}, ${yes}`]));
    expect(tried.filter((text) => tasks.some((asked) => isYes(text, asked)))).toEqual([]);
  });

  it('a no never goes on with a yes [A40]', () => {
    const tried = yeses.flatMap((yes) => noes.map((no) => `${no}, ${yes}`));
    const goesOn = JSON.stringify({ answer: 'no', goesOn: true });
    expect(
      tried.filter((text) => tasks.some((asked) => JSON.stringify(readAnswer(text, asked)) === goesOn)),
    ).toEqual([]);
  });

  it('every yes with a question mark is a question [A40]', () => {
    for (const yes of yeses)
      for (const mark of ['?', '؟', ' ?', '?!']) expect(isYes(`${yes}${mark}`, tasks[0]!)).toBe(false);
  });

  it('a yes with one letter more, less or another one agrees to nothing [A40]', () => {
    const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789äöüßنلي'));
    fc.assert(
      fc.property(fc.constantFrom(...yeses), fc.nat(), letter, task, (yes, at, other, asked) => {
        const i = at % yes.length;
        const typos = [
          yes.slice(0, i) + other + yes.slice(i),
          yes.slice(0, i) + yes.slice(i + 1),
          yes.slice(0, i) + other + yes.slice(i + 1),
        ];
        // Some are other phrases of the table: 'go' and 'jo', 'tu es' and 'tu das'.
        const wrong = typos.filter((typo) => !known.has(typo.trim()) && !/['’\s]/.test(yes));
        expect(wrong.filter((typo) => isYes(typo, asked))).toEqual([]);
      }),
      { seed, numRuns: 2000 },
    );
  });

  it('whatever anybody types agrees to nothing, unless it consists of phrases of the tables [A40]', () => {
    const words = languages
      .flatMap((words) => [...words.yes, ...words.no, ...words.polite])
      .join(' ')
      .split(' ');
    const stray = fc.constantFrom('but', 'tomorrow', 'Rome', 'cost', 'nicht mehr', 'aber', 'لكن', '7', 'why');
    const sentence = fc.tuple(
      fc.array(fc.constantFrom(...words)),
      stray,
      fc.array(fc.constantFrom(...words)),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          sentence.map((parts) => parts.flat().join(' ')),
        ),
        task,
        (text, asked) => {
          expect(isYes(text, asked)).toBe(false);
        },
      ),
      { seed, numRuns: 5000 },
    );
  });

  it('politeness alone agrees to nothing, however much of it [A40]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...polite), { maxLength: 5 }), task, (words, asked) => {
        expect(readAnswer(words.join(', '), asked)).toBeUndefined();
      }),
      { seed, numRuns: 300 },
    );
  });

  it('a text of any length is read at once [A40]', () => {
    const before = performance.now();
    for (const text of ['yes '.repeat(50_000), 'go ahead '.repeat(50_000), 'ja'.repeat(100_000)])
      expect(isYes(text, tasks[1]!)).toBe(false);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
