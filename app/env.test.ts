import { describe, expect, it } from 'vitest';
import { embeddedPublishableKey } from '../src/services/embedded.ts';
import { readEnvironment } from './env.ts';

const origin = 'http://127.0.0.1:3000';
const supabase = { VITE_SUPABASE_URL: 'https://p.supabase.co/', VITE_SUPABASE_ANON_KEY: 'sb_publishable_1' };
const vapi = { VITE_VAPI_PUBLIC_KEY: 'public', VITE_VAPI_ASSISTANT_ID: 'a1' };
const jwt = (role: string) => ['e30', btoa(JSON.stringify({ role })), 'x'].join('.');

describe('readEnvironment', () => {
  it('embeds everything when nothing is set, blanks included [V17]', () => {
    expect(readEnvironment({ VITE_SUPABASE_URL: ' ' }, origin)).toEqual({
      supabase: { hosted: false, url: origin, key: embeddedPublishableKey },
      agent: {
        hosted: false,
        baseUrl: '',
        chatPath: '/chat',
        isOurs: true,
        key: 'embedded',
        assistantId: 'embedded',
        callsUrl: '',
      },
      phone: '+1 (555) 010-0199',
      sentryDsn: undefined,
      supportEmail: undefined,
    });
  });

  it('hosts the database alone [C1]', () => {
    const environment = readEnvironment({ ...supabase, VITE_AGENT_PHONE: '+49 1' }, origin);
    expect(environment.supabase).toEqual({
      hosted: true,
      url: 'https://p.supabase.co',
      key: 'sb_publishable_1',
    });
    expect(environment.agent.hosted).toBe(false);
    expect(environment.phone).toBe('+49 1');
  });

  it('asks for pictures at their size where the project has them [E4]', () => {
    const at = (value: string) =>
      readEnvironment({ ...supabase, VITE_SUPABASE_IMAGE_TRANSFORMS: value }, origin).supabase;
    expect(at('true')).toMatchObject({ sizesPictures: true });
    expect(at('false')).not.toHaveProperty('sizesPictures');
  });

  it('hosts the agent alone: with the public key directly, or through a proxy [C6]', () => {
    expect(readEnvironment(vapi, origin).agent).toMatchObject({
      hosted: true,
      baseUrl: 'https://api.vapi.ai',
      chatPath: '/chat/web',
      isOurs: false,
    });
    expect(
      readEnvironment({ ...vapi, VITE_VAPI_BASE_URL: 'https://x.test/vapi/' }, origin).agent,
    ).toMatchObject({
      baseUrl: 'https://x.test/vapi',
      chatPath: '/chat',
      isOurs: false,
    });
  });

  it('has calls started by the operator’s own function where there is no public key [B55]', () => {
    const { VITE_VAPI_ASSISTANT_ID } = vapi;
    const own = { ...supabase, VITE_ASSISTANT_URL: 'https://x.test/assistant' };
    for (const [values, callsUrl] of [
      [
        { VITE_VAPI_ASSISTANT_ID, VITE_VAPI_BASE_URL: 'https://x.test/chat-proxy/' },
        'https://x.test/chat-proxy',
      ],
      [{ VITE_VAPI_ASSISTANT_ID, ...own }, 'https://x.test/assistant'],
      [{ ...vapi, ...own }, 'https://api.vapi.ai'],
      [{ ...vapi, VITE_VAPI_BASE_URL: 'https://x.test/chat-proxy' }, 'https://api.vapi.ai'],
    ] as const)
      expect(readEnvironment(values, origin).agent).toMatchObject({ hosted: true, callsUrl });
    const key = readEnvironment({ VITE_VAPI_ASSISTANT_ID, ...own }, origin).agent.key;
    expect(key).toBe('none');
  });

  it('sends the chat to an assistant of the operator’s, with calls at the provider or in the browser [A28]', () => {
    const own = { ...supabase, VITE_ASSISTANT_URL: 'https://p.supabase.co/functions/v1/assistant/' };
    const chat = { baseUrl: 'https://p.supabase.co/functions/v1/assistant', chatPath: '/chat', isOurs: true };
    expect(readEnvironment(own, origin).agent).toMatchObject({ ...chat, hosted: false });
    expect(readEnvironment({ ...own, ...vapi }, origin).agent).toMatchObject({ ...chat, hosted: true });
  });

  it.each([
    [
      'an assistant without the accounts it asks',
      { VITE_ASSISTANT_URL: 'https://x.test' },
      /VITE_SUPABASE_URL is not/,
    ],
    [
      'an assistant and a proxy',
      { ...supabase, ...vapi, VITE_ASSISTANT_URL: 'https://x.test', VITE_VAPI_BASE_URL: 'https://y.test' },
      /Remove the other/,
    ],
    ['a secret key', { ...supabase, VITE_SUPABASE_ANON_KEY: 'sb_secret_1' }, /secret key/],
    ['a service role', { ...supabase, VITE_SUPABASE_ANON_KEY: jwt('service_role') }, /secret key/],
    ['a URL without a key', { VITE_SUPABASE_URL: 'https://p.test' }, /VITE_SUPABASE_ANON_KEY is not/],
    ['a key without a URL', { VITE_SUPABASE_ANON_KEY: 'k' }, /VITE_SUPABASE_URL is not/],
    ['a URL that is none', { ...supabase, VITE_SUPABASE_URL: 'p.test' }, /not a web address/],
    ['a script as URL', { ...supabase, VITE_SUPABASE_URL: 'javascript:1' }, /not a web address/],
    ['transforms that are maybe', { VITE_SUPABASE_IMAGE_TRANSFORMS: 'yes' }, /Set it to true/],
    ['half of Vapi', { VITE_VAPI_PUBLIC_KEY: 'k' }, /VITE_VAPI_ASSISTANT_ID is not/],
    ['two support addresses', { VITE_SUPPORT_EMAIL: 'a@x.test, b@x.test' }, /not an email address/],
    ['a support address with more', { VITE_SUPPORT_EMAIL: 'a@x.test?bcc=b@x.test' }, /not an email address/],
    ['a support page', { VITE_SUPPORT_EMAIL: 'https://x.test/help' }, /not an email address/],
    ['a proxy alone', { VITE_VAPI_BASE_URL: 'https://x.test' }, /VITE_VAPI_ASSISTANT_ID is not/],
  ])('refuses %s and says what to do', (_, values, message) => {
    expect(() => readEnvironment(values, origin)).toThrow(message);
  });

  it('names every problem at once', () => {
    const values = { VITE_SUPABASE_URL: 'x', VITE_VAPI_ASSISTANT_ID: 'a' };
    expect(() => readEnvironment(values, origin)).toThrow(/VITE_SUPABASE_URL[^]*VITE_VAPI_PUBLIC_KEY/);
  });

  it('takes one email address of support, or none [X14]', () => {
    const at = (value: string) => readEnvironment({ VITE_SUPPORT_EMAIL: value }, origin).supportEmail;
    expect(at(' help+app@mail.example.com ')).toBe('help+app@mail.example.com');
    expect(at(' ')).toBeUndefined();
  });

  it('takes a legacy anonymous key', () => {
    const key = jwt('anon');
    expect(readEnvironment({ ...supabase, VITE_SUPABASE_ANON_KEY: key }, origin).supabase.key).toBe(key);
  });
});
