import { describe, expect, it } from 'vitest';
import { tallyStep, tallyTests, total, verdict } from './tally.ts';

const report = (change: object) =>
  JSON.stringify({
    success: true,
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [],
    ...change,
  });

describe('a run never hides a failure', () => {
  it('counts what Vitest counted', () => {
    expect(tallyTests(true, report({}))).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(tallyTests(false, report({ success: false, numFailedTests: 2 })).failed).toBe(2);
  });

  it('counts a file that did not load', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyTests(false, report({ success: false, testResults })).failed).toBe(1);
  });

  it('counts an error outside of every test', () => {
    expect(tallyTests(false, report({})).failed).toBe(1);
    expect(tallyTests(true, report({ success: false })).failed).toBe(1);
  });

  it('counts a run that crashed before its report', () => {
    expect(tallyTests(true, undefined).failed).toBe(1);
  });
});

it('sums up in one line', () => {
  expect(verdict(total([tallyStep(true), tallyStep(false), tallyTests(true, report({}))]))).toBe(
    '4 passed, 1 failed',
  );
});
