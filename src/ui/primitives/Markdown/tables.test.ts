import { describe, expect, it } from 'vitest';
import { findTable } from './tables.ts';

const table = `| Date | Amount |
|:-----|------:|
| May 1 | [$29.00](#s1) |
| April 1 |`;

describe('a table in a text', () => {
  it('is read cell by cell, and a missing cell is empty [A68]', () => {
    expect(findTable(`These are yours:\n${table}\n\n  After it`)).toEqual({
      before: 'These are yours:',
      align: ['left', 'right'],
      header: ['Date', 'Amount'],
      rows: [
        ['May 1', '[$29.00](#s1)'],
        ['April 1', ''],
      ],
      after: '\n  After it',
    });
  });

  it.each([
    ['without bars at its sides', 'a | b\n---|---\n1 | 2', [['1', '2']]],
    ['with an escaped bar', 'a | b\n-|:-:\n1 \\| 2 | 3', [['1 | 2', '3']]],
    ['with more cells than the header', 'a | b\n-|-\n1 | 2 | 3', [['1', '2']]],
    ['of one column', '| a |\n|---|\n| 1 |', [['1']]],
    ['that a heading ends', '| a |\n|---|\n| 1 |\n# Then', [['1']]],
    ['without rows', '| a |\n|---|', []],
  ])('is found %s [A68]', (_what, text, rows) => {
    expect(findTable(text)?.rows).toEqual(rows);
  });

  it.each([
    ['a bar alone', 'this | that'],
    ['a rule that does not fit its header', 'a | b\n|---|'],
    ['a rule without bars', 'a\n---'],
    ['a list', '- a\n  | b | c |\n  |---|---|'],
    ['a quotation', '> | a |\n> |---|'],
    ['code', '```\n| a |\n|---|\n```'],
    ['indented code', '    | a |\n    |---|'],
    ['HTML', '<pre>\n| a |\n|---|'],
  ])('is not found in %s [A68]', (_what, text) => {
    expect(findTable(text)).toBeUndefined();
  });

  it('a long line of bars is read at once [A68]', () => {
    const began = performance.now();
    findTable(`${'|'.repeat(50_000)}\n${'|-'.repeat(50_000)}x\n${' | '.repeat(20_000)}`);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
