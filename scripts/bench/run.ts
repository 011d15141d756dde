/**
 * `npm run bench`: measures the app's speed and prints tables with a baseline beside each figure. `npm run bench -- chat
 * loads` runs only these parts. Between machines only the ratios within one run are comparable.
 */
import { spawnSync } from 'node:child_process';
import { benchBuilds } from './builds.ts';
import { benchCaptions } from './captions.ts';
import { benchChat } from './chat.ts';
import { benchInteractions } from './interactions.ts';
import { benchLoads } from './loads.ts';

const parts: Readonly<Record<string, () => unknown>> = {
  loads: () => benchLoads(),
  interactions: () => benchInteractions(),
  chat: () => benchChat(),
  captions: () => benchCaptions(),
  builds: () => benchBuilds(),
  backend: () => spawnSync('npm', ['run', '--silent', 'bench:backend'], { stdio: 'inherit' }),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await run();
