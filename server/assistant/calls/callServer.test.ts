import { describe, expect, it } from 'vitest';
import { call, text } from '../chat.fixture.ts';
import { EngineFailure } from '../engine.ts';
import { calls, provider, tokenOf } from './callProvider.fixture.ts';

const never = () => Promise.reject(new Error('Nobody reads here'));

/** The data of each event. */
const chunksOf = async (answer: Response) =>
  (await answer.text())
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)));

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
    for (const key of ['', 'k', `${calls.key}k`, calls.ticketSecret]) {
      const answer = await ask(ticket, {}, key);
      expect(answer.status).toBe(401);
      const { error } = await answer.json();
      expect(error.message).toMatch(
        key ? /^The key is not the value of ASSISTANT_CALL_KEY\./ : /^No key came along\./,
      );
      expect(error.message).not.toContain(calls.key);
    }
    const eager = provider([text('Hi')], { takeTurn: async (_user, how) => (how ? 0 : 9) });
    const refused = await eager.ask(await eager.ticketOf('ada'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9']);
    const deleted = provider([text('Hi')], { takeTurn: async (_user, how) => (how ? 0 : undefined) });
    expect((await deleted.ask(await deleted.ticketOf('ada'))).status).toBe(401);
  });

  it('a ticket takes a turn that counts as no message, before anybody is asked about open calls [B55, P1]', async () => {
    const turns: unknown[] = [];
    let asked = 0;
    const waits: (number | undefined)[] = [0, 12, undefined, Number.NaN];
    const { post } = provider([text('Hi')], {
      takeTurn: async (...turn) => {
        turns.push(turn);
        return waits.shift();
      },
      takeCallTime: async () => (asked += 1),
    });
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push(await post('/chat/ticket', tokenOf('ada')));
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 401, 503]);
    expect(answers[1]?.headers.get('retry-after')).toBe('12');
    expect([asked, turns[0]]).toEqual([1, ['ada', { counted: false }]]);
  });

  it('ends every failure in a sentence, and logs the rest [A91, A24]', async () => {
    for (const error of [
      new EngineFailure('I cannot look now.', { detail: 'sk-1234', isBeforeFirstWord: true }),
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

  it('does not take an outage of the auth service for a session that is over, and answers again after it [A91, A24]', async () => {
    let isDown = false;
    const { ticketOf, ask, turns, logged } = provider([text('Hi')], {
      callerOf: async () => {
        if (isDown) throw new Error('The project answered 502 to whose session this is');
        return { id: 'ada', reader: { payments: never, account: never } };
      },
    });
    const ticket = await ticketOf('ada');
    isDown = true;
    for (const stream of [false, true]) {
      const answer = await ask(ticket, { stream });
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { error: { message: 'The assistant is not available.', type: 'server_error', code: null } },
      ]);
    }
    expect(turns).toEqual([]);
    expect(logged.join()).toContain('502');
    isDown = false;
    expect((await ask(ticket)).status).toBe(200);
  });
});
