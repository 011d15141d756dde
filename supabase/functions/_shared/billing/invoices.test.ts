import { expect, it } from 'vitest';
import { planOfLine } from './invoices.ts';

it.each([
  ['1 × Pro (at $29.00 / month)', 'Pro'],
  ['2 × Parley Enterprise (at $99.00 / month)', 'Parley Enterprise'],
  ['Remaining time on Pro after 25 Nov 2026', 'Pro'],
  ['Remaining time on 1 × Pro after 25 Nov 2026', 'Pro'],
  ['Remaining time on Enterprise plan, a year', 'Enterprise plan, a year'],
  ['Unused time on Pro after 25 Nov 2026', 'Unused time on Pro after 25 Nov 2026'],
  ['Pro plan', 'Pro plan'],
  ['', ''],
  [null, null],
])('a payment for “%s” is named “%s” [B58]', (description, name) => {
  expect(planOfLine(description)).toBe(name);
});
