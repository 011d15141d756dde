/** `npm run soak:kill`: 50 times kill -9 in the middle of writes; fails when one acknowledged write is gone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { killRounds } from './killed.ts';
import { numbersGiven } from './numbersGiven.ts';

const wanted = numbersGiven({ kills: 50 });
const directory = mkdtempSync(`${tmpdir()}/parley-kill-`);
try {
  const { kills, acknowledged, lost } = await killRounds(directory, wanted.kills, console.log);
  console.table({ kills, ...acknowledged, lost: lost.length });
  for (const loss of lost) console.error(loss);
  process.exitCode = lost.length > 0 ? 1 : 0;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
