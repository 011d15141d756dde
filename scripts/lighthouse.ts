/**
 * `npm run lighthouse`: the landing page and the sign-in form as Lighthouse sees them on a phone, from the started app
 * with the headers and the compression that it has everywhere. Exit status 1 below 100 in any category.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { startApp } from '../tests/journeys/startedApp.ts';
import { openBrowser } from './bench/browser.ts';
import { table } from './bench/table.ts';

const port = 9321;
const pages = {
  landing: '/',
  // The form has no address of its own; a link from a mail that is out of date opens it.
  'sign-in': '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const folder = 'dist/lighthouse';

const app = await startApp();
const browser = await openBrowser(`--remote-debugging-port=${port}`);
const rows: Record<string, string | number>[] = [];
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, path] of Object.entries(pages)) {
    const result = await lighthouse(app.origin + path, {
      port,
      output: 'html',
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
    const { lhr, report } = result;
    writeFileSync(`${folder}/${name}.html`, String(report));
    const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)] as const);
    rows.push({ page: name, ...Object.fromEntries(scores) });
    for (const id of categories)
      for (const { id: audit, weight } of lhr.categories[id]?.auditRefs ?? []) {
        const { score, title, displayValue = '' } = lhr.audits[audit] ?? { score: 1, title: '' };
        if (weight > 0 && score !== null && score < 1)
          console.log(`${name}, ${id}: ${title} ${displayValue} (${Math.round(score * 100)})`);
      }
  }
} finally {
  await browser.close();
  await app.stop();
}
table('Lighthouse, a phone', rows);
console.log(`\nThe reports are in ${folder}.`);
if (rows.some((row) => categories.some((id) => row[id] !== 100))) process.exitCode = 1;
