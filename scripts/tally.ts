/** How many checks of a step of the test run passed, failed and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of Vitest's JSON report that is counted. */
interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A step that is one check by itself: types, lint, a build. */
export const tallyStep = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/**
 * Tests by Vitest's own count. A file that failed without a failed test (it did not load) counts as a failure, and so
 * does a run that failed for any other reason, such as an unhandled error; a run without a report has crashed.
 */
export function tallyTests(ok: boolean, report: string | undefined): Tally {
  if (report === undefined) return tallyStep(false);
  const { success, testResults, ...counts } = JSON.parse(report) as Report;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = counts.numFailedTests + broken.length;
  return {
    passed: counts.numPassedTests,
    failed: failed === 0 && !(ok && success) ? 1 : failed,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

export const total = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    tallyZero,
  );

const tallyZero: Tally = { passed: 0, failed: 0, skipped: 0 };

export const verdict = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;
