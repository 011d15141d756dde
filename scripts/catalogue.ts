/** `npm run catalogue`: serves dist/storybook as it would be on a host, and builds it first when it is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFolder } from '../build/compressPlugin.ts';
import { serveStatic } from './staticServer.ts';

const folder = resolve(import.meta.dirname, '../dist/storybook');
const port = Number(process.env.PORT ?? 6007);

if (!existsSync(join(folder, 'iframe.html'))) {
  console.log('dist/storybook is not there yet. Running: npm run build:storybook');
  const { status } = spawnSync('npm', ['run', '--silent', 'build:storybook'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Once for each build, at a quality that takes about a second: brotli's best would take half a minute.
if (!existsSync(join(folder, 'iframe.html.br'))) await compressFolder(folder, 5);

try {
  const { url, close } = await serveStatic({ folder, port });
  console.log(`Catalogue  ${url}\nBuilt by \`npm run build:storybook\`: run that again after a change.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
} catch (error) {
  console.error(
    `The catalogue cannot be served at port ${port}: ${error instanceof Error ? error.message : String(error)}.\n` +
      'Choose another one: PORT=6010 npm run catalogue',
  );
  process.exitCode = 1;
}
