import { expect, it } from 'vitest';
import { isUuid } from './isUuid.ts';

it.each([
  ['00000000-0000-4000-8000-000000000003', true],
  ['ABCDEF00-0000-4000-8000-00000000000a', true],
  ['00000000-0000-4000-8000-00000000000', false],
  ['00000000-0000-4000-8000-000000000003 ', false],
  ['g0000000-0000-4000-8000-000000000003', false],
  ['', false],
  [undefined, false],
  [{}, false],
])('%o is a UUID: %o [B25]', (value, expected) => {
  expect(isUuid(value)).toBe(expected);
});
