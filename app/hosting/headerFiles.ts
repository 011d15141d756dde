import { askedAnew, forEver, hashedFiles } from '../cacheHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** What hosts send in place of a hashed file that is gone: the page instead of a script would be no help. */
export const missingFile = `${hashedFiles.slice(1)}404.html`;

/**
 * `_headers` of Netlify and of Cloudflare Pages. `files`: what lies outside of the hashed files' folder.
 * Hosts disagree on a header that two rules set (the last one, or both): here no two rules for one path share a name.
 */
export function headersFile(headers: Headers, files: readonly string[]): string {
  const rule = (path: string, lines: Headers) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', headers),
    rule(`${hashedFiles}*`, { 'Cache-Control': forEver }),
    ...['', ...files.toSorted()].map((file) => rule(`/${file}`, { 'Cache-Control': askedAnew })),
    '',
  ].join('\n\n');
}

/** `_redirects` of Netlify. Cloudflare Pages does the same by itself, and says that it skips these lines. */
export const redirectsFile = `${hashedFiles}* /${missingFile} 404\n/* /index.html 200\n`;

export const missingPage = '<!doctype html>\n<title>Not found</title>\n<p>Not found</p>\n';
