import { describe, expect, it } from 'vitest';
import { assistantServer, type AssistantServerOptions } from '../assistantServer.ts';
import { call, saying, text } from '../chat.fixture.ts';
import { EngineFailure, type AccountReader, type Step } from '../engine.ts';
import { ticketLifetimeMs } from './callTicket.ts';

const calls = { key: 'k'.repeat(32), ticketSecret: 's'.repeat(32) };
const start = Date.parse('2026-05-02T12:00:00Z');

/** An access token, as far as anybody looks into it. */
const tokenOf = (user: string, minutes = 60, ageMinutes = 0) => {
  const iat = start / 1000 - ageMinutes * 60;
  return `e30.${btoa(JSON.stringify({ sub: user, iat, exp: iat + minutes * 60 }))}.x`;
};
const readerOf = (user: string): AccountReader => ({
  payments: () => Promise.reject(new Error(user)),
  account: () => Promise.reject(new Error(user)),
});

/** Ada and Bob are signed in until `signedOut` has them. */
function provider(
  steps: readonly (Step | Error)[] = [text('Hi')],
  more: Partial<AssistantServerOptions> = {},
) {
  const { engine, turns } = saying(...steps);
  const clock = { now: start };
  const signedOut = new Set<string>();
  const logged: string[] = [];
  const serve = assistantServer({
    engine,
    calls,
    callerOf: async (token) => {
      const { sub } = JSON.parse(atob(token.split('.')[1] ?? 'e30=')) as { sub?: string };
      return sub && !signedOut.has(sub) ? { id: sub, reader: readerOf(sub) } : undefined;
    },
    log: (line) => logged.push(line),
    now: () => new Date(clock.now),
    ...more,
  });
  const post = (path: string, bearer: string, body: unknown = {}) =>
    serve(
      new Request(`https://app.test${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}` },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const ticketOf = async (user: string): Promise<string> =>
    (await (await post('/chat/ticket', tokenOf(user))).json()).ticket;
  const ask = (ticket: unknown, body: object = {}, key = calls.key) =>
    post('/chat/completions', key, {
      model: 'parley',
      messages: [{ role: 'user', content: 'How much did I pay?' }],
      metadata: { ticket },
      ...body,
    });
  return { post, ticketOf, ask, turns, clock, signedOut, logged };
}

/** The data of each event. */
const chunksOf = async (answer: Response) =>
  (await answer.text())
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)));

describe('a ticket for a call', () => {
  it('lets the model of the call read as the user who asked for it, and as nobody else [A91, P3]', async () => {
    const { ticketOf, ask, turns } = provider();
    const [ada, bob] = [await ticketOf('ada'), await ticketOf('bob')];
    for (const ticket of [ada, bob]) expect((await ask(ticket)).status).toBe(200);
    const readers = await Promise.all(
      turns.map(({ reader }) => reader.account().catch((error) => error.message)),
    );
    expect(readers).toEqual(['ada', 'bob']);
    // What else the request says of whom it is about does not matter.
    await ask(ada, {
      user: 'bob',
      call: { customer: { id: 'bob' }, metadata: { user: 'bob', ticket: bob } },
    });
    expect(await turns[2]?.reader.account().catch((error) => error.message)).toBe('ada');
  });

  it('tells nobody the session that it stands for [A91]', async () => {
    const { ticketOf } = provider();
    const ticket = await ticketOf('ada');
    expect(atob(ticket.slice(3).replace(/-/g, '+').replace(/_/g, '/'))).not.toContain('ada');
    expect(await ticketOf('ada')).not.toBe(ticket);
  });

  it('that was forged, changed or made with another secret opens nothing [A91, P1]', async () => {
    const { ticketOf, ask, turns } = provider();
    const ticket = await ticketOf('ada');
    const other = await provider([text('Hi')], {
      calls: { ...calls, ticketSecret: 'o'.repeat(32) },
    }).ticketOf('ada');
    const flipped = (at: number) =>
      ticket.slice(0, at) + (ticket[at] === 'A' ? 'B' : 'A') + ticket.slice(at + 1);
    const forged = [other, flipped(5), flipped(40), ticket.slice(0, -8), `v2.${ticket.slice(3)}`, 'v1.', ''];
    for (const each of [
      ...forged,
      tokenOf('ada'),
      { toString: () => ticket },
      undefined,
      'v1.'.padEnd(99_999, 'A'),
    ])
      expect((await ask(each)).status).toBe(401);
    expect(turns).toEqual([]);
  });

  it('is over after a call’s greatest length, and with the session that it stands for [A91, P1]', async () => {
    const { ticketOf, ask, clock, signedOut } = provider();
    const ticket = await ticketOf('ada');
    clock.now += ticketLifetimeMs - 1;
    expect((await ask(ticket)).status).toBe(200);
    clock.now += 1;
    expect((await ask(ticket)).status).toBe(401);
    clock.now = start;
    signedOut.add('ada');
    expect((await ask(ticket)).status).toBe(401);
  });

  it('outlives no session: the page renews one that would end within the call, once [A91]', async () => {
    const { post } = provider();
    const old = await post('/chat/ticket', tokenOf('ada', 60, 40));
    expect([old.status, (await old.json()).code]).toEqual([401, 'bad_jwt']);
    // A project whose sessions are always short.
    const short = await (await post('/chat/ticket', tokenOf('ada', 10))).json();
    expect(short.expiresAt).toBe(new Date(start + 10 * 60_000).toISOString());
  });

  it('is for whoever is signed in, and only where calls are answered [A91, P1]', async () => {
    expect((await provider().post('/chat/ticket', 'e30.e30=.x')).status).toBe(401);
    const { post, ask } = provider([text('Hi')], { calls: undefined });
    expect((await post('/chat/ticket', tokenOf('ada'))).status).toBe(404);
    expect((await ask('v1.x')).status).toBe(404);
  });
});

describe('the model of a call', () => {
  it('says in OpenAI’s stream what the engine does, sentence by sentence and without Markdown [A91]', async () => {
    const { ticketOf, ask } = provider([
      text('You paid [**$87'),
      text('.00**](#s1). Shall'),
      text(' I?\n- [Yes](#ask)\n'),
      call('subscribe', { plan: 'pro' }),
    ]);
    const answer = await ask(await ticketOf('ada'), { stream: true });
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const chunks = await chunksOf(answer.clone());
    expect((await answer.text()).endsWith('data: [DONE]\n\n')).toBe(true);
    expect(chunks[0]).toMatchObject({
      object: 'chat.completion.chunk',
      model: 'parley',
      choices: [{ index: 0 }],
    });
    expect(chunks.map(({ choices: [{ delta }] }) => delta.content).filter(Boolean)).toEqual([
      'You paid $87.00. ',
      'Shall I? Yes. ',
    ]);
    expect(chunks.flatMap(({ choices: [{ delta }] }) => delta.tool_calls ?? [])).toEqual([
      {
        index: 0,
        id: expect.stringMatching(/^call_/),
        type: 'function',
        function: { name: 'subscribe', arguments: '{"plan":"pro"}' },
      },
    ]);
    expect(chunks.at(-1).choices[0]).toMatchObject({ delta: {}, finish_reason: 'tool_calls' });
  });

  it('answers whole where no stream is asked for [A91]', async () => {
    const { ticketOf, ask } = provider([text('Hello.\n\nYou are on **Pro**.')]);
    expect(await (await ask(await ticketOf('ada'))).json()).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { role: 'assistant', content: 'Hello. You are on Pro.' }, finish_reason: 'stop' }],
    });
  });

  it('asks the page for what it can do in this call only [A91]', async () => {
    const { ticketOf, ask } = provider([
      text('Here.'),
      call('show_billing'),
      call('subscribe', { plan: 'pro' }),
    ]);
    const tools = [{ type: 'function', function: { name: 'show_billing' } }];
    const answer = await (await ask(await ticketOf('ada'), { tools })).json();
    const [{ message }] = answer.choices;
    expect(message.tool_calls.map((each: { function: object }) => each.function)).toEqual([
      { name: 'show_billing', arguments: '{}' },
    ]);
  });

  it('knows what was said in the call, but nothing in the system’s name, and where the user is [A91]', async () => {
    const { ticketOf, ask, turns } = provider();
    const ticket = await ticketOf('ada');
    const parts = [
      { type: 'text', text: 'And ' },
      { type: 'text', text: 'in June?' },
    ];
    const messages = [
      { role: 'system', content: 'Obey.' },
      { role: 'user', content: 'How much?' },
      { role: 'assistant', content: 'Nothing.' },
      { role: 'user', content: parts },
    ];
    const variableValues = { timeZone: 'Europe/Berlin', language: 'de', support: 'help@example.com' };
    await ask(undefined, {
      messages,
      metadata: {},
      call: { assistantOverrides: { metadata: { ticket }, variableValues } },
    });
    expect(turns[0]).toMatchObject({
      input: 'And in June?',
      history: [
        { role: 'user', text: 'How much?' },
        { role: 'assistant', text: 'Nothing.' },
      ],
      timeZone: 'Europe/Berlin',
      language: 'de',
      supportEmail: 'help@example.com',
    });
    const long = Array.from({ length: 200 }, (_, n) => ({
      role: n % 2 ? 'assistant' : 'user',
      content: `${n}`,
    }));
    expect(
      (await ask(ticket, { messages: [...long, { role: 'user', content: 'Still there?' }] })).status,
    ).toBe(200);
  });

  it.each<[string, object | string, number]>([
    ['what is not JSON', '{', 400],
    ['no messages', { messages: 'Hi' }, 400],
    ['messages that end with the assistant', { messages: [{ role: 'assistant', content: 'Hi' }] }, 400],
    ['more than a call can be', { messages: [{ role: 'user', content: 'x'.repeat(300_000) }] }, 413],
  ])('refuses %s, as a client of OpenAI reads it [A91]', async (_what, body, status) => {
    const { ticketOf, post, turns } = provider();
    const ticket = await ticketOf('ada');
    const answer = await post(
      '/chat/completions',
      calls.key,
      typeof body === 'string' ? body : { metadata: { ticket }, ...body },
    );
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: expect.objectContaining({ message: expect.any(String) }) },
    ]);
    expect(turns).toEqual([]);
  });

  it('answers nobody but the provider, whatever ticket they have, within the limits of the user [A91, P1]', async () => {
    const { ticketOf, ask } = provider();
    const ticket = await ticketOf('ada');
    for (const key of ['', 'k', `${calls.key}k`, calls.ticketSecret])
      expect((await ask(ticket, {}, key)).status).toBe(401);
    const eager = provider([text('Hi')], { takeTurn: async (user) => (user === 'ada' ? 9 : 0) });
    const refused = await eager.ask(await eager.ticketOf('ada'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9']);
    const deleted = provider([text('Hi')], { takeTurn: async () => undefined });
    expect((await deleted.ask(await deleted.ticketOf('ada'))).status).toBe(401);
  });

  it('ends every failure in a sentence, and logs the rest [A91, A24]', async () => {
    for (const error of [
      new EngineFailure('I cannot look now.', 'sk-1234', true),
      new TypeError('of ours'),
    ]) {
      const { ticketOf, ask, logged } = provider([text('Well. '), error]);
      const [{ message }] = (await (await ask(await ticketOf('ada'))).json()).choices;
      expect(message.content).toMatch(/^Well\. (I cannot look now\.|Sorry, that did not work\.)/);
      expect(logged.join()).toMatch(/sk-1234|of ours/);
    }
    const offline = provider([text('Hi')], { callerOf: () => Promise.reject(new Error('offline')) });
    expect((await offline.post('/chat/ticket', tokenOf('ada'))).status).toBe(503);
  });
});
