import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { playFault } from './playFault.ts';
import { faultCaseName, faultCases, type OutcomeCode } from './matrix.ts';
import type { Row } from './requestNames.ts';
import { playRefreshFault } from './playRefreshFault.ts';
import { tearDownAll, type AppFixture } from './appFixture.tsx';
import { network } from '../../mocks/inPageNetwork.ts';
import { stopMotion, stopTime } from './time.ts';

/** Sets up a page with its backend for a test file, and writes the results of its tests to dist/results. */
export function setUpPage(name: string) {
  const results: Record<string, 'passed' | 'failed'> = {};

  beforeAll(async () => {
    // Wide enough that the agent's panel is beside the page.
    await page.viewport(1440, 900);
    network.enable();
    return stopMotion();
  });
  afterAll(async () => {
    network.disable();
    await commands.writeFile(`dist/results/faults-${name}.json`, `${JSON.stringify(results, null, 1)}\n`);
  });
  beforeEach(({ task, onTestFinished }) => {
    stopTime();
    onTestFinished(() => {
      results[task.name] = task.result?.state === 'pass' ? 'passed' : 'failed';
    });
  });
  afterEach(async () => {
    await tearDownAll();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Vapi's SDK and the call library log each failure of a call to the console as well as reporting it. */
const expectedLogs: Partial<Record<OutcomeCode, RegExp>> = { V: /./ };

/** Console errors and unhandled rejections, including those from leaving the page. */
export async function unexpectedErrors({ errors, rejections }: AppFixture, belongs?: RegExp) {
  await tearDownAll();
  return [...errors.filter((line) => !belongs?.test(line)), ...rejections];
}

/** Declares one test for each case of these rows. */
export function testFaults(name: string, rows: readonly Row[]) {
  setUpPage(name);
  describe.each(rows)('%s [X1, X2, X4, X5, X6, X7, X8, X9]', (row) => {
    const cases = faultCases
      .filter((cell) => cell.row === row)
      .map((cell) => [faultCaseName(cell), cell] as const);
    it.each(cases)('%s', async (_name, cell) => {
      const app = cell.row === 'refresh' ? await playRefreshFault(cell) : await playFault(cell);
      expect(await unexpectedErrors(app, expectedLogs[cell.code])).toEqual([]);
    });
  });
}
