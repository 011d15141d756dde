import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { killRounds } from './killed.ts';

const directory = mkdtempSync(`${tmpdir()}/parley-kill-`);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('kill -9 in the middle of writes loses no name, picture or account that was acknowledged [S6, E4]', async () => {
  const { acknowledged, lost } = await killRounds(directory, 3);
  expect(lost).toEqual([]);
  expect(acknowledged.names).toBeGreaterThan(0);
  expect(acknowledged.pictures).toBeGreaterThan(0);
}, 180_000);
