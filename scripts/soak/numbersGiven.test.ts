import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['kill', ['--kills', 'abc'], "--kills is 'abc', which is no number from 1 to 1000000."],
  ['kill', ['--kills', '0'], "--kills is '0'"],
  ['kill', ['--rounds', '3'], "Unknown option '--rounds'"],
  ['load', ['--minutes', 'abc'], "--minutes is 'abc'"],
  ['isolation', ['6000'], "Unexpected argument '6000'"],
  ['isolation', ['--requests', 'abc'], "--requests is 'abc'"],
  ['load', ['--users', ''], "--users is ''"],
])('soak:%s refuses %j in a sentence, and tries nothing', (name, given, sentence) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [`scripts/soak/${name}.ts`, ...given], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/Say it as in: --\w+ \d+/);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([status, stdout]).toEqual([1, '']);
});
