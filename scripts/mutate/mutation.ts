import { stripVTControlCharacters } from 'node:util';
import type { Mutant } from './mutants.ts';

/** The source with the behaviour broken. A text that is gone, or not alone, would break nothing or something else. */
export function mutate(source: string, { behaviour, file, text, replacement }: Mutant): string {
  const pieces = source.split(text);
  if (pieces.length !== 2)
    throw new Error(
      `The text to break "${behaviour}" stands ${pieces.length - 1} times in ${file}. ` +
        'The code has changed: bring scripts/mutate/mutants.ts up to date, so that the text stands there once.',
    );
  return pieces.join(replacement);
}

/** The part of Vitest's JSON report that is judged. */
interface Report {
  success: boolean;
  numPassedTests: number;
  testResults: {
    message?: string;
    assertionResults: { status: string; title: string; failureMessages?: string[] }[];
  }[];
}

export type Outcome =
  /** `by`: the first test that noticed; `how`: what it said. */
  | { result: 'killed'; by: string; how: string }
  | { result: 'survived' }
  /** Nothing is proved: the tests did not run. */
  | { result: 'crashed'; how: string };

const firstLine = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('Click to debug')) ?? '';

/** Only a failed test kills: a file that no longer loads, or a run that broke off, noticed nothing. */
export function judge(report: string | undefined): Outcome {
  if (report === undefined) return { result: 'crashed', how: 'The run ended without a report.' };
  const { success, numPassedTests, testResults } = JSON.parse(report) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  if (failed)
    return { result: 'killed', by: failed.title, how: firstLine(failed.failureMessages?.join('\n') ?? '') };
  if (success && numPassedTests > 0) return { result: 'survived' };
  const messages = testResults.map(({ message = '' }) => message).join('\n');
  return { result: 'crashed', how: firstLine(messages) || 'No test ran.' };
}

export interface Row {
  behaviour: string;
  outcome: Outcome;
}

/** For reading in a terminal. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ behaviour }) => behaviour.length));
  return rows
    .map(({ behaviour, outcome }) => {
      const begin = `${outcome.result.padEnd(8)}  ${behaviour.padEnd(width)}`;
      if (outcome.result === 'survived') return `${begin}  no test noticed`;
      return `${begin}  ${outcome.result === 'killed' ? `by "${outcome.by}": ` : ''}${outcome.how}`;
    })
    .join('\n');
}

export const allKilled = (rows: readonly Row[]) => rows.every(({ outcome }) => outcome.result === 'killed');
