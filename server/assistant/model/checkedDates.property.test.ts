import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedText } from './checkedText.ts';
import { figureRegistry } from './figures.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monate = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);
const shuhur = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');
const arabicDigits = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
const pad = (number: number) => String(number).padStart(2, '0');

interface Day {
  year: number;
  month: number;
  day: number;
}
const styles: readonly ((day: Day) => string)[] = [
  ({ year, month, day }) => `${year}-${pad(month)}-${pad(day)}`,
  ({ year, month, day }) => `${day} ${months[month - 1]} ${year}`,
  ({ year, month, day }) => `${months[month - 1]} ${day}, ${year}`,
  ({ month, day }) => `the ${day}th of ${months[month - 1]}`,
  ({ month, day }) => `${months[month - 1]?.slice(0, 3)} ${day}`,
  ({ year, month, day }) => `${day}. ${monate[month - 1]} ${year}`,
  ({ year, month, day }) => `${pad(day)}.${pad(month)}.${year}`,
  ({ month, day }) => `${day}.${month}.`,
  ({ year, month, day }) => `${day} ${shuhur[month - 1]} ${year}`,
  ({ year, month, day }) => `${arabicDigits(day)} من ${shuhur[month - 1]} عام ${arabicDigits(year)}`,
  ({ year, month, day }) => `${year}/${month}/${day}`,
];
const iso = styles[0]!;
const aDay = fc.record({
  year: fc.integer({ min: 2020, max: 2029 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

function shown(words: string, known: readonly string[], hasFiles = false) {
  const figures = figureRegistry();
  for (const each of known) figures.allowWords(each);
  const [whole, split] = [[words], words.split('')].map((pieces) => {
    const text = checkedText(figures, 'en', () => undefined, hasFiles);
    return [...pieces.flatMap((piece) => text.push(piece)), ...text.end()]
      .map((step) => (step.type === 'text' ? step.delta : ''))
      .join('');
  });
  expect(split).toBe(whole);
  return whole;
}

it('a day that was read is shown in whichever way it is written, and another one is not [A92]', () => {
  fc.assert(
    fc.property(aDay, aDay, fc.constantFrom(...styles), fc.boolean(), (day, other, style, hasFiles) => {
      const words = `You paid on ${style(day)} for something, I believe so.`;
      expect(shown(words, [iso(day)], hasFiles)).toBe(words);
      fc.pre(day.month !== other.month && day.day !== other.day);
      fc.pre(!(other.month === day.day && other.day === day.month));
      const unknown = shown(words, [iso(other)]);
      expect(unknown).toContain('(a date that I could not check) for something');
      expect(unknown).not.toContain(style(day));
      expect(shown(words, [iso(other)], true)).toContain(`${style(day)} (not checked)`.slice(-20));
    }),
    { numRuns: 150 },
  );
});

it('a percentage is shown as exactly as it was read, and no other one [A92]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 2, max: 50 }), (tenths, off) => {
      const value = tenths / 10;
      const words = `That is ${value} % of your messages.`;
      expect(shown(words, [`${value} percent`])).toBe(words);
      expect(shown(words, [`${value + off} percent`])).toBe(
        'That is (a percentage that I could not check) of your messages.',
      );
    }),
    { numRuns: 100 },
  );
});
