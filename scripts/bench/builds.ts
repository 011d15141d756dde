import { spawnSync } from 'node:child_process';
import { formatFigure, median, table } from './table.ts';

const rounds = 3;
/** What a designer waits at most for the catalogue. */
const goalSeconds = 40;

function seconds(script: string) {
  const began = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', '--silent', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run ${script} failed:\n${stderr}`);
  return (performance.now() - began) / 1000;
}

/** How long the catalogue takes to build, beside the app, in turns. Fails above the goal for the catalogue. */
export function benchBuilds() {
  const times = Array.from({ length: rounds }, () => ({
    app: seconds('build'),
    catalogue: seconds('build:storybook'),
  }));
  const app = median(times.map((round) => round.app));
  const catalogue = median(times.map((round) => round.catalogue));
  table(`Builds, in seconds (median of ${rounds})`, [
    { build: 'app', seconds: formatFigure(app), 'times the app': formatFigure(1) },
    { build: 'catalogue', seconds: formatFigure(catalogue), 'times the app': formatFigure(catalogue / app) },
  ]);
  if (catalogue <= goalSeconds) return;
  console.error(`The catalogue took ${formatFigure(catalogue)} s to build; the goal is ${goalSeconds} s.`);
  process.exitCode = 1;
}
