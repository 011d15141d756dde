import { describe, expect, it } from 'vitest';
import type { ChatRequest } from '../../../src/services/chat.ts';
import { vapiChat, type VapiChatOptions } from './chat.ts';

const encoder = new TextEncoder();
const transports = [
  ['/chat', 'previousChatId', 'c2'],
  ['/chat/web', 'sessionId', 's2'],
] as const;

/** A provider that gives these answers in order and records the requests. */
function provider(path: VapiChatOptions['path'], ...answers: (() => Response)[]) {
  const asked: Record<string, unknown>[] = [];
  const port = vapiChat({
    baseUrl: 'https://voice.test',
    path,
    key: 'k',
    assistantId: 'a1',
    stream: false,
    fetch: async (input, init) => {
      asked.push((await new Request(input, init).json()) as Record<string, unknown>);
      const answer = answers[asked.length - 1];
      return answer ? answer() : Response.json({}, { status: 500 });
    },
  });
  const send = (input: ChatRequest['input'], more: Partial<ChatRequest> = {}) =>
    port.send({ input, facts: {}, ...more });
  return { asked, send };
}

const says =
  (content: string, more: object = {}) =>
  () =>
    Response.json({ id: 'c2', sessionId: 's2', output: [{ role: 'assistant', content }], ...more });
const refuses = (status: number, message: string | string[]) => () =>
  Response.json({ message, error: 'Refused', statusCode: status }, { status });

const call = { id: 't1', type: 'function', function: { name: 'subscribe', arguments: '{"plan":"pro"}' } };
const understood = [{ id: 't1', name: 'subscribe', arguments: '{"plan":"pro"}' }];
const results = [{ id: 't1', name: 'subscribe', result: 'Done.' }];
const toolMessage = { role: 'tool', tool_call_id: 't1', name: 'subscribe', content: 'Done.' };

describe('vapiChat reads tool calls', () => {
  it.each<[string, object[], string, unknown]>([
    [
      'with a sentence',
      [{ role: 'assistant', content: 'Shall I?', tool_calls: [call] }],
      'Shall I?',
      understood,
    ],
    ['without one', [{ role: 'assistant', content: null, tool_calls: [call] }], '', understood],
    ['written as in calls', [{ role: 'assistant', toolCalls: [call] }], '', understood],
    [
      'with the arguments as an object',
      [{ tool_calls: [{ ...call, function: { name: 'subscribe', arguments: { plan: 'pro' } } }] }],
      '',
      [{ ...understood[0], arguments: { plan: 'pro' } }],
    ],
    [
      'that the provider answered itself: only the assistant speaks',
      [
        { role: 'assistant', tool_calls: [call] },
        { role: 'tool', tool_call_id: 't1', content: 'Success.' },
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'Shall ' },
            { type: 'text', text: 'I?' },
          ],
        },
      ],
      'Shall I?',
      understood,
    ],
  ])('in a whole answer, %s [C6, V17]', async (_, output, text, toolCalls) => {
    const { send } = provider('/chat', () => Response.json({ id: 'c2', output }));
    expect(await send('Hello')).toEqual({ ok: true, text, thread: 'c2', toolCalls });
  });

  it('and leaves out a call that nobody could answer [C6, V17]', async () => {
    const broken = [{ type: 'function' }, null, { id: 't2', function: { name: '' } }];
    const { send } = provider('/chat', says('Hi', { output: [{ content: 'Hi', tool_calls: broken }] }));
    expect(await send('Hello')).toMatchObject({ ok: true, text: 'Hi', toolCalls: [] });
  });

  const at = (path: string, delta: unknown) => ({ id: 'c2', path: `chat.output[0].${path}`, delta });
  const streams: [string, object[]][] = [
    [
      'by path and in pieces',
      [
        at('tool_calls[0].id', 't1'),
        at('tool_calls[0].function.name', 'subscribe'),
        at('tool_calls[0].function.arguments', '{"plan":'),
        at('tool_calls[0].function.arguments', '"pro"}'),
      ],
    ],
    ['as a list', [at('toolCalls', [call])]],
    ['as JSON of a list', [at('tool_calls', JSON.stringify([call]))]],
    ['one at a time', [at('toolCalls[0]', JSON.stringify(call))]],
    [
      'in pieces of a list',
      [
        at('tool_calls', [{ index: 0, id: 't1', function: { name: 'subscribe', arguments: '' } }]),
        at('tool_calls', [{ index: 0, function: { arguments: '{"plan":' } }]),
        at('tool_calls', [{ index: 0, function: { arguments: '"pro"}' } }]),
      ],
    ],
    ['in a message of its own', [{ id: 'c2', message: { tool_calls: [call] } }]],
    ['twice', [at('tool_calls', [call]), { toolCalls: [call] }, at('tool_calls', [call])]],
  ];

  it.each(streams)('in a stream, %s, split at any byte [C6, V17]', async (_, events) => {
    const said = [at('content', 'Soll ich? '), ...events, at('content', '🎉')];
    const bytes = encoder.encode(said.map((each) => `data: ${JSON.stringify(each)}\r\n\r\n`).join(''));
    for (let size = 1; size <= bytes.length; size += size < 40 ? 1 : 37) {
      const body = new ReadableStream({
        start(controller) {
          for (let from = 0; from < bytes.length; from += size)
            controller.enqueue(bytes.slice(from, from + size));
          controller.close();
        },
      });
      const { send } = provider(
        '/chat',
        () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
      );
      const deltas: string[] = [];
      const reply = await send('Hello', { onDelta: (text) => deltas.push(text) });
      expect(reply, `in pieces of ${size}`).toEqual({
        ok: true,
        text: 'Soll ich? 🎉',
        thread: 'c2',
        toolCalls: understood,
      });
      expect(deltas).toEqual(['Soll ich? ', '🎉']);
    }
  });
});

describe.each(transports)('vapiChat on %s', (path, threadKey, next) => {
  const history = [
    { role: 'user', text: 'What does Pro cost?' },
    { role: 'assistant', text: '$29.' },
  ] as const;
  const before = [
    { role: 'user', content: 'What does Pro cost?' },
    { role: 'assistant', content: '$29.' },
  ];
  const anew = { assistantId: 'a1', input: [...before, { role: 'user', content: 'Take it' }] };

  it('answers tool calls in the thread that made them [C6, V17]', async () => {
    const { asked, send } = provider(path, says('Done.'));
    expect(await send(results, { thread: 't', history })).toMatchObject({ ok: true, text: 'Done.' });
    expect(asked).toEqual([{ assistantId: 'a1', input: [toolMessage], [threadKey]: 't' }]);
  });

  it('sends what was said before only when there is no thread [C6]', async () => {
    const { asked, send } = provider(path, says('Hi'), says('Hi'));
    await send('Take it', { history });
    await send('Take it', { history, thread: 't' });
    expect(asked).toEqual([anew, { assistantId: 'a1', input: 'Take it', [threadKey]: 't' }]);
  });

  it.each<[number, string | string[]]>([
    [404, 'Session not found'],
    [400, "Couldn't Get Chat. `previousChatId` 123 Does Not Exist."],
    [400, ['Session has expired']],
    [410, 'The chat is no longer available'],
    [400, [`${threadKey} must be a UUID`]],
  ])('begins another thread, once, on %i %s [C6, E10]', async (status, message) => {
    const { asked, send } = provider(path, refuses(status, message), says('Fine'));
    const reply = await send('Take it', { thread: 'old', history });
    expect(reply).toEqual({ ok: true, text: 'Fine', thread: next, toolCalls: [] });
    expect(asked).toEqual([{ assistantId: 'a1', input: 'Take it', [threadKey]: 'old' }, anew]);
  });

  it('tells another thread which calls the results answer [C6, V17]', async () => {
    const { asked, send } = provider(path, refuses(404, 'Session not found'), says('Fine'));
    await send(results, { thread: 'old', history });
    const unanswered = { ...call, function: { name: 'subscribe', arguments: '{}' } };
    expect(asked[1]).toEqual({
      assistantId: 'a1',
      input: [...before, { role: 'assistant', tool_calls: [unanswered] }, toolMessage],
    });
  });

  it.each<[number, string | string[]]>([
    [400, ['input must be a string']],
    [400, ['assistantId must be a UUID']],
    [404, 'Cannot POST /chat'],
    [401, 'Session expired'],
    [429, 'Session not found'],
    [500, 'Session not found'],
  ])('asks only once on %i %s [C6]', async (status, message) => {
    const { asked, send } = provider(path, refuses(status, message), says('Fine'));
    expect(await send('Take it', { thread: 'old', history })).toEqual({
      ok: false,
      reason: 'failed',
      message: `HTTP error! status: ${status}`,
    });
    expect(asked).toHaveLength(1);
  });

  it('asks only twice when the other thread is refused too, and once without a thread [C6]', async () => {
    const lost = refuses(404, 'Session not found');
    const { asked, send } = provider(path, lost, lost, lost);
    expect(await send('Take it', { thread: 'old' })).toMatchObject({ message: 'HTTP error! status: 404' });
    expect(asked).toHaveLength(2);
    expect(await send('Take it')).toMatchObject({ message: 'HTTP error! status: 404' });
    expect(asked).toHaveLength(3);
  });
});

describe('vapiChat whose session the provider replaced by itself', () => {
  it('brings what was said before with the next message, once [C6, E10]', async () => {
    const { asked, send } = provider('/chat/web', says('Who are you?'), says('I see'), says('Bye'));
    const history = [{ role: 'user', text: 'I am Ada' }] as const;
    const said = (text: string) => ({ role: 'user', content: text });
    expect(await send('Hello', { thread: 's1', history })).toMatchObject({ thread: 's2' });
    await send(results, { thread: 's2', history });
    await send('Again', { thread: 's2', history });
    await send('Bye', { thread: 's2', history });
    expect(asked.map(({ input }) => input)).toEqual([
      'Hello',
      [toolMessage],
      [said('I am Ada'), said('Again')],
      'Bye',
    ]);
  });
});
