import { backendPaths } from '../backendPaths.ts';
import { revalidate, immutable, hashedFiles } from '../cacheHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** The file that hosts send instead of a missing hashed file, because the page would be no use in place of a script. */
export const notFoundFile = `${hashedFiles.slice(1)}404.html`;

/**
 * The file `_headers` of Netlify and Cloudflare Pages. `files`: those outside the folder of hashed files. The hosts
 * disagree on a header that two rules set, so here no two rules for one path set the same header.
 */
export function headersFile(headers: Headers, files: readonly string[]): string {
  const rule = (path: string, lines: Headers) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', headers),
    rule(`${hashedFiles}*`, { 'Cache-Control': immutable }),
    ...['', ...files.toSorted()].map((file) => rule(`/${file}`, { 'Cache-Control': revalidate })),
    '',
  ].join('\n\n');
}

/**
 * The files that Cloudflare Pages sends for missing paths: it takes the nearest one in the folders above the path, and
 * has no rules for that. For a path such as '/chat' itself, which nobody opens, it therefore sends the page.
 */
export const notFoundFiles = [
  notFoundFile,
  ...backendPaths.map((path) => `${path.slice(1)}/404.html`),
] as const;

/**
 * The file `_redirects` of Netlify. Cloudflare Pages skips its lines with a warning, and uses `notFoundFiles`
 * instead.
 */
export const redirectsFile = [
  ...backendPaths.flatMap((path) => [`${path} /${notFoundFile} 404`, `${path}/* /${notFoundFile} 404`]),
  `${hashedFiles}* /${notFoundFile} 404`,
  '/* /index.html 200',
  '',
].join('\n');

export const notFoundPage = '<!doctype html>\n<title>Not found</title>\n<p>Not found</p>\n';
