import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatReply } from '../../../src/services/chat.ts';
import { vapiChat } from './chat.ts';
import { answerCollector, readAnswer } from './chatAnswer.ts';
import { eventParser } from './chatStream.ts';

const seed = 20_260_103;
const bytes = (text: string) => new TextEncoder().encode(text);

/** What the chat reads from a stream that arrives in these pieces. */
async function received(pieces: readonly Uint8Array<ArrayBuffer>[]) {
  const deltas: string[] = [];
  const chat = vapiChat({
    baseUrl: '',
    path: '/chat/web',
    key: 'k',
    assistantId: 'a',
    stream: true,
    fetch: async () => {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  const reply = await chat.send({ input: 'Hi', facts: {}, onDelta: (text) => void deltas.push(text) });
  return { reply, streamed: deltas.join('') };
}

function cut(whole: Uint8Array<ArrayBuffer>, places: readonly number[]) {
  const ends = [...new Set([0, ...places.map((place) => place % (whole.length + 1)), whole.length])];
  ends.sort((a, b) => a - b);
  return ends.slice(1).map((end, i) => whole.slice(ends[i], end));
}

const delta = (text: string, path = 'chat.output[0].content') =>
  `data: ${JSON.stringify({ id: 'c1', sessionId: 's1', path, delta: text })}`;
const argument = 'chat.output[0].tool_calls[0].function.arguments';
const typical = [
  ': a comment',
  delta('Grüße, 👩‍👩‍👧‍👦! '),
  'event: message',
  delta('مرحبا\u2028\n'),
  delta('[{"id":"t1","function":{"name":"subscribe","arguments":""}}]', 'chat.output[0].tool_calls'),
  delta('{"plan":', argument),
  delta('"pro"}', argument),
  'data: [DONE]',
];

describe('a streamed reply', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is the same wherever it is split: lines that end with %s [C6, E10]', async (_, end) => {
    const whole = bytes(typical.map((event) => event + end + end).join(''));
    const unsplit = await received([whole]);
    expect(unsplit.reply).toEqual({
      ok: true,
      text: 'Grüße, 👩‍👩‍👧‍👦! مرحبا\u2028\n',
      thread: 's1',
      toolCalls: [{ id: 't1', name: 'subscribe', arguments: '{"plan":"pro"}' }],
    } satisfies ChatReply);
    expect(unsplit.streamed).toBe('Grüße, 👩‍👩‍👧‍👦! مرحبا\u2028\n');
    const different: number[] = [];
    for (const place of whole.keys()) {
      const split = await received(cut(whole, [place]));
      if (JSON.stringify(split) !== JSON.stringify(unsplit)) different.push(place);
    }
    expect(different).toEqual([]);
  });

  it('is the same in any number of pieces, whatever it says [C6]', async () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }).map((text) => delta(text)),
      fc.jsonValue({ maxDepth: 2 }).map((value) => `data: ${JSON.stringify(value)}`),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'data', 'data:', ':', 'id: 1', 'data: [DONE]', 'data: {"error":"x"}'),
    );
    const stream = fc.array(fc.tuple(line, fc.constantFrom('\n', '\n\n', '\r\n\r\n', '\r')), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(stream, fc.array(fc.nat({ max: 2000 }), { maxLength: 8 }), async (lines, places) => {
        const whole = bytes(lines.flat().join(''));
        const unsplit = await received([whole]);
        expect(await received(cut(whole, places))).toEqual(unsplit);
        const { reply, streamed } = unsplit;
        expect(!reply.ok || streamed === reply.text).toBe(true);
      }),
      { seed, numRuns: 80 },
    );
  });

  it('made of any bytes is a reply or a failure, and nothing is thrown [C6, X7]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 4 }), async (pieces) => {
        const { reply } = await received(pieces.map((piece) => new Uint8Array(piece)));
        expect(reply.ok ? typeof reply.text : reply.reason).toMatch(/^(?:string|failed)$/);
      }),
      { seed, numRuns: 200 },
    );
  });
});

describe('the parts of it', () => {
  it('the event parser gives the same events for any split [C6]', () => {
    const text = fc.array(fc.constantFrom('data:', ' ', 'a', ':', '\n', '\r', '\r\n', 'id', 'é'), {
      maxLength: 40,
      size: 'max',
    });
    fc.assert(
      fc.property(text, fc.array(fc.nat({ max: 80 }), { maxLength: 20, size: 'max' }), (parts, places) => {
        const all = parts.join('');
        const whole = eventParser();
        const split = eventParser();
        const ends = [...new Set([0, ...places, all.length])].filter((end) => end <= all.length);
        ends.sort((a, b) => a - b);
        const events = ends.slice(1).flatMap((end, i) => split.push(all.slice(ends[i], end)));
        expect([...events, ...split.end()]).toEqual([...whole.push(all), ...whole.end()]);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('an answer of any shape gives a text, and tool calls that can be answered [E10]', () => {
    const message = fc.record(
      {
        role: fc.constantFrom('assistant', 'user', 'tool', undefined, 7),
        content: fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 2 })),
        tool_calls: fc.oneof(
          fc.jsonValue({ maxDepth: 3 }),
          fc.array(fc.record({ id: fc.string(), function: fc.jsonValue({ maxDepth: 2 }) })),
        ),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue(), output: fc.array(message) }));
    fc.assert(
      fc.property(body, (answer) => {
        const { text, toolCalls } = readAnswer(answer);
        expect(text).toBeTypeOf('string');
        expect(toolCalls.filter(({ id, name }) => id === '' || name === '')).toEqual([]);
        expect(new Set(toolCalls.map(({ id }) => id)).size).toBe(toolCalls.length);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('an event of any shape is taken, or reported as the error that it says it is [E10]', () => {
    const path = fc.oneof(
      fc.string(),
      fc
        .constantFrom('content', 'tool_calls', 'tool_calls[0].function', 'tool_calls[0].__proto__.id')
        .map((end) => `chat.output[0].${end}`),
    );
    const event = fc.record({ path, delta: fc.jsonValue(), id: fc.jsonValue() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(fc.oneof(event, fc.jsonValue())), (events) => {
        const { accept, answer } = answerCollector();
        const pieces = events
          .filter((each) => !Object(each).error)
          .map((each) => accept(JSON.stringify(each)))
          .join('');
        expect(answer().text).toBe(pieces);
      }),
      { seed, numRuns: 1000 },
    );
  });
});
