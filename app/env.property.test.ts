import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';
import { claimsOf } from '../src/services/claimsOf.ts';
import type { Environment } from './parseEnvironment.ts';
import { secretsIn } from '../build/secrets.ts';
import { securityHeaders } from '../build/securityHeaders.ts';

const seed = 20_260_105;
const names = [
  'VITE_SUPABASE_URL VITE_SUPABASE_ANON_KEY VITE_VAPI_PUBLIC_KEY VITE_VAPI_ASSISTANT_ID VITE_VAPI_BASE_URL',
  'VITE_AGENT_PHONE VITE_SENTRY_DSN VITE_SUPPORT_EMAIL',
].flatMap((line) => line.split(' '));
const hostile = fc.constantFrom(
  'https://p.supabase.co',
  'https://a.test;sandbox',
  "https://a.test;script-src'unsafe-inline'",
  'https://a.test,default-src',
  'https://*.test',
  'https://*',
  'javascript:ran()',
  'https://user:password@a.test/x?y#z',
  'http://[::1]:8000/',
  'https://xn--bcher-kva.example',
  'sb_publishable_1',
  ' ',
);
const values = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(hostile, fc.webUrl(), fc.webUrl({ validSchemes: ['http', 'ftp'] }), fc.string(), fc.integer()),
);
/** The sources that a policy may name. No address may add a directive or a wildcard of its own. */
const source =
  /^('(?:self|none|unsafe-inline|wasm-unsafe-eval|sha256-[\w+/=]+)'|data:|blob:|(?:http|ws)s?:\/\/[\w.-]+(?::\d+)?[\w./-]*|(?:http|ws)s?:\/\/\[[\da-f:]+\](?::\d+)?|(?:https|wss):\/\/\*\.daily\.co)$/;

function attempt<T>(read: () => T): { value?: T; error?: unknown } {
  try {
    return { value: read() };
  } catch (error) {
    return { error };
  }
}

/** Describes what is wrong with an environment; '' for nothing. */
function unfit({ supabase, agent, sentryDsn }: Environment) {
  const addresses = [supabase.url, agent.baseUrl || 'http://localhost', sentryDsn ?? 'http://localhost'];
  const wrong = addresses.filter((address) => !/^https?:$/.test(new URL(address).protocol));
  const stray =
    !supabase.hosted && supabase.url !== 'http://localhost' ? ['an address without a project'] : [];
  const keyless = [agent.key, agent.assistantId, supabase.key].includes('') ? ['a blank key'] : [];
  return [...wrong, ...stray, ...keyless].join('\n');
}

describe('any environment', () => {
  it('is understood as a whole, or refused with what to change [C5, C6]', () => {
    fc.assert(
      fc.property(values, (given) => {
        const { value, error } = attempt(() => readEnvironment(given, 'http://localhost'));
        expect(value ? unfit(value) : String(error)).toMatch(
          /^(?:|Error: The environment of this build is not right:\n- [^]*)$/,
        );
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('gives headers that name known directives and whole origins, or none at all [P1]', () => {
    fc.assert(
      fc.property(values, (given) => {
        const headers = attempt(() => securityHeaders(given)).value ?? securityHeaders({});
        for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
        const policy = (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => part.split(' '));
        expect(policy.map(([directive]) => directive)).toEqual(
          securityHeaders({})
            ['Content-Security-Policy']?.split('; ')
            .map((part) => part.split(' ')[0]),
        );
        for (const [, ...sources] of policy) for (const each of sources) expect(each).toMatch(source);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('an address cannot bring a directive into the policy [P1]', () => {
    const given = { VITE_SUPABASE_URL: 'https://a.test;sandbox', VITE_SUPABASE_ANON_KEY: 'k' };
    expect(() => securityHeaders(given)).toThrow(/VITE_SUPABASE_URL is .* not a web address/);
  });
});

describe('secrets', () => {
  const variables = fc.dictionary(
    fc.oneof(
      fc.constantFrom(
        ...names,
        'VAPI_PRIVATE_KEY',
        'VITE_X',
        'VITE_X_SECRET',
        '__proto__',
        'SUPABASE_SECRET_KEY',
      ),
      fc.string(),
    ),
    fc.oneof(fc.constantFrom('sb_secret_123456', 'sk_live_123456', 'abcdef123456', ''), fc.string()),
  );

  it('of any environment are found without being repeated [C5]', () => {
    fc.assert(
      fc.property(variables, (given) => {
        const found = secretsIn(given).join('\n');
        for (const [name, value] of Object.entries(given)) {
          const published = name.startsWith('VITE_') && /^(?:sb_secret_|sk_live_)/.test(value.trim());
          expect(!published || found.includes(name)).toBe(true);
          expect(value.length > 9 && found.includes(value)).toBe(false);
        }
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('the role of a key is read from whatever looks like one [C5]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((claims) => `e30.${btoa(encodeURI(claims))}.x`),
        ),
        (key) => {
          expect(() => claimsOf(key)).not.toThrow();
        },
      ),
      { seed, numRuns: 1000 },
    );
  });
});
