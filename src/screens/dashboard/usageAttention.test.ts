import { expect, it } from 'vitest';
import { usageAttention } from './usageAttention.ts';

const resetsAt = '2026-06-01T00:00:00Z';
const found = (messages: number, limit: number | null, minutes: number, minutesLimit: number | null) =>
  usageAttention({
    messages: { used: messages, limit },
    callMinutes: { used: minutes, limit: minutesLimit },
    resetsAt,
  }).map(({ id }) => id);

it.each([
  ['below 80 %', found(39, 50, 7, 10), []],
  ['from 80 %', found(40, 50, 0, 10), ['limit:messages:near:2026-06']],
  ['one below the limit', found(49, 50, 0, 10), ['limit:messages:near:2026-06']],
  ['at the limit', found(50, 50, 0, 10), ['limit:messages:full:2026-06']],
  ['above the limit', found(0, 50, 25, 10), ['limit:callMinutes:full:2026-06']],
  ['without a limit', found(5000, null, 0, null), []],
  [
    'what is used up before what is nearly so',
    found(40, 50, 10, 10),
    ['limit:callMinutes:full:2026-06', 'limit:messages:near:2026-06'],
  ],
])('limits %s ask for attention or not [B45]', (_, ids, expected) => {
  expect(ids).toEqual(expected);
});

it('a limit says what was used of how much, and from when on there is more [B45]', () => {
  const usage = { messages: { used: 42, limit: 50 }, callMinutes: { used: 0, limit: null }, resetsAt };
  expect(usageAttention(usage)).toEqual([
    {
      kind: 'limit',
      id: 'limit:messages:near:2026-06',
      counted: 'messages',
      used: 42,
      limit: 50,
      isUsedUp: false,
      resetsAt,
    },
  ]);
});
