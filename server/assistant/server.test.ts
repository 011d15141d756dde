import { describe, expect, it } from 'vitest';
import { scriptedAssistant } from './server.ts';

type Assistant = ReturnType<typeof scriptedAssistant>;
const threads = [
  ['/chat', 'previousChatId', 'id'],
  ['/chat/web', 'sessionId', 'sessionId'],
] as const;

function ask(assistant: Assistant, path: string, body: object) {
  const request = new Request(`https://voice.test${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer embedded' },
    body: JSON.stringify({ assistantId: 'a', ...body }),
  });
  return assistant(request);
}

const result = (id: string, content: string) => ({
  role: 'tool',
  tool_call_id: id,
  name: 'show_billing',
  content,
});

describe.each(threads)('the scripted provider on %s', (path, key, from) => {
  const start = async () => {
    const assistant = scriptedAssistant({ paceMs: 0 });
    const first = await (await ask(assistant, path, { input: 'show me my billing' })).json();
    return { assistant, first, thread: { [key]: first[from] } };
  };

  it('calls a tool in the provider’s shape [C6, V17]', async () => {
    const { first } = await start();
    expect(first.output).toEqual([
      {
        role: 'assistant',
        content: 'Here is your billing.',
        tool_calls: [{ id: 'call-1', type: 'function', function: { name: 'show_billing', arguments: '{}' } }],
      },
    ]);
  });

  it('takes the result of a tool, once [C6, V17]', async () => {
    const { assistant, thread } = await start();
    const input = [result('call-1', 'The billing screen is shown.')];
    const second = await (await ask(assistant, path, { input, ...thread })).json();
    expect(second.output[0].content).toBe('Done: the billing screen is shown.');
    const third = await ask(assistant, path, { input, [key]: second[from] });
    expect(third.status).toBe(400);
  });

  it('takes the result of a call that the message brings along [C6, V17]', async () => {
    const call = { id: 'x', type: 'function', function: { name: 'show_billing', arguments: '{}' } };
    const input = [
      { role: 'user', content: 'show me my billing' },
      { role: 'assistant', tool_calls: [call] },
      result('x', 'The user said: not now.'),
    ];
    const answer = await (await ask(scriptedAssistant(), path, { input })).json();
    expect(answer.output[0].content).toBe('All right, I left it as it is.');
  });

  it('goes on with what the message says was said before [C6]', async () => {
    const input = [
      { role: 'user', content: 'What does Enterprise include?' },
      { role: 'assistant', content: 'A lot.' },
      { role: 'user', content: 'How much is it?' },
    ];
    const answer = await (await ask(scriptedAssistant(), path, { input })).json();
    expect(answer.output[0].content).toContain('**Enterprise** costs $99');
  });

  it('refuses a thread that it does not know, as after a restart [C6]', async () => {
    const response = await ask(scriptedAssistant(), path, { input: 'Hello', [key]: 'of-another-process' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('not found') });
  });

  it.each<[string, unknown]>([
    ['no messages', []],
    ['a message without a role', [{ content: 'Hi' }]],
    ['something else than messages', ['Hi']],
    ['a last message of the assistant', [{ role: 'assistant', content: 'Hi' }]],
    ['a blank last message', [{ role: 'user', content: ' ' }]],
    ['a result that answers nothing', [result('nobody', 'Done.')]],
  ])('refuses %s [C6]', async (_, input) => {
    expect((await ask(scriptedAssistant(), path, { input })).status).toBe(400);
  });
});

it('the scripted provider counts its conversations, or names them as it is told [C6]', async () => {
  const threadOf = async (assistant: Assistant) =>
    (await (await ask(assistant, '/chat/web', { input: 'Hello' })).json()).sessionId;
  expect(await threadOf(scriptedAssistant())).toBe('session-1');
  expect(await threadOf(scriptedAssistant({ newId: () => 'x' }))).toBe('session-x');
});

it.each([
  ['change my name to ', '!'],
  ['', 'change '],
  ['', 'my '],
  ['', 'which plan '],
  ['change my name to a', ' my name to b'],
])(
  'the scripted provider reads no more of a message than the app lets people write: %s%s… [C6]',
  async (start, each) => {
    const input = `${start}${each.repeat(60_000 / each.length)}x`;
    const words = { role: 'user', content: input };
    const before = performance.now();
    for (const message of [input, [words]])
      expect((await ask(scriptedAssistant(), '/chat', { input: message })).status).toBe(201);
    // It took three to a hundred times as long, and everybody's pages waited.
    expect(performance.now() - before).toBeLessThan(2000);
  },
);
