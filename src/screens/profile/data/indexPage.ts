import { dataAreas } from '../../../services/dataAreas.ts';
import { productName } from '../../../services/product.ts';

export interface CopiedFile {
  name: string;
  area: string;
  rows: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The page of the archive that says what is in it. `missing`: pictures that were removed while the copy was being written. [U32] */
export function indexPage(email: string, at: Date, files: readonly CopiedFile[], missing: readonly string[]) {
  const title = `A copy of your data at ${productName}`;
  const rows = files.map(({ name, area, rows: count }) => {
    const { title: what = area, what: words = '' } = dataAreas[area] ?? {};
    return `<tr><td><a href="${encodeURI(name)}">${escaped(name)}</a></td><td>${escaped(what)}</td><td>${count}</td><td>${escaped(words)}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0}div{overflow-x:auto}</style>
<h1>${title}</h1>
<p>Of ${escaped(email)}, written on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.</p>
<p>Each file is JSON, which any editor shows and any program reads. Times are in UTC.</p>
<div><table>
<tr><th>File</th><th>Area</th><th>Entries</th><th>What it is</th></tr>
${rows.join('\n')}
</table></div>
${missing.length > 0 ? `<p>Removed while the copy was being written: ${missing.map(escaped).join(', ')}.</p>\n` : ''}</html>
`;
}
