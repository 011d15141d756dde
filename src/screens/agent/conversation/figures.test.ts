import { expect, it } from 'vitest';
import type { AnswerSource } from '../../../services/chat.ts';
import { sourcePlace } from './figures.ts';
import { sourceAction } from './sourceAction.ts';
import { words } from './sourceAction.words.ts';

const source = (table: AnswerSource['table'], ...ids: string[]): AnswerSource => ({ ref: 's1', table, ids });

it.each<[AnswerSource, string, ReturnType<typeof sourcePlace>]>([
  [
    source('payment_history', 'a', 'b'),
    'show these payments',
    ['payments', { ids: ['a', 'b'], words: '$2' }],
  ],
  [source('payment_history', 'a'), 'show this payment', ['payments', { ids: ['a'], words: '$2' }]],
  [source('billing_info', 'a'), 'show your billing', ['billing']],
  [source('profiles', 'a'), 'show your profile', ['dashboard']],
])('each table of a source has a place, and words for the way there [A65]', (from, action, place) => {
  expect(sourceAction(from, words)).toBe(action);
  expect(sourcePlace(from, '$2')).toEqual(place);
});
