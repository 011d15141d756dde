import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { scriptedAssistant } from './server.ts';

const facts = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  plan: 'pro',
  planStatus: 'active',
  paymentMethod: 'PayPal',
  location: 'London',
  payments: JSON.stringify([
    { serviceName: 'Pro plan', date: '2026-05-01T10:00:00Z', amount: '$29.00', status: 'completed' },
    { serviceName: 'Add-on', date: '2026-04-01T10:00:00Z', amount: '$5.00', status: 'failed' },
  ]),
};

describe('the scripted assistant answers', () => {
  it.each([
    ['What plan am I on?', '**Pro** plan and it is **active**'],
    ['what did I pay last', '**$29.00** for Pro plan on May 1, 2026'],
    ['Show my payment history', '- **$5.00** for Add-on'],
    ['What does Enterprise include?', 'SLA guarantee'],
    ['tell me about the free plan', 'Limited queries per month'],
    ['Compare Pro and Enterprise', '**Enterprise**, $99 per month'],
    ['how much is Pro?', '$29 per month'],
    ['What plans are there?', '**Free**: $0 per month'],
    ['Which plan has API access?', '**API access** comes with the **Pro** plan'],
    ['How do I change my name?', '**Edit Profile**'],
    ['how can I upload a new picture', '5 MB'],
    ['change my location', '**Update Profile**'],
    ['I forgot my password', '**Forgot password?**'],
    ['Can I change my payment method?', '**Credit Card**, **PayPal** and **Stripe**'],
    ['I want to upgrade', '**Subscribe**'],
    ['cancel my subscription', '**Free** plan'],
    ['how do I sign out', '**Sign Out**'],
    ['How do I talk to you by voice?', '**Start call**'],
    ['Where do I live?', '**London**'],
    ['who are you', 'a program, not a person'],
    ['thanks!', 'You are welcome'],
    ['Hello', 'Hello Ada!'],
    ['help', 'What plan am I on?'],
    ['blorb', 'I am not sure'],
  ])('%s', (input, part) => expect(answer(input, facts)).toContain(part));

  it('without facts', () => {
    expect(answer('hi', {})).toContain('Hello!');
    expect(answer('what plan do I have', {})).toContain('**Free**');
    expect(answer('my payments', { payments: 'not json' })).toContain('no payments');
    expect(answer('my payments', { payments: '[null,{"amount":5}]' })).toContain('Service Payment');
  });

  it.each(['Please delete my account', 'How do I contact support?', 'Can I reach a human?'])(
    '%s: with the address of support, or with nobody to write to [X14]',
    (input) => {
      expect(answer(input, { ...facts, support: 'help@example.com' })).toContain(
        'Write to **help@example.com**',
      );
      expect(answer(input, facts)).not.toMatch(/write to (?!me)|email support/i);
    },
  );

  it('questions about what was said before', () => {
    expect(answer('and how much is it?', facts, ['What does Enterprise include?'])).toContain('$99');
  });

  it('a hostile name as text', () => {
    expect(answer('hi', { name: '<img/src=x>**' })).toContain('Hello \\<img/src=x\\>\\*\\*!');
  });
});

describe('the scripted provider', () => {
  const ask = (
    path: string,
    body: unknown,
    headers: Record<string, string> = { authorization: 'Bearer embedded' },
  ) =>
    new Request(`https://voice.test${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const assistant = () => scriptedAssistant({ paceMs: 0 });
  const valid = { assistantId: 'a', input: 'Hello' };

  it('answers /chat with an id and an output [C6, E10]', async () => {
    const response = await assistant()(ask('/chat', valid));
    expect(await response.json()).toEqual({
      id: 'chat-1',
      output: [{ role: 'assistant', content: 'Hello! What would you like to know about your account?' }],
    });
  });

  it('keeps the thread by previousChatId, and by sessionId on /chat/web [C6]', async () => {
    for (const [path, key, from] of [
      ['/chat', 'previousChatId', 'id'],
      ['/chat/web', 'sessionId', 'sessionId'],
    ] as const) {
      const answerChat = assistant();
      const first = await (
        await answerChat(ask(path, { ...valid, input: 'What does Enterprise include?' }))
      ).json();
      const second = await answerChat(ask(path, { ...valid, input: 'How much is it?', [key]: first[from] }));
      expect((await second.json()).output[0].content).toContain('**Enterprise** costs $99');
    }
  });

  it('streams words that add up to the answer', async () => {
    const response = await assistant()(ask('/chat/web', { ...valid, stream: true }));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((line) => line.replace('data: ', ''));
    expect(events.pop()).toBe('[DONE]');
    const said = events.map((event) => JSON.parse(event));
    expect(said[0]).toEqual({
      id: 'chat-1',
      sessionId: 'session-1',
      path: 'chat.output[0].content',
      delta: 'Hello!',
    });
    expect(said.map(({ delta }) => delta).join('')).toBe(
      'Hello! What would you like to know about your account?',
    );
  });

  it.each([
    ['without a key', ask('/chat', valid, {}), 401],
    ['with another key', ask('/chat', valid, { authorization: 'Bearer x' }), 401],
    ['without an assistant', ask('/chat', { input: 'x' }), 400],
    ['without an input', ask('/chat', { assistantId: 'a', input: ' ' }), 400],
    ['with both threads', ask('/chat', { ...valid, previousChatId: 'c', sessionId: 's' }), 400],
    ['with previousChatId on /chat/web', ask('/chat/web', { ...valid, previousChatId: 'c' }), 400],
    ['with something else than JSON', ask('/chat', '{nope'), 400],
    ['with null', ask('/chat', 'null'), 400],
  ])('refuses a request %s', async (_, request, status) => {
    const response = await assistant()(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusCode: status, message: expect.anything() });
  });
});
