import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import { site, values, fakeFetch } from './healthy.fixture.ts';
import { knownVariables } from './variables.ts';

const told = async (options: Parameters<typeof examine>[0], level: string) =>
  (await examine(options)).filter((finding) => finding.level === level).map(({ what }) => what);

const jwt = (claims: object) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'x'].join('.');

describe('the doctor reads the variables', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a secret key', { VITE_SUPABASE_ANON_KEY: 'sb_secret_1' }, /secret key/],
    ['a service role', { VITE_SUPABASE_ANON_KEY: jwt({ role: 'service_role' }) }, /service_role/],
    [
      'the private key of Vapi',
      { VITE_VAPI_PUBLIC_KEY: 'k', VAPI_PRIVATE_KEY: 'k' },
      /value of VAPI_PRIVATE_KEY/,
    ],
    ['a user’s token', { VITE_SUPABASE_ANON_KEY: jwt({ role: 'authenticated' }) }, /no publishable key/],
    ['something else', { VITE_SUPABASE_ANON_KEY: 'hello' }, /no publishable key/],
    ['an expired key', { VITE_SUPABASE_ANON_KEY: jwt({ role: 'anon', exp: 1 }) }, /expired/],
    [
      'another project’s key',
      { VITE_SUPABASE_ANON_KEY: jwt({ role: 'anon', ref: 'other' }) },
      /belongs to the project other/,
    ],
    ['a URL that is none', { VITE_SUPABASE_URL: 'p.supabase.co' }, /not a web address/],
    ['a URL without HTTPS', { VITE_SUPABASE_URL: 'http://p.example.com' }, /not HTTPS/],
    ['half of Vapi', { VITE_VAPI_ASSISTANT_ID: '' }, /VITE_VAPI_ASSISTANT_ID is not/],
    ['a support address that is none', { VITE_SUPPORT_EMAIL: 'help' }, /not an email address/],
    [
      'subdomains that are neither on nor off',
      { VITE_HSTS_SUBDOMAINS: 'yes' },
      /VITE_HSTS_SUBDOMAINS is 'yes'/,
    ],
    ['a name of the environment with a slash', { APP_ENVIRONMENT: 'a/b' }, /APP_ENVIRONMENT is 'a\/b'/],
    ['a DSN that is none', { VITE_SENTRY_DSN: 'https://o0.ingest.sentry.io/0' }, /no DSN/],
  ])('%s is an error, and nothing is asked', async (_what, change, message) => {
    const { fetch, asked } = fakeFetch();
    const errors = await told({ values: { ...values, ...change }, site, fetch }, 'error');
    expect(errors.join('\n')).toMatch(message);
    expect(asked).toEqual([]);
  });

  it('a misspelt name is noticed, an older key is fine', async () => {
    const key = jwt({ role: 'anon', ref: 'abcdefghijklmnopqrst', exp: 4e9 });
    const further = { VITE_SENTRY_DNS: 'x', VITE_SUPPORT_EMAIL: 'help@example.com' };
    const options = { values: { ...values, VITE_SUPABASE_ANON_KEY: key, ...further }, ...fakeFetch() };
    expect(await told(options, 'warning')).toEqual(['VITE_SENTRY_DNS is read by nobody']);
    expect(await told(options, 'error')).toEqual([]);
  });

  it('the Docker image is built with each variable that the app reads', () => {
    const dockerfile = readFileSync('build/hosting/nginx/Dockerfile', 'utf8');
    const given = [...dockerfile.matchAll(/^ARG (VITE_\w+)$/gm)].map(([, name = '']) => name);
    // Who sells plans is for npm start only.
    const read = knownVariables.filter((name) => name !== 'VITE_BILLING');
    expect(given.toSorted()).toEqual(read.toSorted());
  });
});
