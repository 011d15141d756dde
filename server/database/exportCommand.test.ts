import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend } from '../backend.ts';
import { exportTo } from './export.ts';
import { signUpPerson } from '../auth/people.fixture.ts';

const root = mkdtempSync(`${tmpdir()}/parley-export-command-`);
const origin = `${root}/origin`;

beforeAll(async () => {
  const backend = await createEmbeddedBackend({ directory: origin });
  await signUpPerson(backend);
  await backend.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('an export is refused', () => {
  it('of nothing, and into a folder with something in it', async () => {
    await expect(exportTo(`${root}/nothing`, `${root}/never`)).rejects.toThrow(
      /There is no data in .*nothing/,
    );
    mkdirSync(`${root}/full`);
    writeFileSync(`${root}/full/mine`, '');
    await expect(exportTo(origin, `${root}/full`)).rejects.toThrow(/full is not empty/);
    expect(existsSync(`${root}/never`)).toBe(false);
  });

  it('while a server runs on the data', async () => {
    writeFileSync(`${origin}/lock`, String(process.ppid));
    const said = await exportTo(origin, `${root}/never`).catch(String);
    rmSync(`${origin}/lock`);
    expect(said).toContain('in use by process');
    expect(existsSync(`${root}/never`)).toBe(false);
  });

  it('of what another version wrote, and leaves nothing behind', async () => {
    const directory = `${root}/older`;
    cpSync(origin, directory, { recursive: true });
    const backend = await createEmbeddedBackend({ directory });
    await backend.pg.query(
      `delete from embedded.migrations where name = (select max(name) from embedded.migrations)`,
    );
    await backend.close();
    await expect(exportTo(directory, `${root}/versions/out`)).rejects.toThrow(
      /earlier version .* Start this one once/,
    );
    expect(readdirSync(`${root}/versions`)).toEqual([]);
  });
});

it('npm run export says how many rows, where, and what stays here, and never a hash [E2]', () => {
  const run = (...parameters: string[]) =>
    execFileSync(process.execPath, ['scripts/export.ts', ...parameters], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: origin },
    });
  const said = run('--out', `${root}/said`);
  expect(said).toMatch(/auth\.users: 1\n/);
  expect(said).toContain(`${root}/said holds import.sql`);
  expect(said).toContain('everybody arrives with the free plan');
  expect(said).not.toMatch(/\$2[aby]?\$/);
  expect(readFileSync(`${root}/said/import.sql`, 'utf8')).toMatch(/\$2[aby]?\$/);
});
