import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(`${tmpdir()}/parley-assistant-commands-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

mkdirSync(`${root}/locked`);
writeFileSync(`${root}/locked/provisioned`, '');
writeFileSync(`${root}/locked/lock`, String(process.pid));

it.each<[string, string, string[], RegExp]>([
  ['learn', 'none', [], /There is no data in .*none\. Name the folder .* DATA_DIR=… npm run learn:assistant/],
  ['learn', 'locked', [], /locked is in use by process/],
  ['learn', 'none', ['no-file.txt'], /no-file\.txt cannot be read .* Name a text file/],
  ['learn', 'none', ['--file', 'x'], /Unknown option '--file'\. Call it so: npm run learn:assistant/],
  ['eval', 'none', ['--file', 'no-file.txt'], /no-file\.txt cannot be read .* Name a text file/],
  ['eval', 'none', ['--lines', 'x'], /Unknown option '--lines'/],
])(
  '%s:assistant with the folder %s and %j ends in a sentence and makes nothing [A97]',
  (command, folder, parameters, said) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [`${import.meta.dirname}/${command}.ts`, ...parameters],
      { env: { ...process.env, DATA_DIR: `${root}/${folder}` }, encoding: 'utf8' },
    );
    expect(stderr).toMatch(said);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
    expect(existsSync(`${root}/none`)).toBe(false);
  },
);
