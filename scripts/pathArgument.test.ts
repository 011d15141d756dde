import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { pathArgument } from './pathArgument.ts';

const root = mkdtempSync(`${tmpdir()}/parley-arguments-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a command in an empty folder, with a data folder that is locked, so that it gets no further than its arguments. */
function run(command: string, ...parameters: string[]) {
  const current = mkdtempSync(`${root}/current-`);
  const directory = mkdtempSync(`${root}/data-`);
  for (const [name, content] of [
    ['provisioned', ''],
    ['lock', String(process.pid)],
  ] as const)
    writeFileSync(`${directory}/${name}`, content);
  const { status, stderr } = spawnSync(
    process.execPath,
    [`${import.meta.dirname}/${command}.ts`, ...parameters],
    { cwd: current, env: { ...process.env, DATA_DIR: directory }, encoding: 'utf8' },
  );
  return { status, stderr, made: readdirSync(current) };
}

describe('what a command cannot use is refused with a sentence that says how to call it', () => {
  const backup = 'Call it so: npm run backup -- --out path/to/folder';
  it.each([
    ['backup', ['--to', 'folder'], `Unknown option '--to'. ${backup}`],
    ['backup', ['--out'], `Option '--out <value>' argument missing. ${backup}`],
    ['backup', ['--out='], `The path is empty. ${backup}`],
    ['backup', ['--out', 'one', 'other'], `There is room for one path, not for other and one. ${backup}`],
    [
      'restore',
      ['--file', 'backup.tar.gz'],
      "Unknown option '--file'. Call it so: npm run restore -- path/to/backup.tar.gz",
    ],
    [
      'export',
      ['folder'],
      "Unexpected argument 'folder'. Call it so: npm run export -- --out path/to/folder",
    ],
  ])('%s %j', (command, parameters, said) => {
    expect(run(command, ...parameters)).toEqual({ status: 1, stderr: `${said}\n`, made: [] });
  });

  it('a folder is taken by itself and after --out', () => {
    const { argv } = process;
    onTestFinished(() => void (process.argv = argv));
    for (const parameters of [['--out', 'folder'], ['--out=folder'], ['folder'], []]) {
      process.argv = ['node', 'backup.ts', ...parameters];
      expect(pathArgument('', { path: true, out: true })).toBe(parameters.length > 0 ? 'folder' : undefined);
    }
  });
});
