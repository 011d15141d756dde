import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A copy of what `npm start` needs, so that a build that is tried leaves that of this folder alone. */
const house = mkdtempSync(`${tmpdir()}/parley-start-`);
const parts = ['app', 'build', 'server', 'src', 'supabase', 'translations', 'package.json', 'vite.config.ts'];

beforeAll(() => {
  for (const part of parts) cpSync(part, `${house}/${part}`, { recursive: true });
  symlinkSync(`${process.cwd()}/node_modules`, `${house}/node_modules`);
});
afterAll(() => rmSync(house, { recursive: true }));

function start(environment: Readonly<Record<string, string>>, ...more: string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--liftoff-only', `${house}/server/start.ts`, ...more],
    {
      encoding: 'utf8',
      env: { ...process.env, PORT: '0', DATA_DIR: `${house}/data`, ...environment },
      timeout: 100_000,
    },
  );
  return { status, stderr };
}

/** What PostgreSQL notes in `pg_control` once it was shut down (`DB_SHUTDOWNED`). */
const wasShutDown = 1;

it('npm start says why a build is refused, closes the database, and ends with 1', () => {
  const { status, stderr } = start({ VITE_MY_SECRET: 'abc' });
  expect(stderr).toMatch(/^The app could not be built[^]*VITE_MY_SECRET is by its name a private key/);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
  expect(readFileSync(`${house}/data/rows/global/pg_control`).readUInt32LE(16)).toBe(wasShutDown);
});

it('npm start refuses an argument instead of starting without it', () => {
  const { status, stderr } = start({}, '--port=80');
  expect(stderr).toMatch(/^npm start takes no arguments such as '--port=80'.*PORT=3001 npm start/);
  expect(status).toBe(1);
});

it.each([
  [{ APP_ENVIRONMENT: 'a/b' }, /^APP_ENVIRONMENT is 'a\/b'/],
  [{ ASSISTANT_KEEP_REFUSED: 'yes' }, /^ASSISTANT_KEEP_REFUSED is 'yes'/],
  [{ VITE_HSTS_SUBDOMAINS: 'yes' }, /^VITE_HSTS_SUBDOMAINS is 'yes'/],
])('npm start refuses %o in one sentence, and opens nothing', (environment, sentence) => {
  const { status, stderr } = start(environment);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
