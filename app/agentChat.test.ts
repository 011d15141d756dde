import { expect, it } from 'vitest';
import { chatOptions } from './agentChat.ts';
import { readEnvironment } from './env.ts';

const vapi = { VITE_VAPI_PUBLIC_KEY: 'public', VITE_VAPI_ASSISTANT_ID: 'a1' };
const asUser = () => Promise.resolve(new Response());
const optionsFor = (values: object) =>
  chatOptions(readEnvironment({ ...values }, 'http://x.test').agent, asUser);

it('the operator’s proxy is asked as the user [C6]', () => {
  expect(optionsFor({ ...vapi, VITE_VAPI_BASE_URL: 'https://p.test/functions/v1/chat-proxy' })).toEqual({
    baseUrl: 'https://p.test/functions/v1/chat-proxy',
    path: '/chat',
    key: 'public',
    assistantId: 'a1',
    stream: true,
    fetch: asUser,
  });
});

it('an assistant of the operator’s and the embedded one are asked as the user [A28, C6]', () => {
  const own = {
    VITE_SUPABASE_URL: 'https://p.test',
    VITE_SUPABASE_ANON_KEY: 'k',
    VITE_ASSISTANT_URL: 'https://a.test',
  };
  expect(optionsFor(own)).toMatchObject({ baseUrl: 'https://a.test', path: '/chat', fetch: asUser });
  expect(optionsFor({})).toMatchObject({ baseUrl: '', path: '/chat', fetch: asUser });
});

it('the provider gets the public key, and nobody’s session [C6]', () => {
  expect(optionsFor(vapi)).toMatchObject({ path: '/chat/web', key: 'public' });
  expect(optionsFor(vapi)).not.toHaveProperty('fetch');
});
