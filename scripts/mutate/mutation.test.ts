import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants, type Mutant } from './mutants.ts';
import { allKilled, judge, mutate, table } from './mutation.ts';

const mutant = (change: Partial<Mutant> = {}): Mutant => ({
  behaviour: 'Two and two is four',
  file: 'sum.ts',
  text: 'a + b',
  replacement: 'a - b',
  project: 'unit',
  test: 'sum.test.ts',
  ...change,
});

const report = (change: object = {}, assertionResults: object[] = [], message = '') =>
  JSON.stringify({
    success: false,
    numPassedTests: 1,
    testResults: [{ assertionResults, message }],
    ...change,
  });

describe('a mutant', () => {
  it('replaces its text, letter for letter', () => {
    expect(mutate('const sum = a + b;', mutant())).toBe('const sum = a - b;');
    expect(mutate('const sum = a + b;', mutant({ replacement: "$& and $'" }))).toBe("const sum = $& and $';");
  });

  it.each([
    ['is gone', 'const sum = b + a;', '0 times'],
    ['stands there twice', 'a + b; a + b;', '2 times'],
  ])('whose text %s does not apply, and says what to do', (_what, source, words) => {
    expect(() => mutate(source, mutant())).toThrow(words);
    expect(() => mutate(source, mutant())).toThrow('bring scripts/mutate/mutants.ts up to date');
  });
});

describe('the verdict', () => {
  it('is killed when a test fails, with its title and what it said', () => {
    const failureMessages = [
      '\n\u001B[34mClick to debug the error directly in Storybook: x\u001B[39m\n\nexpected 0 to be 4\nat …',
    ];
    const failing = [
      { status: 'passed', title: 'adds nothing' },
      { status: 'failed', title: 'adds', failureMessages },
    ];
    expect(judge(report({}, failing))).toEqual({ result: 'killed', by: 'adds', how: 'expected 0 to be 4' });
  });

  it('is survived when every test passes', () => {
    expect(judge(report({ success: true }, [{ status: 'passed', title: 'adds' }]))).toEqual({
      result: 'survived',
    });
  });

  it.each([
    ['a run without a report', undefined, 'without a report'],
    ['a file that does not load', report({}, [], 'SyntaxError: Unexpected token'), 'SyntaxError'],
    ['no test at all', report({ success: true, numPassedTests: 0 }), 'No test ran'],
  ])('is crashed, not killed, for %s', (_what, json, how) => {
    expect(judge(json)).toEqual({ result: 'crashed', how: expect.stringContaining(how) });
  });

  it('is good only when each mutant is killed', () => {
    const killed = { behaviour: 'one', outcome: { result: 'killed', by: 'a', how: 'b' } } as const;
    const survived = { behaviour: 'another', outcome: { result: 'survived' } } as const;
    const crashed = { behaviour: 'third', outcome: { result: 'crashed', how: 'no' } } as const;
    expect(allKilled([killed])).toBe(true);
    expect(allKilled([killed, survived])).toBe(false);
    expect(allKilled([killed, crashed])).toBe(false);
    expect(table([killed, survived, crashed])).toBe(
      'killed    one      by "a": b\nsurvived  another  no test noticed\ncrashed   third    no',
    );
  });
});

describe('the list', () => {
  it('names ten behaviours, each once', () => {
    expect(new Set(mutants.map(({ behaviour }) => behaviour)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(10);
  });

  it.each(mutants.map((entry) => [entry.behaviour, entry] as const))('fits the code: %s', (_name, entry) => {
    const source = readFileSync(entry.file, 'utf8');
    expect(mutate(source, entry)).not.toBe(source);
    expect(existsSync(entry.test)).toBe(true);
  });
});
