import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventCases, eventName } from '../tests/faults/events.ts';
import { faultCaseName, faultCases } from '../tests/faults/matrix.ts';
import { allWrites, writeName } from '../tests/faults/writes.ts';
import { renderFaultTables, withTables, type Results } from './renderFaultTables.ts';

const names = [...faultCases.map(faultCaseName), ...eventCases.map(eventName), ...allWrites.map(writeName)];
const all: Results = Object.fromEntries(names.map((name) => [name, 'passed']));

it('no two cells of the fault matrix have one name', () => {
  expect(new Set(names).size).toBe(names.length);
});

it('docs/faults.md shows every cell of the matrix, and that it passed', () => {
  const page = readFileSync('docs/faults.md', 'utf8');
  expect(withTables(page, renderFaultTables(all))).toBe(page);
});

it('a cell that failed, or was not played, shows', () => {
  const [failed = '', unplayed = ''] = names;
  const { [unplayed]: _none, ...others } = all;
  const tables = renderFaultTables({ ...others, [failed]: 'failed' });
  expect(tables).toContain(`${names.length - 2} of ${names.length} cells passed`);
  expect(tables).toContain('✗');
  expect(tables).toContain('not run');
});

it('a page without a place for the tables is refused', () => {
  expect(() => withTables('# Faults', '')).toThrow('Put them back');
});
