import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const seed = 20_260_111;
const part = fc.constantFrom(
  'Hello',
  ' there. ',
  'It costs $29.',
  '00 ',
  '1. ',
  '\n',
  '- ',
  '**',
  '```',
  '[',
  '](https://a.test)',
  '! ',
  '? ',
);

it('a reply is spoken once and in order, in whatever pieces it arrives [S8]', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30, size: 'max' }), (parts) => {
      const found: string[] = [];
      let markdown = '';
      let from = 0;
      for (const [i, piece] of [...parts, ''].entries()) {
        markdown += piece;
        const complete = i === parts.length;
        const { sentences, rest } = sentencesOf(markdown, from, complete);
        if (rest < from || rest > markdown.length) found.push(`from ${from} to ${rest}`);
        if (complete && rest < markdown.length) found.push('the end is not said');
        if (sentences.some((sentence) => sentence.trim() === '' || sentence.includes('\n')))
          found.push('no sentence');
        from = rest;
      }
      expect(found).toEqual([]);
    }),
    { seed, numRuns: 500 },
  );
});
