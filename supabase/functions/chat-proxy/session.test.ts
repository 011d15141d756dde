import { afterAll, beforeAll, expect, it } from 'vitest';
import { supabaseAccountPorts } from '../../../app/adapters/supabase/accountPorts.ts';
import { supabaseClient } from '../../../app/adapters/supabase/client.ts';
import { protectEmbedded } from '../../../app/adapters/supabase/factor.fixture.ts';
import { memoryStorage } from '../../../app/adapters/supabase/storage.ts';
import { vapiChat } from '../../../app/adapters/vapi/chat.ts';
import { chatProvider } from '../../../server/assistant/provider.fixture.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { chatProxy } from './handler.ts';
import { userOfToken } from '../_shared/session.ts';

const url = 'http://localhost:3000';
let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend();
});
afterAll(() => backend.close());

const project = () => ({
  url,
  key: backend.publishableKey,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init)),
});

it('a token belongs to its user, and a forged one and the public key to nobody [P1]', async () => {
  const { key, fetch } = project();
  const signUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct-horse' }),
  });
  const { access_token: token, user } = await signUp.json();
  const userOf = userOfToken(project());
  const forged = [...token.split('.').slice(0, 2), 'x'.repeat(43)].join('.');
  expect(await Promise.all([token, forged, key, 'x'].map(userOf))).toEqual([
    user.id,
    undefined,
    undefined,
    undefined,
  ]);
});

it('a token that has not shown its user’s second factor belongs to nobody, and belongs to them once it has [U9, P1]', async () => {
  const { key, fetch } = project();
  const signUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'factor@example.com', password: 'correct-horse' }),
  });
  const { access_token: before } = await signUp.json();
  const codeOf = await protectEmbedded(backend, 'factor@example.com', 'correct-horse');
  const client = supabaseClient({ ...project(), storage: memoryStorage(), autoRefresh: false });
  const { data } = await client.auth.signInWithPassword({
    email: 'factor@example.com',
    password: 'correct-horse',
  });
  const userOf = userOfToken(project());
  expect(await Promise.all([before, data.session!.access_token].map(userOf))).toEqual([undefined, undefined]);
  const factorId = data.user!.factors![0]!.id;
  const shown = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(1) });
  expect(await userOf(shown.data!.access_token)).toBe(data.user!.id);
});

it('the token of a deleted account belongs to nobody, though it has not expired [P1]', async () => {
  const { key, fetch } = project();
  const signUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'gone@example.com', password: 'correct-horse' }),
  });
  const { access_token: token, user } = await signUp.json();
  expect(await userOfToken(project())(token)).toBe(user.id);
  await backend.pg.query('delete from auth.users where id = $1', [user.id]);
  expect(await userOfToken(project())(token)).toBeUndefined();
});

it('the app’s chat gets through to the assistant with a session, and not without [C6, P1]', async () => {
  const handle = chatProxy({
    origins: ['http://localhost:3000'],
    userOf: userOfToken(project()),
    takeTurn: async () => 0,
    giveBack: async () => true,
    assistantId: 'a',
    key: 'private',
    url: 'https://provider.test/chat',
    log: () => undefined,
    fetch: async (input, init) => chatProvider({ key: 'private', paceMs: 1 })(new Request(input, init)),
  });
  const isProxy = (request: Request) => new URL(request.url).pathname.startsWith('/functions/');
  const account = supabaseAccountPorts({
    ...project(),
    storage: memoryStorage(),
    autoRefresh: false,
    async fetch(input, init) {
      const request = new Request(input, init);
      return isProxy(request) ? handle(request) : backend.fetch(request);
    },
  });
  const chat = vapiChat({
    baseUrl: `${url}/functions/v1/chat-proxy`,
    path: '/chat',
    key: 'public',
    assistantId: 'a',
    stream: true,
    fetch: account.fetch,
  });
  const hello = { input: 'Hello', facts: { name: 'Bob' } };
  const [email, password] = ['bob@example.com', 'correct-horse'] as const;
  expect(await chat.send(hello)).toMatchObject({ ok: false, message: 'HTTP error! status: 401' });
  await account.auth.signUp({ email, password, fullName: 'Bob', avatarUrl: '' });
  await account.auth.signIn(email, password);
  expect(await chat.send(hello)).toMatchObject({ ok: true, text: expect.stringContaining('Hello!') });
});

const answering = (answer: Response) => ({
  url: 'https://p.test',
  key: 'k',
  fetch: () => Promise.resolve(answer),
});

it('a project that fails is an error, and an answer without a user is nobody [P1]', async () => {
  await expect(userOfToken(answering(new Response(null, { status: 503 })))('t')).rejects.toThrow(/503/);
  expect(await userOfToken(answering(Response.json({ id: 7 })))('t')).toBeUndefined();
});
