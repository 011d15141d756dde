import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Comparison, Difference } from './approvals.ts';
import { pictureOf } from './shots.ts';

const regCli = fileURLToPath(new URL('cli.js', import.meta.resolve('reg-cli')));
const run = promisify(execFile);

/** The parts of reg-cli's `reg.json` that are read here. */
export interface RegResult {
  failedItems: readonly string[];
  newItems: readonly string[];
  deletedItems: readonly string[];
  passedItems: readonly string[];
}

export const hashOf = (picture: Uint8Array) =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** What reg-cli found, in our words. `hash`: of the picture in a file. */
export function differencesOf(result: RegResult, hash: (file: string) => string): Comparison {
  const of = (files: readonly string[], kind: Difference['kind']) =>
    files.map((file) => ({ ...pictureOf(file), kind, hash: kind === 'gone' ? 'gone' : hash(file) }));
  const { failedItems, newItems, deletedItems, passedItems } = result;
  return {
    pictures: [...failedItems, ...newItems, ...deletedItems, ...passedItems].map(pictureOf),
    differences: [...of(failedItems, 'changed'), ...of(newItems, 'new'), ...of(deletedItems, 'gone')],
  };
}

const reg = (folder: string, ...args: string[]) =>
  run(process.execPath, [regCli, ...args], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });

/** Compares the pictures in `before` and `after` of this folder: every pixel counts. */
export async function compare(folder: string): Promise<RegResult> {
  for (const part of ['before', 'after', 'difference']) mkdirSync(join(folder, part), { recursive: true });
  await reg(
    folder,
    'after',
    'before',
    'difference',
    '--json',
    'reg.json',
    '--ignoreChange',
    '--concurrency',
    '2',
  );
  return JSON.parse(readFileSync(join(folder, 'reg.json'), 'utf8')) as RegResult;
}

/** reg-cli's page for what `reg.json` says. */
export async function page(folder: string) {
  await reg(folder, '--from', 'reg.json', '--report', 'index.html');
  return readFileSync(join(folder, 'index.html'), 'utf8');
}
