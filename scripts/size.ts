/**
 * `npm run size`: what each view costs over the wire, against its budget, and what grew since docs/sizes.json was
 * written. Exit status 1 over budget. `-- --write` writes docs/sizes.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { table } from './bench/table.ts';
import { budgets } from './size/budgets.ts';
import { sizeChanges, sizesOf, type Sizes } from './size/sizeChanges.ts';
import { weighApp } from './size/weighApp.ts';

const committed = `${import.meta.dirname}/../docs/sizes.json`;

const { chunks, page, translations } = await weighApp();
/** Whoever reads another language downloads one of them. */
const heaviest = Math.max(...translations.map(({ bytes }) => bytes));
const rows = budgets(chunks, page).map(({ name, most, files }) => {
  const bytes = [...files].reduce((sum, file) => sum + (chunks.get(file)?.brotli ?? 0), 0);
  return { name, bytes, most };
});
rows.push({ name: 'another language: the heaviest translation', bytes: heaviest, most: 30 });
const over = rows.filter(({ bytes, most }) => bytes > most * 1000);
table(
  'JavaScript, compressed with brotli',
  rows.map(({ name, bytes, most }) => ({
    view: name,
    kB: (bytes / 1000).toFixed(1),
    budget: String(most),
    '': bytes > most * 1000 ? 'over' : '',
  })),
);

const now = sizesOf(chunks.values());
const lines = sizeChanges(JSON.parse(readFileSync(committed, 'utf8')) as Sizes, now);
console.log(lines.length > 0 ? `\nSince docs/sizes.json:\n${lines.join('\n')}` : '\nNothing grew or shrank.');
if (process.argv.includes('--write')) writeFileSync(committed, `${JSON.stringify(now, undefined, 1)}\n`);
if (over.length > 0) {
  console.error(
    `\nOver budget: ${over.map(({ name }) => name).join(', ')}. Load what grew later, or make it smaller.`,
  );
  process.exitCode = 1;
}
