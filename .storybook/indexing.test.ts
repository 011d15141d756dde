import { describe, expect, it } from 'vitest';
import { withoutIds, withoutIdsInTexts, withoutSharedPages } from './indexing.ts';

describe('descriptions in the catalogue', () => {
  it.each([
    ['/** The empty form. [V6] */', '/** The empty form. */'],
    ['/** Two lines.\n * The second. [S8, X10] */', '/** Two lines.\n * The second. */'],
    ['/**\n * Ends here. [K1]\n */', '/**\n * Ends here.\n */'],
  ])('say in words what %j says with ids [G3]', (comment, words) => {
    expect(withoutIds(comment)).toBe(words);
  });

  it('say so where Storybook has made texts of them [G3]', () => {
    const code = 'description: { story: "The empty form. [V6, X10]" }, requirements: ["V6"]';
    expect(withoutIdsInTexts(code)).toBe('description: { story: "The empty form." }, requirements: ["V6"]');
    // Ids on a line of their own.
    expect(withoutIdsInTexts(String.raw`story: "The empty form.\n[V6, X10]"`)).toBe(
      'story: "The empty form."',
    );
  });

  it('leave code and lists of ids alone [G3]', () => {
    const code = "const ids = ['S8']; rows[A1];";
    expect(withoutIds(code)).toBe(code);
  });
});

it('stories of the whole app and forced states have no page that shows several at once [G1]', async () => {
  const entry = { type: 'story' as const, importPath: '', exportName: 'Pro', title: 'Screens/Dashboard' };
  const [indexer] = withoutSharedPages([
    { test: /./, createIndex: async () => [{ ...entry, tags: ['dev'] }] },
  ]);
  const tags = async (file: string) => (await indexer!.createIndex(file, { makeTitle: () => '' }))[0]?.tags;
  expect(await tags('/parley/stories/screens/Dashboard.stories.tsx')).toEqual(['dev', '!autodocs']);
  expect(await tags('/parley/src/ui/primitives/Button/ButtonPointerStates.stories.tsx')).toEqual([
    'dev',
    '!autodocs',
  ]);
  expect(await tags('/parley/src/ui/primitives/Badge/Badge.stories.tsx')).toEqual(['dev']);
});
