import { describe, expect, it } from 'vitest';
import { secretsIn } from './secrets.ts';

const jwt = (role: string) => ['e30', btoa(JSON.stringify({ role })), 'x'].join('.');
const uuid = '0d9d3f0e-8f1f-4b0a-9c63-2f7f6f4f1c11';

describe('secretsIn refuses', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a private key by its name', { VITE_VAPI_PRIVATE_KEY: uuid }, /VITE_VAPI_PRIVATE_KEY is by its name/],
    ["Vapi's name for it", { VITE_VAPI_API_KEY: uuid }, /VITE_VAPI_API_KEY/],
    ['a token', { VITE_VAPI_TOKEN: uuid }, /VITE_VAPI_TOKEN/],
    ['the key of the model', { VITE_ASSISTANT_API_KEY: uuid }, /VITE_ASSISTANT_API_KEY is by its name/],
    [
      'the value of the model’s key',
      { VITE_AGENT_PHONE: uuid, ASSISTANT_API_KEY: uuid },
      /VITE_AGENT_PHONE has the value of ASSISTANT_API_KEY/,
    ],
    [
      'the value of the key that calls ask with',
      { VITE_AGENT_PHONE: uuid, ASSISTANT_CALL_KEY: uuid },
      /has the value of ASSISTANT_CALL_KEY/,
    ],
    ['a secret by its name', { VITE_STRIPE_SECRET: 'x' }, /VITE_STRIPE_SECRET/],
    ['a service role by its name', { VITE_SUPABASE_SERVICE_ROLE_KEY: 'x' }, /SERVICE_ROLE/],
    ['a password', { VITE_DATABASE_PASSWORD: 'x' }, /PASSWORD/],
    ['a service role', { VITE_SUPABASE_ANON_KEY: jwt('service_role') }, /service_role key of Supabase/],
    ['a secret key of Supabase', { VITE_SUPABASE_ANON_KEY: ' sb_secret_1' }, /secret key of Supabase/],
    ['a secret key of Stripe', { VITE_PAYMENTS: 'sk_live_1' }, /Stripe/],
    ['a secret key of a model provider', { VITE_MODEL: 'sk-proj-1' }, /model provider/],
    [
      'the value of a private key of Vapi, which looks like a public one',
      { VITE_VAPI_PUBLIC_KEY: uuid, VAPI_PRIVATE_KEY: ` ${uuid} ` },
      /VITE_VAPI_PUBLIC_KEY has the value of VAPI_PRIVATE_KEY/,
    ],
    ['it by its other name', { VITE_VAPI_PUBLIC_KEY: uuid, VAPI_API_KEY: uuid }, /VAPI_API_KEY/],
  ])('%s [C5]', (_, variables, sentence) => {
    const found = secretsIn(variables);
    expect(found).toEqual([expect.stringMatching(sentence)]);
    const values = Object.values(variables).filter((value) => value.length > 5);
    expect(values.filter((value) => found.join().includes(value))).toEqual([]);
  });

  it('several secrets, in the order of their names [C5]', () => {
    expect(secretsIn({ VITE_Z_SECRET: 'x', VITE_A: 'sb_secret_1' })).toEqual([
      expect.stringContaining('VITE_A '),
      expect.stringContaining('VITE_Z_SECRET '),
    ]);
  });
});

describe('secretsIn lets pass', () => {
  it.each<[string, Record<string, string>]>([
    [
      'what the README lists',
      {
        VITE_SUPABASE_URL: 'https://p.supabase.co',
        VITE_SUPABASE_ANON_KEY: jwt('anon'),
        VITE_VAPI_PUBLIC_KEY: uuid,
        VITE_VAPI_ASSISTANT_ID: 'a1',
        VITE_VAPI_BASE_URL: 'https://example.com/vapi',
        VITE_AGENT_PHONE: '+1 555',
        VITE_SENTRY_DSN: 'https://key@o0.ingest.sentry.io/0',
      },
    ],
    ['a publishable key', { VITE_SUPABASE_ANON_KEY: 'sb_publishable_1' }],
    ['secrets that stay on the server', { VAPI_PRIVATE_KEY: uuid, STRIPE_SECRET: 'sk_live_1' }],
    ['a blank', { VITE_VAPI_PRIVATE_KEY: ' ', VAPI_PRIVATE_KEY: '' }],
    ['a word that only looks like one', { VITE_SECRETARY_PHONE: '+1 555' }],
  ])('%s [C5]', (_, variables) => {
    expect(secretsIn(variables)).toEqual([]);
  });
});
