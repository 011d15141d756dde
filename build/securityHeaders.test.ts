import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callMachine, inlineHash, inlineScripts, securityHeaders } from './securityHeaders.ts';

const sourcesOf = (values: Record<string, string>, directive: string) =>
  securityHeaders(values)
    ['Content-Security-Policy']?.split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

describe('the headers of the page', () => {
  it('let nothing through but the page itself when everything is embedded [P1]', () => {
    const policy = securityHeaders({})['Content-Security-Policy'] ?? '';
    expect(policy).not.toMatch(/https?:|wss?:/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(sourcesOf({}, 'script-src')).toEqual(["'self'", ...inlineScripts.map(inlineHash)]);
    expect(sourcesOf({}, 'connect-src')).toEqual(["'self'"]);
  });

  it('add the hosted project for requests, pushed changes and pictures, not for scripts [P1, L5]', () => {
    const values = {
      VITE_SUPABASE_URL: 'https://p.supabase.co/',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
    };
    expect(sourcesOf(values, 'connect-src')).toEqual([
      "'self'",
      'https://p.supabase.co',
      'wss://p.supabase.co',
    ]);
    expect(sourcesOf(values, 'img-src')).toContain('https://p.supabase.co');
    expect(sourcesOf(values, 'script-src')).toEqual(sourcesOf({}, 'script-src'));
  });

  it('add the voice provider, the call library, its one script and its noise cancellation [C5]', () => {
    const values = { VITE_VAPI_PUBLIC_KEY: 'public', VITE_VAPI_ASSISTANT_ID: 'a1' };
    expect(sourcesOf(values, 'connect-src')).toEqual([
      "'self'",
      'https://api.vapi.ai',
      'https://*.daily.co',
      'wss://*.daily.co',
    ]);
    expect(sourcesOf(values, 'script-src')).toEqual([
      "'self'",
      ...inlineScripts.map(inlineHash),
      `https://c.daily.co/call-machine/versioned/${callMachine}/static/`,
      "'wasm-unsafe-eval'",
    ]);
  });

  it('add the operator’s own proxy beside the provider [C6]', () => {
    const values = {
      VITE_VAPI_PUBLIC_KEY: 'public',
      VITE_VAPI_ASSISTANT_ID: 'a1',
      VITE_VAPI_BASE_URL: 'https://agent.example/vapi',
    };
    expect(sourcesOf(values, 'connect-src')).toContain('https://agent.example');
  });

  it('add the error reports’ origin without the key in its address [C7]', () => {
    const values = { VITE_SENTRY_DSN: 'https://key@o0.ingest.sentry.io/0' };
    expect(sourcesOf(values, 'connect-src')).toEqual(["'self'", 'https://o0.ingest.sentry.io']);
  });

  it('let a script inside the page run by its hash alone [P1]', () => {
    // The example of the standard, https://www.w3.org/TR/CSP3/#external-hash.
    expect(inlineHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    for (const directive of ['script-src', 'default-src', 'worker-src'])
      expect(sourcesOf({}, directive)).not.toContain("'unsafe-inline'");
    expect(securityHeaders({})['Content-Security-Policy']).not.toMatch(/unsafe-eval|unsafe-hashes|\*/);
  });

  it('report what writes a script into the page as a text [P1]', () => {
    expect(securityHeaders({})['Content-Security-Policy-Report-Only']).toBe(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('grant the microphone to the page alone, and nothing else to anybody [P1]', () => {
    expect(securityHeaders({})['Permissions-Policy']).toBe(
      'microphone=(self), camera=(), geolocation=(), display-capture=()',
    );
  });

  it('speak for the site’s own host, and for its subdomains only when asked to [O3]', () => {
    const transport = (values: Record<string, string>) =>
      securityHeaders(values)['Strict-Transport-Security'];
    expect(transport({})).toBe('max-age=63072000');
    expect(transport({ VITE_HSTS_SUBDOMAINS: 'false' })).toBe('max-age=63072000');
    expect(transport({ VITE_HSTS_SUBDOMAINS: 'true' })).toBe('max-age=63072000; includeSubDomains');
    expect(() => transport({ VITE_HSTS_SUBDOMAINS: 'yes' })).toThrow(/Set it to true where/);
  });

  it('name the call machine of the call library that is installed [C7]', () => {
    const library = JSON.parse(readFileSync('node_modules/@daily-co/daily-js/package.json', 'utf8'));
    expect(callMachine).toBe(library.version);
  });
});
