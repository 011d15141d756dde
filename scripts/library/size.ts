/** `npm run size:lib`: what one import costs a page, for each component of dist/lib and for all of it. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageName } from '../../src/ui/packageName.ts';
import { inventory } from './inventory.ts';
import { weigh, type Bytes } from './weigh.ts';

const house = resolve(import.meta.dirname, '../..');
const lib = join(house, 'dist/lib');
if (!existsSync(join(lib, 'ui.js'))) {
  console.error('dist/lib is not built. Run: npm run build:lib');
  process.exit(1);
}

const line = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(20) + cells.map((cell) => String(cell).padStart(8)).join(''));
const triple = ({ raw, gzip, brotli }: Bytes) => [raw, gzip, brotli];

async function row(name: string, code: string) {
  const own = await weigh(lib, code, { own: true });
  const alone = own.imports.every((id) => id.startsWith('react/') || id === 'react');
  const whole = alone ? own : await weigh(lib, code, { own: false });
  line(name, [...triple(own.js), ...triple(own.css), whole.js.brotli]);
}

console.log(
  'Bytes, minified. React is the host’s and not counted; the last column is the JS with Base UI, icons and Markdown, brotli.\n',
);
line('', ['JS', 'gzip', 'brotli', 'CSS', 'gzip', 'brotli', 'all JS']);
for (const [name, modules] of inventory(house).ui)
  // Imported from the entry with everything, which shows whether anything unused comes along.
  await row(
    name,
    modules[0]?.endsWith(`/${name}`)
      ? `export { ${name} } from '${packageName}';`
      : `export * from '${packageName}/${name}';`,
  );
await row('all components', `export * from '${packageName}';`);
for (const entry of ['services', 'theme']) await row(entry, `export * from '${packageName}/${entry}';`);
await row('theme.css', `import '${packageName}/theme.css';`);
