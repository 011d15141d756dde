import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

const folder = 'dist/storybook';
const sources = ['{package-lock.json,vite.config.ts}', '{.storybook,app/adapters,docs,mocks,src,stories}/**'];

/**
 * Whether the build is newer than its sources. Folders are compared too, because a deleted file changes only its
 * folder.
 */
function isCurrent() {
  const page = `${folder}/iframe.html`;
  if (!existsSync(page)) return false;
  const { mtimeMs: built } = statSync(page);
  return globSync(sources).every((file) => statSync(file).mtimeMs <= built);
}

/** The folder with the built catalogue. It is built first if it is missing or older than its sources. */
export function builtCatalogue(): string {
  if (!isCurrent())
    execFileSync('npm', ['run', '--silent', 'build:storybook'], {
      stdio: 'inherit',
      // Vitest sets another one, with which React's slower and larger development build would be built in.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  return folder;
}
