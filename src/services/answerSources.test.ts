import { expect, it } from 'vitest';
import { readSources } from './answerSources.ts';

const good = { ref: 's1', table: 'payment_history', ids: ['a1', 'b-2'] } as const;

it('a source is read as it was sent, without ids that come twice [A20]', () => {
  expect(readSources([good])).toEqual([good]);
  expect(readSources([{ ...good, ids: ['a', 'b', 'a'], more: 1 }])).toEqual([{ ...good, ids: ['a', 'b'] }]);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 's1'],
  ['no ref', { ...good, ref: undefined }],
  ['a ref that is an address', { ...good, ref: 'https://evil.example' }],
  ['a ref that every object has', { ...good, ref: 'constructor' }],
  ['another table', { ...good, table: 'auth.users' }],
  ['no ids', { ...good, ids: [] }],
  ['ids that are no list', { ...good, ids: 'a1' }],
  ['an id that is no text', { ...good, ids: ['a1', 2] }],
  ['an id that would be more than a value in a filter', { ...good, ids: ['a),or(id.gt.0'] }],
  ['more rows than a figure stands for', { ...good, ids: Array.from({ length: 501 }, (_, n) => `${n}`) }],
])('%s is no source, and the others stay [A20]', (_, value) => {
  expect(readSources([value, good])).toEqual([good]);
});

it('the first source with a ref counts, and only so many of them [A20]', () => {
  expect(readSources([good, { ...good, ids: ['other'] }])).toEqual([good]);
  const many = Array.from({ length: 300 }, (_, n) => ({ ...good, ref: `s${n}` }));
  expect(readSources(many)).toHaveLength(200);
});
