import { backendPattern } from '../backendPaths.ts';
import { revalidate, immutable, hashedFiles } from '../cacheHeaders.ts';

interface NginxOptions {
  /** The folder of the built app. */
  root?: string;
  /** The value of nginx's `listen`. */
  listen?: string;
}

/** A quoted value. nginx replaces variables and reads backslashes in it, but no header of the app contains either. */
function quoted(value: string) {
  if (/["$\\\n]/.test(value))
    throw new Error(`nginx cannot be given the header '${value}'. Write it without ", $ and \\.`);
  return `"${value}"`;
}

/**
 * A server for nginx's `http` block, such as for /etc/nginx/conf.d/default.conf. All headers are set in the server,
 * because a location with an `add_header` of its own would lose them.
 */
export const nginxConfig = (
  headers: Readonly<Record<string, string>>,
  { root = '/usr/share/nginx/html', listen = '8080' }: NginxOptions = {},
): string => `# Written by \`npm run build\` for the variables of that build.
map "$status:$uri" $cache_control {
  default ${quoted(revalidate)};
  "~^(200|206|304):${hashedFiles}" ${quoted(immutable)};
}

server {
  listen ${listen};
  root ${root};
  server_tokens off;
  charset utf-8;

  # Files that were compressed at build time lie beside their originals.
  gzip_static on;
  gzip_vary on;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Cache-Control $cache_control always;

  # There is no backend here: who looks for one must not get the page.
  location ~ "^${backendPattern}$" {
    return 404;
  }
  location / {
    try_files $uri /index.html;
  }
  location ^~ ${hashedFiles} {
    try_files $uri =404;
  }
}
`;
