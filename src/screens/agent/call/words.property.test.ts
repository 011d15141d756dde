import fc from 'fast-check';
import { expect, it } from 'vitest';
import { captioned, type Caption } from './captions.ts';

const seed = 20_260_109;

const transcript = fc.record({
  role: fc.constantFrom('user' as const, 'assistant' as const),
  text: fc.oneof(fc.constantFrom('', '  ', 'Hello', 'Hello you'), fc.string()),
  final: fc.boolean(),
});

it('captions are one growing line for each voice, never an empty one and never more than fit [S8]', () => {
  fc.assert(
    fc.property(fc.array(transcript, { maxLength: 60, size: 'max' }), (said) => {
      let lines: readonly Caption[] = [];
      const found: string[] = [];
      for (const each of said) {
        const next = captioned(lines, each);
        const open = next.filter(({ partial }) => partial);
        const words = each.text.trim();
        if (next.length > 8) found.push('too many');
        if (new Set(next.map(({ id }) => id)).size < next.length) found.push('the same id twice');
        if (next.some(({ text }) => text.trim() === '')) found.push('an empty one');
        if (new Set(open.map(({ from }) => from)).size < open.length) found.push('two that grow');
        if (each.final && words && !next.some(({ text, partial }) => !partial && text === words))
          found.push('what was final is not there');
        if (next !== lines && JSON.stringify(next) === JSON.stringify(lines)) found.push('no change');
        lines = next;
      }
      expect(found).toEqual([]);
    }),
    { seed, numRuns: 300 },
  );
});
