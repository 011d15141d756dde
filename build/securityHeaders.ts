import { createHash } from 'node:crypto';
import { readEnvironment, vapiUrl } from '../app/env.ts';
import { inlineScript, unsupportedBrowserScript } from '../app/bootstrap/inlineScript.ts';

/** The call library fetches this version of its call machine from its own server. */
export const callMachine = '0.87.0';

/** What stands between `<script>` and `</script>` in index.html, letter for letter: nothing else may run there. */
export const inlineScripts: readonly string[] = [unsupportedBrowserScript, inlineScript];

/** As a policy names a script inside the page. */
export const inlineHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const origin = (url: string) => new URL(url).origin;

function hasSecureSubdomains({ VITE_HSTS_SUBDOMAINS: value = '' }: Readonly<Record<string, unknown>>) {
  if (value === '' || value === 'false' || value === 'true') return value === 'true';
  throw new Error(
    `VITE_HSTS_SUBDOMAINS is '${String(value)}'. Set it to true where every subdomain of the site's host is on HTTPS for good, or remove it.`,
  );
}

/**
 * The headers of every answer with a page or a file of the app in it, for whoever serves it.
 * `values`: the variables that the app was built with. Only the services they name are let through.
 */
export function securityHeaders(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const { supabase, agent, sentryDsn } = readEnvironment(values, 'http://localhost');
  const rows = supabase.hosted ? [origin(supabase.url)] : [];
  const calls = agent.hosted
    ? [...new Set([vapiUrl, origin(agent.baseUrl)]), 'https://*.daily.co', 'wss://*.daily.co']
    : [];
  const machine = agent.hosted
    ? [
        `https://c.daily.co/call-machine/versioned/${callMachine}/static/`,
        // The call library's noise cancellation is WebAssembly. Without it calls work, but less clearly. [C7]
        "'wasm-unsafe-eval'",
      ]
    : [];
  const reports = sentryDsn ? [origin(sentryDsn)] : [];
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(inlineHash), ...machine],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...rows],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...rows, ...calls, ...reports],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    // The call library writes the address of its own script into the page: reported, not refused. No address for
    // the reports: they quote what was written, and that may be somebody's.
    'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'; trusted-types 'none'",
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), display-capture=()',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers heed it over HTTPS only. Subdomains belong to whoever asks: one that is still on HTTP, of another team
    // perhaps, would be gone for two years for everybody who has been here.
    'Strict-Transport-Security': `max-age=63072000${hasSecureSubdomains(values) ? '; includeSubDomains' : ''}`,
  };
}
