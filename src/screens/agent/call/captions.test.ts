import { expect, it, vi } from 'vitest';
import { captioned, captions, type Caption } from './captions.ts';

type Said = ['user' | 'assistant', string, 'partial' | 'final'];
const after = (...said: Said[]) =>
  said.reduce<readonly Caption[]>(
    (lines, [role, text, how]) => captioned(lines, { role, text, final: how === 'final' }),
    [],
  );
const shown = (...said: Said[]) =>
  after(...said).map(({ from, text, partial }) => [from, text, partial ? 'partial' : 'final']);

it.each<[string, Said[], Said[]]>([
  [
    'a partial text replaces the one before it [S8]',
    [
      ['user', 'What', 'partial'],
      ['user', 'What did I', 'partial'],
    ],
    [['user', 'What did I', 'partial']],
  ],
  [
    'the final one replaces them all [S8]',
    [
      ['user', 'Watt', 'partial'],
      ['user', 'What did I pay?', 'final'],
    ],
    [['user', 'What did I pay?', 'final']],
  ],
  [
    'a late final text stays where its speaker began [S8]',
    [
      ['user', 'What did', 'partial'],
      ['assistant', 'You', 'partial'],
      ['assistant', 'You paid $29.', 'final'],
      ['user', 'What did I pay?', 'final'],
    ],
    [
      ['user', 'What did I pay?', 'final'],
      ['assistant', 'You paid $29.', 'final'],
    ],
  ],
  [
    'what was final stays [S8]',
    [
      ['assistant', 'Hello.', 'final'],
      ['assistant', 'How', 'partial'],
    ],
    [
      ['assistant', 'Hello.', 'final'],
      ['assistant', 'How', 'partial'],
    ],
  ],
  [
    'a partial text that turns out to be nothing goes [S8]',
    [
      ['assistant', 'Hello.', 'final'],
      ['user', 'Uh', 'partial'],
      ['user', ' ', 'final'],
    ],
    [['assistant', 'Hello.', 'final']],
  ],
  ['nothing shows nothing [S8]', [['user', '  ', 'partial']], []],
])('%s', (_title, said, expected) => expect(shown(...said)).toEqual(expected));

it('only the last lines are kept, each with an id of its own [S8]', () => {
  const lines = after(...Array.from({ length: 20 }, (_, i): Said => ['user', `Line ${i}`, 'final']));
  expect(lines.map(({ text }) => text)).toEqual([12, 13, 14, 15, 16, 17, 18, 19].map((i) => `Line ${i}`));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(8);
});

it('the captions report changes only [S8]', () => {
  const store = captions();
  const changed = vi.fn<() => void>();
  store.subscribe(changed);
  const word = { role: 'user', text: 'Hello', final: false } as const;
  store.add(word);
  store.add(word);
  expect(changed).toHaveBeenCalledTimes(1);
  store.clear();
  expect(store.get()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(2);
});
