import { dataAreas } from '../../../services/dataAreas.ts';
import { directionOf, type Language } from '../../../services/languages.ts';
import { productName } from '../../../services/product.ts';
import { fill } from '../../../ui/fill.ts';
import { words } from './indexPage.words.ts';

export interface CopiedFile {
  name: string;
  area: string;
  rows: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The language of the page. `translate` puts an English sentence into it. */
export interface PageSpeech {
  language: Language;
  labels: typeof words;
  translate: (sentence: string) => string;
}

export const englishPage: PageSpeech = { language: 'en', labels: words, translate: (sentence) => sentence };

export interface IndexPageContent {
  email: string;
  at: Date;
  files: readonly CopiedFile[];
  /** Pictures that were removed while the copy was being written. */
  missing: readonly string[];
  speech: PageSpeech;
}

/** The page of the archive that says what is in it. [U32] */
export function indexPage({ email, at, files, missing, speech }: IndexPageContent) {
  const { language, labels, translate } = speech;
  const title = fill(labels.title, { product: productName });
  const [date = '', time = ''] = at.toISOString().slice(0, 16).split('T');
  const rows = files.map(({ name, area, rows: count }) => {
    const { title: what = area, what: about = '' } = dataAreas[area] ?? {};
    return `<tr><td><a href="${encodeURI(name)}">${escaped(name)}</a></td><td>${escaped(translate(what))}</td><td>${count}</td><td>${escaped(translate(about))}</td></tr>`;
  });
  const removed = fill(labels.removed, { names: new Intl.ListFormat(language).format(missing) });
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0}div{overflow-x:auto}</style>
<h1>${escaped(title)}</h1>
<p>${escaped(fill(labels.written, { email, date, time }))}</p>
<p>${escaped(labels.about)}</p>
<div><table>
<tr>${[labels.file, labels.area, labels.entries, labels.what].map((head) => `<th>${escaped(head)}</th>`).join('')}</tr>
${rows.join('\n')}
</table></div>
${missing.length > 0 ? `<p>${escaped(removed)}</p>\n` : ''}</html>
`;
}
