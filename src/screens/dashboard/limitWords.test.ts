import { expect, it } from 'vitest';
import type { LimitAttention } from '../../services/attention.ts';
import { limitWords } from './limitWords.ts';
import { words } from './limitWords.words.ts';

const messages: LimitAttention = {
  kind: 'limit',
  id: 'limit:messages:near:2026-06',
  counted: 'messages',
  used: 42,
  limit: 50,
  isUsedUp: false,
  resetsAt: '2026-06-01T00:00:00+00:00',
};
const minutes: LimitAttention = { ...messages, counted: 'callMinutes', used: 10, limit: 10, isUsedUp: true };

it.each([
  [
    messages,
    'free',
    'You have used 42 of 50 messages this month.',
    'They begin again on Jun 1, 2026. A larger plan has more at once.',
  ],
  [
    { ...messages, isUsedUp: true },
    'free',
    'Your messages of this month are used up.',
    'There are more on Jun 1, 2026. A larger plan has more at once.',
  ],
  [
    minutes,
    'pro',
    'Your call minutes of this month are used up.',
    'There are more on Jun 1, 2026. Text Chat goes on meanwhile. A larger plan has more at once.',
  ],
  [
    minutes,
    'enterprise',
    'Your call minutes of this month are used up.',
    'There are more on Jun 1, 2026. Text Chat goes on meanwhile.',
  ],
])(
  'a limit is said without alarm, with from when on there is more: %j on %s [B45]',
  (limit, plan, title, text) => {
    expect(limitWords(words, limit, plan)).toEqual({ title, text });
  },
);
