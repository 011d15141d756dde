import { expect, it } from 'vitest';
import { excerptText } from './excerptText.ts';

it.each([
  ['- [**$29.00**](#s1) for Pro plan on May 3, 2025 (failed)', '$29.00 for Pro plan on May 3, 2025 (failed)'],
  ['You are on the [**Pro**](#s1) plan. **Pro** costs $29.', 'You are on the Pro plan. Pro costs $29.'],
  ['29.00**](#s1) for Pro', '29.00 for Pro'],
  ['It was [**$29', 'It was $29'],
  ['It was [$29](#s', 'It was $29'],
  ['What did I pay [last]?', 'What did I pay [last]?'],
  ['', ''],
])(
  'what is shown of an answer in the list has no formats, wherever it is cut off: %s [L3]',
  (part, shown) => {
    expect(excerptText(part)).toBe(shown);
  },
);
