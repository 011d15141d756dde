import { areas, eventCells, eventName, happenings, promises } from '../tests/faults/events.ts';
import { asked, cellName, cells, columns, type Cell, type Row } from '../tests/faults/matrix.ts';
import { allWrites, writeName, writes } from '../tests/faults/writes.ts';

/** By the name of the cell's test. */
export type Results = Readonly<Record<string, 'passed' | 'failed'>>;

const [begin, end] = [
  '<!-- The tables: npm run faults:table writes them. -->',
  '<!-- The end of the tables. -->',
];

type Line = readonly string[];

const line = (cells: Line) => `| ${cells.join(' | ')} |`;
const table = (head: Line, rows: readonly Line[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const mark = (results: Results, name: string) =>
  ({ passed: '✓', failed: '✗', none: 'not run' })[results[name] ?? 'none'];

const isParticular = ({ fault }: Cell) => !columns.some((column) => column === fault);

/** Every cell, what it promises, and whether it was kept. */
export function faultTables(results: Results) {
  const names = [...cells.map(cellName), ...eventCells.map(eventName), ...allWrites.map(writeName)];
  const passed = names.filter((name) => results[name] === 'passed').length;

  const told = (row: Row) =>
    columns.map((fault) => {
      const cell = cells.find((each) => each.row === row && each.fault === fault);
      return cell ? `${cell.code} ${mark(results, cellName(cell))}` : '–';
    });

  const kept = (Object.keys(happenings) as (keyof typeof happenings)[]).map((happening) => [
    happenings[happening],
    ...(Object.keys(areas) as (keyof typeof areas)[]).map((area) => {
      const cell = eventCells.find((each) => each.happening === happening && each.area === area);
      const promise = (promises[happening] as Partial<Record<string, string>>)[area];
      return cell && promise ? `${promise} ${mark(results, eventName(cell))}` : '–';
    }),
  ]);

  return [
    `**${passed} of ${names.length} cells passed.**`,
    table(
      ['Call', ...columns],
      (Object.keys(asked) as Row[]).map((row) => [asked[row], ...told(row)]),
    ),
    table(
      ['Call', 'Answered', 'Outcome'],
      cells
        .filter(isParticular)
        .map((cell) => [asked[cell.row], cell.fault, `${cell.code} ${mark(results, cellName(cell))}`]),
    ),
    table(['Event', ...Object.values(areas)], kept),
    table(
      ['Write', happenings.twice],
      allWrites.map((write) => [writes[write], `1 request ${mark(results, writeName(write))}`]),
    ),
  ].join('\n\n');
}

/** The page with these tables in the place of its own. */
export function withTables(page: string, tables: string) {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(
      `The page lacks the lines between which its tables stand: ${begin} and ${end}. Put them back.`,
    );
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}
