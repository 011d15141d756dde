import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  [['--foo'], /^Unknown option '--foo'\. Say npm run doctor/],
  [['--site'], /^Option '--site <value>' argument missing\. Say/],
  [['https://app.test'], /^Unexpected argument 'https:\/\/app\.test'\. Say/],
  [['--site', 'app.test'], /^--site is 'app\.test', which is not a web address\. Say/],
])('npm run doctor refuses %j in a sentence that says what to give', (given, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/doctor/run.ts', ...given], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
