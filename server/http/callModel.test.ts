import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assistantFunction } from '../../supabase/functions/assistant/handler.ts';
import { sessionOfToken } from '../../supabase/functions/_shared/session.ts';
import { rulesEngine } from '../assistant/rules/rulesEngine.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { localAssistant } from './localAssistant.ts';
import { embeddedServer } from './server.ts';

const calls = { key: 'k'.repeat(32), ticketSecret: 's'.repeat(32) };
const site = 'http://localhost:3000';

describe('the model of calls reads as the user of the ticket', () => {
  let backend: EmbeddedBackend;
  /** How the project's auth service answers, while it does not. */
  let outage: (() => Promise<Response>) | undefined;
  let places: Record<string, (request: Request) => Promise<Response> | Response>;
  const client = () =>
    createClient(site, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    });

  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: site });
    const environment = { ASSISTANT_CALL_KEY: calls.key, ASSISTANT_TICKET_SECRET: calls.ticketSecret };
    const server = embeddedServer({
      app: Promise.resolve('none'),
      backend: Promise.resolve(backend),
      siteUrl: site,
      headers: {},
      answerChat: localAssistant({ backend: async () => backend, environment }),
    });
    const project = {
      url: site,
      key: backend.publishableKey,
      fetch: (async (input, init) => {
        const request = new Request(input, init);
        if (outage && new URL(request.url).pathname === '/auth/v1/user') return outage();
        return backend.fetch(request);
      }) as typeof fetch,
    };
    places = {
      embedded: (request) => server.fetch(request),
      edge: assistantFunction({
        origins: [site],
        project,
        sessionOf: sessionOfToken(project),
        takeTurn: async () => 0,
        engine: rulesEngine(),
        calls,
        log: () => undefined,
      }),
    };
  });
  afterAll(() => backend.close());

  it.each(['embedded', 'edge'])(
    'under row-level security, until the session ends (%s) [A91, P1, P3]',
    async (where) => {
      const post = async (path: string, bearer: string, body: object = {}) =>
        await (places[where] as (request: Request) => Promise<Response>)(
          new Request(site + path, {
            method: 'POST',
            headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        );
      const person = async (name: string) => {
        const own = client();
        const { data } = await own.auth.signUp({
          email: `${name}-${where}@example.com`,
          password: 'correct-horse',
        });
        const token = data.session?.access_token ?? '';
        const { ticket } = await (await post('/chat/ticket', token)).json();
        return { own, ticket };
      };
      const ask = (ticket: string, key = calls.key) =>
        post('/chat/completions', key, {
          model: 'parley',
          messages: [{ role: 'user', content: 'How much did I pay in total?' }],
          metadata: { ticket },
        });
      const said = async (ticket: string) => (await (await ask(ticket)).json()).choices[0].message.content;

      const payer = await person('payer');
      const other = await person('other');
      await payer.own.rpc('set_simulated_plan', { plan: 'pro' });
      expect(await said(payer.ticket)).toContain('$29.00');
      expect(await said(other.ticket)).not.toContain('29');
      expect((await ask(payer.ticket, 'wrong')).status).toBe(401);
      expect((await post('/chat/ticket', 'x.y.z')).status).toBe(401);
      await payer.own.auth.signOut();
      expect((await ask(payer.ticket)).status).toBe(401);
      expect((await ask(other.ticket)).status).toBe(200);
      if (where === 'embedded') return;
      // A session that nobody can look up is not over: the provider may ask again.
      for (const answer of [
        async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
        () => Promise.reject(new TypeError('fetch failed')),
      ]) {
        outage = answer;
        expect((await ask(other.ticket)).status).toBe(503);
      }
      outage = undefined;
      expect((await ask(other.ticket)).status).toBe(200);
    },
  );
});
