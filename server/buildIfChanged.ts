import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { loadEnv } from 'vite';
import { readRelease } from '../build/readRelease.ts';

const root = resolve(import.meta.dirname, '..');
const dist = `${root}/dist`;

/** The files that a build reads. The app imports the translations from outside of its own folder. */
const sources = [
  'app/**/*',
  'build/**/*',
  'src/**/*',
  'translations/*.json',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The hash of everything that a build of `folder` depends on: the `values` of its variables, the release, and the sources. */
export function buildFingerprint(values: Readonly<Record<string, string>>, folder = root) {
  const hash = createHash('sha256').update(JSON.stringify(values, Object.keys(values).toSorted()));
  // The page shows the release, whose environment may be named in a .env file.
  hash.update(JSON.stringify(readRelease(loadEnv('production', folder, ''), folder)));
  for (const file of globSync(sources, { cwd: folder }).toSorted())
    if (statSync(`${folder}/${file}`).isFile()) hash.update(file).update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex');
}

/** What `folder` notes of a build beside it. The page is part of it: `npm run build` replaces the build, perhaps with other variables. */
const noteOf = (fingerprint: string, folder: string) =>
  `${fingerprint} ${createHash('sha256')
    .update(readFileSync(`${folder}/app/index.html`))
    .digest('hex')}`;

/** Notes that the build in `folder` was made from what has this fingerprint. */
export const noteBuild = (fingerprint: string, folder = dist) =>
  writeFileSync(`${folder}/app.stamp`, noteOf(fingerprint, folder));

/** Whether the build in `folder` is the one that was noted, with this fingerprint. */
export function isBuilt(fingerprint: string, folder = dist) {
  try {
    return readFileSync(`${folder}/app.stamp`, 'utf8') === noteOf(fingerprint, folder);
  } catch {
    return false;
  }
}

/**
 * Builds the app, unless the last build was made from the same sources and settings. `given`: the VITE_ variables.
 * Resolves to the folder of the build.
 */
export async function buildAppIfChanged(given: Readonly<Record<string, string>>): Promise<string> {
  // Who sells plans the page asks the backend. A server that is started otherwise must not build it anew under another one.
  const { VITE_BILLING: _, ...values } = given;
  const fingerprint = buildFingerprint(values);
  if (isBuilt(fingerprint)) return `${dist}/app`;
  console.log('Building the app…');
  rmSync(`${dist}/app.stamp`, { force: true });
  // Vite runs in a process of its own, so that the server does not keep its memory.
  await promisify(execFile)(process.execPath, [`${root}/node_modules/vite/bin/vite.js`, 'build'], {
    cwd: root,
    env: { ...process.env, ...values, NODE_ENV: 'production', NO_COLOR: '1' },
    maxBuffer: 50_000_000,
  }).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    // Where in Vite and its plugins it was noticed helps nobody.
    const reason = said.replace(/^ +at .*\n/gm, '');
    throw new Error(`The app could not be built. Correct what Vite reports and start again.\n${reason}`, {
      cause: error,
    });
  });
  noteBuild(fingerprint);
  return `${dist}/app`;
}
