import { parseSync, Visitor } from 'vite';

/** The criteria of WCAG 2.2 of level A and AA, by their numbers. */
const levels = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

export const criteria = Object.entries(levels).flatMap(([level, numbers]) =>
  numbers.split(' ').map((number) => ({ number, level })),
);

const results = ['met', 'not met', 'does not apply'];

export interface StatedTest {
  name: string;
  file: string;
  /** Without ids; a placeholder stands as '…'. */
  title: string;
}

const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));

/** The tests that the statement names. */
export const testsOf = (markdown: string): StatedTest[] =>
  rowsOf(markdown).flatMap(([name = '', test = '']) => {
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
    return file && title ? [{ name, file, title }] : [];
  });

/** The titles of a file's tests, without their ids, and the names of its stories. */
export function titlesIn(file: string, source: string) {
  const found: string[] = [];
  new Visitor({
    CallExpression: ({ arguments: [first] }) => {
      const title =
        first?.type === 'Literal' && typeof first.value === 'string'
          ? first.value
          : first?.type === 'TemplateLiteral'
            ? first.quasis.map(({ value }) => value.raw).join('…')
            : '';
      if (title) found.push(title.replace(/ \[[A-Z\d, ]+\]$/, '').replaceAll('%s', '…'));
    },
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') found.push(id.name);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** What is wrong with the table of criteria. */
export function statementFaults(markdown: string): string[] {
  const names = new Set(testsOf(markdown).map(({ name }) => name));
  const rows = rowsOf(markdown).flatMap(([criterion = '', level, result = '', how = '', shownBy = '']) => {
    const [, number] = /^(\d\.\d\.\d+) /.exec(criterion) ?? [];
    return number ? [{ number, level, result, how, shownBy: shownBy.split(', ') }] : [];
  });
  const times = (number: string) => rows.filter((row) => row.number === number).length;
  const used = new Set(rows.flatMap(({ shownBy }) => shownBy));
  return [
    ...criteria
      .filter(({ number }) => times(number) !== 1)
      .map(({ number }) => `${number} stands there ${times(number)} times`),
    ...rows.flatMap(({ number, level, result, how, shownBy }) => [
      ...(criteria.some((each) => each.number === number && each.level === level)
        ? []
        : [`${number} is no criterion of level ${level}`]),
      ...(results.includes(result) ? [] : [`${number} has the result '${result}'`]),
      ...(how.length > 5 ? [] : [`${number} does not say how`]),
      ...shownBy
        .filter((name) => name !== 'review' && !names.has(name))
        .map((name) => `${number} names the test '${name}', which the list does not have`),
    ]),
    ...[...names].filter((name) => !used.has(name)).map((name) => `the test '${name}' shows no criterion`),
  ];
}
