import { expect, it } from 'vitest';
import { isSameSecret } from './sha256.ts';

it.each([
  ['the secret itself', 'sk_1234', true],
  ['another of the same length', 'sk_1235', false],
  ['its beginning', 'sk_123', false],
  ['nothing', '', false],
])('a secret is recognised from %s alone', async (_name, given, expected) => {
  expect(await isSameSecret(given, 'sk_1234')).toBe(expected);
});
