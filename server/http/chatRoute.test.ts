import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';
import { EngineFailure, type Engine } from '../assistant/engine.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { createHttpServer } from './httpServer.ts';
import { localAssistant } from './localAssistant.ts';
import { embeddedServer } from './server.ts';

describe('the agent’s chat', () => {
  let site: string;
  let backend: EmbeddedBackend;
  let running: ReturnType<typeof embeddedServer> | undefined;
  /** Instead of the rules, for one test. */
  let engine: Engine | undefined;
  const http = createHttpServer((request) => running?.fetch(request) ?? new Response(null, { status: 503 }));

  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    site = `http://localhost:${(http.address() as AddressInfo).port}`;
    backend = await createEmbeddedBackend({ siteUrl: site });
    const byTheRules = localAssistant({ backend: async () => backend });
    running = embeddedServer({
      app: Promise.resolve('none'),
      backend: Promise.resolve(backend),
      siteUrl: site,
      headers: {},
      answerChat: (request) =>
        engine ? localAssistant({ backend: async () => backend, engine })(request) : byTheRules(request),
    });
  });
  afterAll(async () => {
    http.close();
    await backend.close();
  });
  const client = () =>
    createClient(site, backend.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

  const ask = (token: string, body: object = {}, path = '/chat') =>
    fetch(site + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ assistantId: 'embedded', input: 'How much did I pay in total?', ...body }),
    });
  const signUp = async (email: string) => {
    const { data } = await client().auth.signUp({ email, password: 'correct-horse' });
    return data.session?.access_token ?? '';
  };

  it('a message that the assistant failed to answer is none of the month’s, and an answered one is [B41]', async () => {
    const sender = client();
    const { data } = await sender.auth.signUp({ email: 'sender@example.com', password: 'correct-horse' });
    const token = data.session?.access_token ?? '';
    const used = async () => Object((await sender.rpc('find_usage')).data) as { messages: number };
    await (await ask(token)).text();
    expect(await used()).toMatchObject({ messages: 1 });
    engine = async function* broken() {
      yield* [];
      throw new EngineFailure('I cannot answer at the moment. Please try again.', {
        detail: 'down',
        isBeforeFirstWord: true,
      });
    };
    try {
      expect(await (await ask(token, { stream: true })).text()).toContain('I cannot answer at the moment.');
    } finally {
      engine = undefined;
    }
    expect(await used()).toMatchObject({ messages: 1 });
  });

  it('the server of npm start answers the chat of whoever is signed in, about their own payments [A28, C6]', async () => {
    const payer = client();
    const { data } = await payer.auth.signUp({ email: 'payer@example.com', password: 'correct-horse' });
    await payer.rpc('set_simulated_plan', { plan: 'pro' });
    const { output } = await (await ask(data.session?.access_token ?? '')).json();
    expect(output[0].content).toMatch(/\[[^\]]*\$29\.00[^\]]*\]\(#s1\)/);
    const { data: rows } = await payer.from('payment_history').select('id');
    expect(output[0].sources).toEqual([
      { ref: 's1', table: 'payment_history', ids: rows?.map(({ id }) => id) },
    ]);
    const other = await (await ask(await signUp('other@example.com'))).json();
    expect(other.output[0].content).not.toContain('29');
    expect(other.output[0].sources ?? []).toEqual([]);
  });

  it('the server of npm start answers no visitor’s chat, and nobody at the provider’s public address [A28, P1]', async () => {
    for (const token of ['embedded', embeddedPublishableKey, 'x.y.z'])
      expect([(await ask(token)).status, (await (await ask(token)).json()).code]).toEqual([401, 'bad_jwt']);
    expect((await ask(await signUp('public@example.com'), {}, '/chat/web')).status).toBe(404);
  });

  it('the server of npm start tells who has used the month’s messages, and a plan lets them go on at once [B12]', async () => {
    const thrifty = client();
    const { data } = await thrifty.auth.signUp({ email: 'thrifty@example.com', password: 'correct-horse' });
    const said = async () => {
      const answer = await ask(data.session?.access_token ?? '');
      return [answer.status, (await answer.json()).output[0].content] as const;
    };
    // A backend without limits, as this one, counts and does not refuse.
    await said();
    await backend.pg.query('update private.chat_turns set used_in_month = 50 where user_id = $1', [
      data.user?.id,
    ]);
    expect((await said())[1]).not.toMatch(/used all/);
    await backend.pg.query('update private.settings set enforces_limits = true');
    expect(await said()).toEqual([201, expect.stringMatching(/^You have used all the messages.*\(50\)/)]);
    await thrifty.rpc('set_simulated_plan', { plan: 'pro' });
    expect(await said()).toEqual([201, expect.stringMatching(/\$29/)]);
    await backend.pg.query('update private.settings set enforces_limits = false');
  });

  it('the server of npm start limits how many messages an account sends in a minute [A28, P1]', async () => {
    const token = await signUp('eager@example.com');
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await ask(token, { input: 'Hi' })).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
    const refused = await ask(token, { input: 'Hi' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('the server of npm start gives each conversation with the agent an id that the last one does not tell [P3]', async () => {
    const token = await signUp('talker@example.com');
    const begin = async () => String((await (await ask(token)).json()).id);
    const [first, second] = [await begin(), await begin()];
    for (const id of [first, second]) expect(id).toMatch(/^[\da-f]{32}$/);
    expect(first.slice(0, 8)).not.toBe(second.slice(0, 8));
    const other = await signUp('listener@example.com');
    expect((await ask(other, { previousChatId: first })).status).toBe(404);
    expect((await ask(token, { previousChatId: first })).status).toBe(201);
  });

  it('the server of npm start tells the engine when the page has left [A28, A24]', async () => {
    const signals: AbortSignal[] = [];
    engine = async function* answer({ signal }) {
      signals.push(signal);
      yield { type: 'text', delta: 'Let me see. ' };
      await new Promise(() => undefined);
    };
    const token = await signUp('leaver@example.com');
    const asked = send(`${site}/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    asked.on('error', () => undefined);
    asked.end(JSON.stringify({ assistantId: 'a', input: 'Hi', stream: true }));
    const [answer] = await once(asked, 'response');
    const [piece] = await once(answer, 'data');
    expect(String(piece)).toContain('Let me see. ');
    asked.destroy();
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), { timeout: 20_000 });
    engine = undefined;
  });

  it('the server of npm start says what is wrong with the settings of a model, before it opens anything [A25]', () => {
    const environment = { ASSISTANT_URL: 'http://localhost:11434/v1' };
    expect(() => localAssistant({ backend: async () => backend, environment })).toThrow(
      /ASSISTANT_MODEL is not set/,
    );
  });
});
