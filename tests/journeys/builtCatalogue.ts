import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

const folder = 'dist/storybook';
const sources = ['{package-lock.json,vite.config.ts}', '{.storybook,app/adapters,docs,mocks,src,stories}/**'];

/** A folder counts too: what was deleted leaves no other trace. */
function isCurrent() {
  const page = `${folder}/iframe.html`;
  if (!existsSync(page)) return false;
  const { mtimeMs: built } = statSync(page);
  return globSync(sources).every((file) => statSync(file).mtimeMs <= built);
}

/** The folder with the built catalogue, which is built when it is not there or older than what is in it. */
export function builtCatalogue(): string {
  if (!isCurrent()) execFileSync('npm', ['run', '--silent', 'build:storybook'], { stdio: 'inherit' });
  return folder;
}
