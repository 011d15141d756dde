import { backendPaths } from '../backendPaths.ts';
import { revalidate, immutable, hashedFiles } from '../cacheHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** What hosts send in place of a hashed file that is gone: the page instead of a script would be no help. */
export const notFoundFile = `${hashedFiles.slice(1)}404.html`;

/**
 * `_headers` of Netlify and of Cloudflare Pages. `files`: what lies outside of the hashed files' folder.
 * Hosts disagree on a header that two rules set (the last one, or both): here no two rules for one path share a name.
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
 * Cloudflare Pages sends the nearest of these below a path that is no file, and knows of no rule that would say so. It
 * looks above the last part of a path alone: of '/chat' itself, which nobody opens, it sends the page.
 */
export const notFoundFiles = [
  notFoundFile,
  ...backendPaths.map((path) => `${path.slice(1)}/404.html`),
] as const;

/** `_redirects` of Netlify. Cloudflare Pages skips the lines and says so; it finds `missingFiles` by itself. */
export const redirectsFile = [
  ...backendPaths.flatMap((path) => [`${path} /${notFoundFile} 404`, `${path}/* /${notFoundFile} 404`]),
  `${hashedFiles}* /${notFoundFile} 404`,
  '/* /index.html 200',
  '',
].join('\n');

export const notFoundPage = '<!doctype html>\n<title>Not found</title>\n<p>Not found</p>\n';
