import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { shares } from './storyShares.ts';

const files = globSync('{src,stories}/**/*.stories.tsx').map((file) => `/${file}`);

it('each file of stories is played by one share, and by one only', () => {
  expect(files.length).toBeGreaterThan(200);
  const misplaced = files.flatMap((file) => {
    const players = shares.filter(({ exclude }) => !exclude.some((pattern) => matchesGlob(file, pattern)));
    return players.length === 1 ? [] : [`${file}: ${players.map(({ name }) => name).join(', ') || 'none'}`];
  });
  expect(misplaced).toEqual([]);
});
