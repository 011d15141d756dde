import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokenFiles } from '../../src/ui/theme/tokens.ts';
import { baseSheet, bundleSheet } from './bundle.ts';

/** Later layers win over earlier ones, and rules of a page without a layer over all of them. */
const order = '@layer parley.tokens, parley.reset, parley.base, parley.components;\n';

const inLayer = (layer: string, css: string) => `${order}@layer parley.${layer} {\n${css.trim()}\n}\n`;

/** The sheets that a module imports, in the order in which a bundler meets them. */
function importedSheets(outDir: string, entry: string) {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) {
      sheets.push(file);
      return;
    }
    const source = readFileSync(join(outDir, file), 'utf8');
    for (const [, specifier = ''] of source.matchAll(/(?:from|import) ?\(?['"](\.[^'"]+)['"]/g))
      visit(join(dirname(file), specifier));
  };
  visit(entry);
  return sheets;
}

/**
 * Writes the sheets of the library, each in a layer of its own: `tokens.css`, `reset.css`, `fonts.css`, the three in one as
 * `theme.css`, that of each module, and those of all modules in one as `components.css`.
 */
export async function writeSheets(root: string, outDir: string) {
  const path = (file: string) => join(outDir, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const write = (file: string, css: string) => writeFileSync(path(file), css);

  for (const sheet of globSync('modules/ui/**/*.css', { cwd: outDir }))
    write(sheet, inLayer('components', read(sheet)));
  for (const [module, sheet] of [
    ['fonts.ts', 'fonts.css'],
    ['reset.css.ts', 'reset.css'],
    ['base.css.ts', baseSheet],
  ] as const)
    await bundleSheet(root, outDir, module, sheet);
  write('reset.css', inLayer('reset', read('reset.css')));
  write(baseSheet, inLayer('base', read(baseSheet)));
  for (const [file, text] of Object.entries(tokenFiles()))
    write(file, file.endsWith('.css') ? inLayer('tokens', text) : text);

  const inOne = (sheets: readonly string[]) =>
    order + sheets.map((sheet) => read(sheet).replace(order, '')).join('');
  write('theme.css', inOne(['fonts.css', 'tokens.css', 'reset.css']));
  write('components.css', inOne(importedSheets(outDir, 'ui.js')));
}

/** The sheets that a page can import. */
export const sheetNames = ['theme', 'fonts', 'tokens', 'tokens.selector', 'reset', 'components'] as const;
