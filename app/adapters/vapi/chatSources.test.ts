import { describe, expect, it } from 'vitest';
import { vapiChat } from './chat.ts';

const source = { ref: 's1', table: 'payment_history', ids: ['a1', 'b2'] };
const text = 'You paid [$58.00](#s1).';

const replyTo = (answer: Response, path: '/chat' | '/chat/web' = '/chat') =>
  vapiChat({
    baseUrl: 'https://voice.test',
    path,
    key: 'k',
    assistantId: 'a1',
    stream: true,
    fetch: async () => answer,
  }).send({ input: 'How much did I pay?', facts: {} });

const streamed = (...events: object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify({ id: 'c2', ...event })}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
const at = (path: string, delta: unknown) => ({ path: `chat.output[0].${path}`, delta });

describe('vapiChat reads that an answer refuses the question', () => {
  const said = { ok: true, text: 'I cannot.', thread: 'c2', toolCalls: [] };
  const answers = (mark: unknown) => [
    streamed(at('content', 'I cannot.'), at('refused', mark)),
    Response.json({ id: 'c2', output: [{ content: 'I cannot.', refused: mark }] }),
  ];

  it('where the server says so [A97]', async () => {
    for (const answer of answers(true))
      expect(await replyTo(answer)).toEqual({ ...said, refused: 'question' });
  });

  it('because the month’s messages are used up [B54]', async () => {
    for (const answer of answers('limit'))
      expect(await replyTo(answer)).toEqual({ ...said, refused: 'limit' });
  });

  it('and not where it says anything else [A97]', async () => {
    for (const mark of [false, 'true', 1, null])
      for (const answer of answers(mark)) expect(await replyTo(answer)).toEqual(said);
  });
});

describe('vapiChat reads the rows behind an answer’s figures', () => {
  it.each<[string, Response]>([
    ['in a stream, before their figures', streamed(at('sources', source), at('content', text))],
    ['in a stream, all at once', streamed(at('content', text), at('sources', [source]))],
    ['in a whole answer', Response.json({ id: 'c2', output: [{ content: text, sources: [source] }] })],
  ])('%s [A20]', async (_, answer) => {
    expect(await replyTo(answer)).toEqual({
      ok: true,
      text,
      thread: 'c2',
      toolCalls: [],
      sources: [source],
    });
  });

  it.each<[string, unknown]>([
    ['no object', 'payment_history'],
    ['JSON', JSON.stringify(source)],
    ['another table', { ...source, table: 'users' }],
    ['no rows', { ...source, ids: [] }],
    ['a ref that leads out of the page', { ...source, ref: '//evil.example' }],
  ])('and passes over what is none: %s [A20]', async (_, wrong) => {
    const expected = { ok: true, text, thread: 'c2', toolCalls: [] };
    expect(await replyTo(streamed(at('sources', wrong), at('content', text)))).toEqual(expected);
    const whole = Response.json({ id: 'c2', output: [{ content: text, sources: [wrong] }] });
    expect(await replyTo(whole)).toEqual(expected);
  });

  it('and needs an answer beside them [A20]', async () => {
    expect(await replyTo(streamed(at('sources', source)))).toMatchObject({ ok: false, reason: 'failed' });
  });
});
