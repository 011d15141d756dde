/** A row of the table in docs/library.md, in bytes after brotli. */
export interface DocumentedWeight {
  /** As the table writes it. */
  name: string;
  /** The code that is weighed for it. */
  code: string;
  js: number;
  css: number;
  /** The JavaScript together with the library's dependencies, React aside. */
  whole: number;
}

const number = (cell: string) => Number(cell.replaceAll(',', ''));

/** `all of parley/ui` and `parley/services` are entries; anything else is a component. */
function codeFor(name: string) {
  const entry = /parley\/[\w.]+/.exec(name)?.[0];
  if (entry === undefined) return `export { ${name} } from 'parley/ui';`;
  return entry.endsWith('.css') ? `import '${entry}';` : `export * from '${entry}';`;
}

/** The rows that say what an import weighs. */
export const documentedWeights = (markdown: string): DocumentedWeight[] =>
  [...markdown.matchAll(/^\| (.+?) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$/gm)].map(
    ([, cell = '', js = '', css = '', whole = '']) => {
      const name = cell.replaceAll('`', '');
      return { name, code: codeFor(name), js: number(js), css: number(css), whole: number(whole) };
    },
  );
