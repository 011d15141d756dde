import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supabaseAccountPorts } from '../../../app/adapters/supabase/accountPorts.ts';
import { memoryStorage } from '../../../app/adapters/supabase/storage.ts';
import { vapiChat } from '../../../app/adapters/vapi/chat.ts';
import { rulesEngine } from '../../../server/assistant/rules/rulesEngine.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { sessionOfToken } from '../_shared/session.ts';
import { assistantFunction, type AssistantFunctionOptions } from './handler.ts';

const app = 'https://app.example.com';
const site = 'https://p.supabase.co/functions/v1/assistant';
const hello = { assistantId: 'a1', input: 'Hello' };

/** Ada is signed in with the token 'ada'. `asked`: what the engine was asked; nothing is read. */
function edge(more: Partial<AssistantFunctionOptions> = {}) {
  const asked: unknown[] = [];
  const logged: string[] = [];
  const handle = assistantFunction({
    origins: [app],
    project: { url: 'https://p.supabase.co', key: 'publishable' },
    sessionOf: async (token) => (token === 'ada' ? { id: 'user-1', email: 'ada@example.com' } : undefined),
    takeTurn: async () => 0,
    engine: async function* answer({ input }) {
      asked.push(input);
      yield { type: 'text', delta: 'Hi' };
    },
    log: (message) => logged.push(message),
    ...more,
  });
  return { handle, asked, logged };
}

const post = (body: unknown, headers: Record<string, string> = {}, path = '/chat') =>
  new Request(site + path, {
    method: 'POST',
    headers: { origin: app, authorization: 'Bearer ada', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the assistant as a function', () => {
  it('answers a page of the app, and names no conversation that another instance would not know [A28]', async () => {
    const { handle, asked } = edge();
    const answer = await handle(post(hello));
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, app]);
    expect(await answer.json()).toEqual({ output: [{ role: 'assistant', content: 'Hi' }] });
    expect(asked).toEqual(['Hello']);
  });

  it.each<[string, Request, number]>([
    ['a visitor', new Request(`${site}/chat`, { method: 'POST', body: '{}', headers: { origin: app } }), 401],
    ['an unknown token', post(hello, { authorization: 'Bearer eve' }), 401],
    ['another site', post(hello, { origin: 'https://evil.example' }), 403],
    ['a site whose name only begins alike', post(hello, { origin: `${app}.evil.example` }), 403],
    ['a sandboxed page', post(hello, { origin: 'null' }), 403],
    ['another method', new Request(`${site}/chat`, { method: 'PUT', headers: { origin: app } }), 404],
    ['another path', post(hello, {}, '/other'), 404],
    ['what is not JSON', post('{'), 400],
    ['more than 64 kB', post({ ...hello, pad: 'x'.repeat(66_000) }), 413],
    ['a conversation of a provider', post({ ...hello, previousChatId: 'c1' }), 404],
  ])('refuses %s, and asks no engine [A28, P1]', async (_what, request, status) => {
    const { handle, asked } = edge();
    expect([(await handle(request)).status, asked]).toEqual([status, []]);
  });

  it('refuses a user who has sent too much, and one whose account was deleted [A28, P1]', async () => {
    const eager = await edge({ takeTurn: async () => 12 }).handle(post(hello));
    expect([eager.status, eager.headers.get('retry-after')]).toEqual([429, '12']);
    expect(eager.headers.get('access-control-expose-headers')).toBe('retry-after');
    expect((await edge({ takeTurn: async () => undefined }).handle(post(hello))).status).toBe(401);
  });

  it('takes files where it is set up for them, of a signed-in user alone, and says so [A90, P1]', async () => {
    const files: unknown[] = [];
    const seeing: Partial<AssistantFunctionOptions> = {
      attachments: ['image/jpeg'],
      engine: async function* answer({ attachments }) {
        files.push(attachments);
        yield { type: 'text', delta: 'A cat.' };
      },
    };
    const get = () => new Request(`${site}/chat`, { headers: { origin: app, authorization: 'Bearer ada' } });
    const can = async (handle: ReturnType<typeof edge>['handle']) =>
      (await (await handle(get())).json()) as object;
    expect(await can(edge().handle)).toMatchObject({ attachments: [] });
    expect(await can(edge(seeing).handle)).toMatchObject({ attachments: ['image/jpeg'] });

    const data = btoa(`\xff\xd8\xff${'x'.repeat(99_999)}`);
    const body = { ...hello, attachments: [{ name: 'cat.jpg', type: 'image/jpeg', data }] };
    const length = { 'content-length': String(JSON.stringify(body).length) };
    expect((await edge(seeing).handle(post(body, length))).status).toBe(201);
    expect(files).toEqual([[{ name: 'cat.jpg', type: 'image/jpeg', data }]]);
    expect((await edge(seeing).handle(post(body, { ...length, authorization: 'Bearer eve' }))).status).toBe(
      413,
    );
    expect((await edge().handle(post(body, length))).status).toBe(413);
  });

  it('refuses a message that never ends, after the time limit [A28, P1]', async () => {
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"input":"')),
    });
    const request = new Request(post(hello), { body: endless, duplex: 'half' } as RequestInit);
    const { handle, asked } = edge({ bodyTimeoutMs: 20 });
    expect([(await handle(request)).status, asked]).toEqual([408, []]);
  });

  it('lets the app’s pages ask, and nobody else’s [A28, P1]', async () => {
    const preflight = (origin: string) =>
      edge().handle(new Request(`${site}/chat`, { method: 'OPTIONS', headers: { origin } }));
    const good = await preflight(app);
    expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([204, app]);
    const bad = await preflight('https://evil.example');
    expect([bad.status, bad.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

describe('the app’s chat over the function', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await createEmbeddedBackend();
  });
  afterAll(() => backend.close());

  it('answers about one’s own payments with a session, goes on with what was said, and refuses without one [A28, C6]', async () => {
    const url = 'http://localhost:3000';
    const fetch: typeof globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
    const project = { url, key: backend.publishableKey, fetch };
    const { handle } = edge({
      origins: [url],
      project,
      sessionOf: sessionOfToken(project),
      engine: rulesEngine(),
    });
    const account = supabaseAccountPorts({
      ...project,
      storage: memoryStorage(),
      autoRefresh: false,
      async fetch(input, init) {
        const request = new Request(input, init);
        return new URL(request.url).pathname.startsWith('/functions/')
          ? handle(request)
          : backend.fetch(request);
      },
    });
    const chat = vapiChat({
      baseUrl: `${url}/functions/v1/assistant`,
      path: '/chat',
      key: 'embedded',
      assistantId: 'embedded',
      stream: true,
      fetch: account.fetch,
    });
    const question = { input: 'How much did I pay in total?', facts: {} };
    expect(await chat.send(question)).toMatchObject({ ok: false, message: 'HTTP error! status: 401' });
    const [email, password] = ['bob@example.com', 'correct-horse'] as const;
    await account.auth.signUp({ email, password, fullName: 'Bob', avatarUrl: '' });
    await account.auth.signIn(email, password);
    await backend.pg.query(
      `insert into public.payment_history (user_id, service_name, amount, currency, status)
       select id, 'Pro plan', 29, 'USD', 'completed' from auth.users where email = $1`,
      [email],
    );
    const answer = await chat.send(question);
    expect(answer).toMatchObject({
      ok: true,
      thread: undefined,
      text: expect.stringContaining('$29.00'),
      sources: [{ ref: 's1', table: 'payment_history', ids: [expect.any(String)] }],
    });
    const history = [
      { role: 'user', text: question.input },
      { role: 'assistant', text: answer.ok ? answer.text : '' },
    ] as const;
    expect(await chat.send({ input: 'and last year?', facts: {}, history })).toMatchObject({
      ok: true,
      text: expect.stringMatching(/20\d\d/),
    });
  });
});
