import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { sharesFor } from './storyShares.ts';

const files = globSync('{src,stories}/**/*.stories.tsx').map((file) => `/${file}`);

it.each([1, 2, 3, 4, 9])(
  'with %i windows, each file of stories is played in one, and in one only',
  (windows) => {
    expect(files.length).toBeGreaterThan(200);
    const shares = sharesFor(windows);
    const misplaced = files.flatMap((file) => {
      const players = shares.filter(({ exclude }) => !exclude.some((pattern) => matchesGlob(file, pattern)));
      return players.length === 1 ? [] : [`${file}: ${players.map(({ name }) => name).join(', ') || 'none'}`];
    });
    expect(misplaced).toEqual([]);
  },
);

it.each([2, 3, 4])('with %i windows, each has something to play', (windows) => {
  const shares = sharesFor(windows);
  expect(shares).toHaveLength(windows);
  expect(new Set(shares.map(({ name }) => name)).size).toBe(windows);
  for (const { exclude } of shares)
    expect(files.some((file) => !exclude.some((pattern) => matchesGlob(file, pattern)))).toBe(true);
});
