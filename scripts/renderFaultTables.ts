import { areas, eventCases, eventName, events, expectations } from '../tests/faults/events.ts';
import { faultCaseName, faultCases, columns, type FaultCase } from '../tests/faults/matrix.ts';
import { requestNames, type Row } from '../tests/faults/requestNames.ts';
import { allWrites, writeName, writes } from '../tests/faults/writes.ts';

/** The outcome of each cell, by the name of its test. */
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

const isSpecialCase = ({ fault }: FaultCase) => !columns.some((column) => column === fault);

/** The tables of docs/faults.md: what is expected of each cell, and its outcome. */
export function renderFaultTables(results: Results) {
  const names = [...faultCases.map(faultCaseName), ...eventCases.map(eventName), ...allWrites.map(writeName)];
  const passed = names.filter((name) => results[name] === 'passed').length;

  const outcomesOf = (row: Row) =>
    columns.map((fault) => {
      const cell = faultCases.find((each) => each.row === row && each.fault === fault);
      return cell ? `${cell.code} ${mark(results, faultCaseName(cell))}` : '–';
    });

  const eventRows = (Object.keys(events) as (keyof typeof events)[]).map((event) => [
    events[event],
    ...(Object.keys(areas) as (keyof typeof areas)[]).map((area) => {
      const cell = eventCases.find((each) => each.event === event && each.area === area);
      const promise = (expectations[event] as Partial<Record<string, string>>)[area];
      return cell && promise ? `${promise} ${mark(results, eventName(cell))}` : '–';
    }),
  ]);

  return [
    `**${passed} of ${names.length} cells passed.**`,
    table(
      ['Request', ...columns],
      (Object.keys(requestNames) as Row[]).map((row) => [requestNames[row], ...outcomesOf(row)]),
    ),
    table(
      ['Request', 'Answered', 'Outcome'],
      faultCases
        .filter(isSpecialCase)
        .map((cell) => [
          requestNames[cell.row],
          cell.fault,
          `${cell.code} ${mark(results, faultCaseName(cell))}`,
        ]),
    ),
    table(['Event', ...Object.values(areas)], eventRows),
    table(
      ['Write', events.twice],
      allWrites.map((write) => [writes[write], `1 request ${mark(results, writeName(write))}`]),
    ),
  ].join('\n\n');
}

/** Returns the page with its tables replaced by these. */
export function withTables(page: string, tables: string) {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(
      `The page lacks the lines between which its tables stand: ${begin} and ${end}. Put them back.`,
    );
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}
