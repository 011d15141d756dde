/** A table of a text, as in GitHub's Markdown, with what stands before and after it. */
export interface FoundTable {
  before: string;
  /** Of each column. Undefined where the text does not say. */
  align: readonly ('left' | 'center' | 'right' | undefined)[];
  header: readonly string[];
  /** Each row has as many cells as the header. */
  rows: readonly (readonly string[])[];
  after: string;
}

/** In these a table would belong to something else, or be no table: lists, quotations, code and HTML. */
const opensOther = /^(?:\s*(?:[-*+]|\d{1,9}[.)])\s|\s*>|\s*(?:`{3}|~{3})| {4}|\t|\s*<)/;
/** What ends a table besides a blank line. */
const endsTable = /^(?:#{1,6}\s|\s*>|\s*(?:`{3}|~{3})|(?:[-*+]|\d{1,9}[.)])\s)/;

/** The cells of a line. An escaped bar is a part of its cell. */
function cellsOf(line: string) {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function alignOf(rule: string) {
  if (rule.startsWith(':') && rule.endsWith(':') && rule.length > 1) return 'center';
  if (rule.endsWith(':')) return 'right';
  return rule.startsWith(':') ? 'left' : undefined;
}

/** The rule below a header, such as `|---|--:|`, cell by cell; undefined for any other line. */
function ruleOf(line: string) {
  if (!line.includes('|')) return undefined;
  const cells = cellsOf(line);
  return cells.every((cell) => /^:?-+:?$/.test(cell)) ? cells : undefined;
}

/** Finds the first table of a block, a part of a text as `splitIntoBlocks` returns it. */
export function findTable(block: string): FoundTable | undefined {
  if (!block.includes('|')) return undefined;
  const lines = block.split('\n');
  for (const [i, line] of lines.entries()) {
    if (opensOther.test(line)) return undefined;
    const rule = line.includes('|') ? ruleOf(lines[i + 1] ?? '') : undefined;
    const header = cellsOf(line);
    if (rule?.length !== header.length) continue;
    const below = lines.slice(i + 2);
    const over = below.findIndex((each) => each.trim() === '' || endsTable.test(each));
    const count = over < 0 ? below.length : over;
    return {
      before: lines.slice(0, i).join('\n'),
      align: rule.map(alignOf),
      header,
      rows: below.slice(0, count).map((each) => {
        const cells = cellsOf(each);
        return header.map((_name, column) => cells[column] ?? '');
      }),
      after: below.slice(count).join('\n'),
    };
  }
  return undefined;
}
