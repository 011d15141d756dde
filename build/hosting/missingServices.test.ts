import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../app/env.ts';
import { missingServices } from './missingServices.ts';

const read = (values: Record<string, string>) => readEnvironment(values, 'http://localhost');
const accounts = { VITE_SUPABASE_URL: 'https://p.supabase.co', VITE_SUPABASE_ANON_KEY: 'sb_publishable_1' };
const agent = { VITE_VAPI_PUBLIC_KEY: 'public', VITE_VAPI_ASSISTANT_ID: 'a1' };

describe('a build without variables', () => {
  it.each([
    ['Netlify', { NETLIFY: 'true' }],
    ['Vercel', { VERCEL: '1' }],
    ['Cloudflare Pages', { CF_PAGES: '1' }],
    ['Cloudflare Workers', { WORKERS_CI: '1' }],
    ['a host', { HOSTED: '1' }],
  ])('for %s warns that nobody can sign in, and says what to set [O1]', (host, variables) => {
    const told = missingServices(read({}), variables);
    expect(told).toContain('NOBODY CAN SIGN IN');
    expect(told).toContain('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY');
    expect(told).toContain('THE AGENT OF THIS BUILD ANSWERS NOBODY');
    expect(told).toContain(`built for ${host},`);
  });

  it.each([{}, { NETLIFY: '' }, { CF_PAGES: '0' }, { HOSTED: 'false' }, { CI: '1' }])(
    'for this machine warns of nothing: %o [O1]',
    (variables) => {
      expect(missingServices(read({}), variables)).toBeUndefined();
    },
  );
});

it('warns only of what is missing [O1]', () => {
  expect(missingServices(read({ ...accounts, ...agent }), { NETLIFY: 'true' })).toBeUndefined();
  expect(missingServices(read(accounts), { NETLIFY: 'true' })).not.toContain('SIGN IN');
  expect(missingServices(read(agent), { NETLIFY: 'true' })).not.toContain('AGENT');
});
