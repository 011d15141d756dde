import { createHash } from 'node:crypto';
import { readEnvironment } from '../app/env.ts';
import { inlineScript, unsupportedBrowserScript } from '../app/bootstrap/inlineScript.ts';

/** The version of the call machine, which the call library fetches from its vendor's server. */
export const callMachine = '0.87.0';

/** The texts of the scripts in index.html, letter for letter. No other inline script may run there. */
export const inlineScripts: readonly string[] = [unsupportedBrowserScript, inlineScript];

/** The hash by which a content security policy names an inline script. */
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
 * The security headers for every answer with a page or a file of the app. `values`: the variables of the build. Only
 * the services that they name are allowed.
 */
export function securityHeaders(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const { supabase, agent, sentryDsn } = readEnvironment(values, 'http://localhost');
  const rows = supabase.hosted ? [origin(supabase.url)] : [];
  // The project tells of changed conversations by a WebSocket. [L5]
  const pushes = rows.map((address) => address.replace(/^http/, 'ws'));
  const chat = agent.baseUrl === '' ? [] : [origin(agent.baseUrl)];
  const calls = agent.hosted ? [origin(agent.callsUrl), 'https://*.daily.co', 'wss://*.daily.co'] : [];
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
    'connect-src': [...new Set(["'self'", ...rows, ...pushes, ...chat, ...calls, ...reports])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    // The call library writes the address of its own script into the page, so this is only reported. The reports are sent nowhere,
    // because they quote what was written, which may be private.
    'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'; trusted-types 'none'",
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), display-capture=()',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers obey it over HTTPS only. Subdomains are included only on request: one that still uses HTTP, perhaps of another team,
    // would be unreachable for two years for everybody who has visited the site.
    'Strict-Transport-Security': `max-age=63072000${hasSecureSubdomains(values) ? '; includeSubDomains' : ''}`,
  };
}
