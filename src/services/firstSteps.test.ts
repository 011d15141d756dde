import { expect, it } from 'vitest';
import { mayBeNewcomer } from './firstSteps.ts';

const now = Date.parse('2026-05-04T09:30:00Z');

it.each([
  ['created a moment ago', '2026-05-04T09:29:00Z', '', true],
  ['created four weeks ago', '2026-04-06T09:30:00.123456+00:00', 'asked plans', true],
  ['created by a clock that is ahead', '2026-05-04T10:00:00Z', '', true],
  ['created a month ago', '2026-04-04T09:30:00Z', '', false],
  ['whose steps are over', '2026-05-04T09:29:00Z', 'asked over', false],
  ['of an unknown age', '', '', false],
])('an account %s is shown first steps or not [B43]', (_, createdAt, stored, expected) => {
  expect(mayBeNewcomer(createdAt, now, stored)).toBe(expected);
});
