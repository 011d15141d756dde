import { describe, expect, it } from 'vitest';
import { datesIn, percentagesIn } from './dates.ts';

const daysIn = (text: string) =>
  datesIn(text).map(({ days }) =>
    days.map(({ year = '?', month, day }) => `${year}-${month}-${day}`).join(' or '),
  );

describe('the days in a text', () => {
  it.each([
    ['On 2026-05-03.', ['2026-5-3']],
    ['On 3 May 2026, May 3rd, the 3rd of May, and May 3, 2026.', ['2026-5-3', '?-5-3', '?-5-3', '2026-5-3']],
    [
      'Am 3. Mai 2026, am 01.05., am 1.5.26 und am 24. Dez. 2025',
      ['2026-5-3', '?-5-1', '2026-5-1', '2025-12-24'],
    ],
    ['5/3/2026 and 31/12/2025', ['2026-5-3 or 2026-3-5', '2025-12-31']],
    ['Sept 30, Okt 1, 2 March', ['?-9-30', '?-10-1', '?-3-2']],
    ['Am 6. Jänner, 3. Mrz 2026, 9.März 2026, 9. Mär. 2026', ['?-1-6', '2026-3-3', '2026-3-9', '2026-3-9']],
    ['في ٣ مارس ٢٠٢٦، 5 من كانون الأول عام 2025، آذار 7', ['2026-3-3', '2025-12-5', '?-3-7']],
    ['2026/5/3 or ٢٠٢٦/٠٥/٠٤', ['2026-5-3', '2026-5-4']],
  ])('are found in %s [A92]', (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });

  it.each([
    'In May 2026 you may 3 times ask.',
    'Version 1.2.3, at 12:30, 192.168.0.1, 24/7, 1/2 and 2026-13-01.',
    'You made 2 March payments and 3 May Pro payments.',
    'It costs $29.00, 1.234,56 € or 29.',
    '32 May 2026, May 2026',
    'في مارس 2026، 32 مارس، و3 مرات',
  ])('are none in %s [A92]', (text) => {
    expect(daysIn(text)).toEqual([]);
  });
});

it('percentages are found with a sign and in words, but not a way of speaking [A92]', () => {
  const found = percentagesIn(
    '12 %, 12.5%, 7,5 Prozent, 3 percent; 50\u200e%\u200e, ٪٤٠; I am 100 % sure of version 2, %20b and 5%%6.',
  );
  expect(found.map(({ value }) => value)).toEqual([12, 12.5, 7.5, 3, 50, 40, 5]);
});
