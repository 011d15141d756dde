/** Prints a Markdown table: a row for each record, a column for each key of the first one, numbers at the right. */
export function table(title: string, rows: readonly Readonly<Record<string, string | number>>[]) {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  const widths = names.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)));
  const isNumber = names.map((name) => rows.every((row) => /^[–\d]/.test(String(row[name] ?? '–'))));
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, i) => (isNumber[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (isNumber[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  console.log(`\n${title}\n\n${[line(head), rule, ...body.map(line)].join('\n')}`);
}

export function median(values: readonly number[]) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The value that this share of all, such as 0.95, does not exceed. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/** Rounds to a figure such as `1.2`, `12` or `1204`. `–` stands for what was not measured. */
export const formatFigure = (value: number, digits = value < 10 ? 1 : 0) =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';
