import { describe, expect, it } from 'vitest';
import { createRequire } from 'node:module';
import { endReason, eventTranslator } from './voiceHearing.ts';
import { constructorOf } from './voiceLine.ts';
import { userMessages, toolResultMessage } from './voiceOutgoing.ts';

type Heard = readonly [name: string, payload?: unknown];

function heard(...events: readonly Heard[]) {
  const hear = eventTranslator(() => 7);
  return events.flatMap(([name, payload]) => hear(name, payload));
}

const said = (role: string, transcript: string, transcriptType = 'final'): Heard => [
  'message',
  { type: 'transcript', role, transcript, transcriptType },
];
const event = (role: string, text: string, final = true) => ({
  type: 'transcript',
  role,
  text,
  final,
  at: 7,
});
const planned = (output: unknown, turnId?: string): Heard => [
  'message',
  { type: 'model-output', output, turnId },
];
const interrupted: Heard = ['message', { type: 'user-interrupted' }];

describe('what is heard', () => {
  it.each<[string, Heard[], object[]]>([
    ['a partial text', [said('user', 'Hel', 'partial')], [event('user', 'Hel', false)]],
    ['a final text', [said('assistant', 'Hello.')], [event('assistant', 'Hello.')]],
    [
      'a final text under its other name',
      [
        [
          'message',
          {
            type: "transcript[transcriptType='final']",
            role: 'user',
            transcript: 'A',
            transcriptType: 'final',
          },
        ],
      ],
      [event('user', 'A')],
    ],
    ['nobody’s text', [said('system', 'Hello.')], []],
    ['garbage', [['message', null], ['message', 5], ['message', { type: 'transcript' }], ['nothing']], []],
    [
      'tool calls, without what is none',
      [
        [
          'message',
          {
            type: 'tool-calls',
            toolCallList: [
              { id: 't1', function: { name: 'subscribe', arguments: { plan: 'pro' } } },
              { id: 5 },
              null,
            ],
          },
        ],
        ['message', { type: 'tool-calls', toolCallList: 'none' }],
      ],
      [{ type: 'tool-calls', calls: [{ id: 't1', name: 'subscribe', arguments: { plan: 'pro' } }] }],
    ],
    [
      'the network’s quality, when it changes',
      [
        ['network-quality-change', { networkState: 'good' }],
        ['network-quality-change', { networkState: 'warning' }],
        ['network-quality-change', { networkState: 'warning' }],
        ['network-quality-change', { networkState: 'unknown', threshold: 'good' }],
        ['network-quality-change', { threshold: 'very-low' }],
        ['network-quality-change', {}],
      ],
      [
        { type: 'quality', quality: 'low' },
        { type: 'quality', quality: 'bad' },
      ],
    ],
    [
      'a connection that is lost until all of it is back',
      [
        ['network-connection', { type: 'signaling', event: 'connected' }],
        ['network-connection', { type: 'sfu', event: 'interrupted' }],
        ['network-connection', { type: 'signaling', event: 'interrupted' }],
        ['network-connection', { type: 'sfu', event: 'connected' }],
        ['network-connection', { type: 'signaling', event: 'connected' }],
      ],
      [
        { type: 'connection', state: 'lost' },
        { type: 'connection', state: 'back' },
      ],
    ],
    ['an end of speech without a start', [['speech-end']], []],
    ['levels', [['local-volume-level', 0.6]], [{ type: 'level', who: 'user', level: 1 }]],
  ])('%s [S8, K6]', (_what, events, expected) => {
    expect(heard(...events)).toEqual(expected);
  });
});

describe('an interruption', () => {
  it('reports what was left unsaid after the final text of what was said [S8]', () => {
    expect(
      heard(
        planned('Pro costs $29. ', 't1'),
        planned('It has an API, ', 't1'),
        planned('and support.', 't1'),
        said('assistant', 'Pro costs $29.'),
        said('assistant', 'it has', 'partial'),
        interrupted,
      ).slice(-2),
    ).toEqual([
      event('assistant', 'it has'),
      { type: 'interrupted', unspoken: 'an API, and support.', at: 7 },
    ]);
  });

  it.each([
    ['its turn', [planned('Hello. Goodbye.', 't1'), planned('Well, yes.', 't2')]],
    ['what the user said', [planned('Hello. Goodbye.'), said('user', 'Hi'), planned('Well, yes.')]],
  ])('forgets what was meant before %s [S8]', (_what, events) => {
    expect(heard(...events, said('assistant', 'Well'), interrupted).at(-1)).toMatchObject({
      unspoken: 'yes.',
    });
  });

  it.each([
    ['nothing was planned', [said('assistant', 'Hello.')]],
    ['another text was planned', [planned('Goodbye.'), said('assistant', 'Hello.')]],
    ['all of it was said', [planned('Hello.'), said('assistant', 'Hello.')]],
    ['a tool was called', [planned([{ id: 't1' }])]],
    [
      'the plan was another turn’s',
      [planned('Hello. Goodbye.', 't1'), planned('Well,', 't2'), said('assistant', 'Well')],
    ],
    [
      'the user had answered it',
      [planned('Hello. Goodbye.'), said('user', 'Hi'), planned('Well,'), said('assistant', 'Well')],
    ],
  ])('reports nothing unspoken when %s [S8]', (_when, events) => {
    expect(heard(...events, interrupted).at(-1)).toEqual({ type: 'interrupted', unspoken: '', at: 7 });
  });

  it('is not followed by its own text once more [S8]', () => {
    const events = [said('assistant', 'It has', 'partial'), interrupted];
    expect(heard(...events, said('assistant', 'It has an')).map(({ type }) => type)).toEqual([
      'transcript',
      'transcript',
      'interrupted',
    ]);
    const answered = heard(...events, said('user', 'Stop.'), said('assistant', 'It has an API.'));
    expect(answered.at(-1)).toEqual(event('assistant', 'It has an API.'));
  });

  it('does not swallow what is said the same way later [S8]', () => {
    let now = 0;
    const hear = eventTranslator(() => now);
    for (const [name, payload] of [said('assistant', 'It has', 'partial'), interrupted]) hear(name, payload);
    now = 2000;
    expect(hear(...said('assistant', 'It has an API.'))).toHaveLength(1);
  });
});

describe('the reason of an end', () => {
  it.each([
    [{ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' }, 'assistant-ended-call'],
    [{ type: 'status-update', status: 'in-progress', endedReason: 'x' }, undefined],
    [{ type: 'status-update', status: 'ended' }, undefined],
    [null, undefined],
  ])('in %j is %s [S10]', (message, reason) => expect(endReason(message)).toBe(reason));
});

describe('what is typed', () => {
  const size = (message: unknown) => JSON.stringify(JSON.stringify(message)).length;

  it.each([
    ['words', 'word "quoted" '.repeat(1000).trim()],
    ['one long word', 'x'.repeat(10_000)],
    ['pairs', `a${'🎉'.repeat(4000)}`],
  ])('is sent completely and in order, in pieces that fit: %s [S9]', (_what, text) => {
    const messages = userMessages(text);
    const contents = messages.map(({ message }) => message.content);
    expect(messages.length).toBeGreaterThan(2);
    expect(Math.max(...messages.map(size))).toBeLessThanOrEqual(4096);
    expect(contents.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(contents.filter((content) => /\p{Surrogate}/u.test(content))).toEqual([]);
    expect(messages.map(({ triggerResponseEnabled }) => triggerResponseEnabled).indexOf(true)).toBe(
      messages.length - 1,
    );
  });

  it('is not sent when it is empty, and a tool’s answer that is too long is cut [S9]', () => {
    expect(userMessages('  ')).toEqual([]);
    const answer = toolResultMessage({ id: 't1', name: 'show_billing', result: '"'.repeat(9000) });
    expect(size(answer)).toBeLessThanOrEqual(4096);
    expect(size(answer)).toBeGreaterThan(4080);
    expect(answer.message.content.endsWith('…')).toBe(true);
  });
});

it('the SDK is found in what Node imports and in what a bundle imports [C5]', () => {
  const imported = createRequire(import.meta.url)('@vapi-ai/web') as { default: object };
  expect(constructorOf(imported)).toBe(imported.default);
  expect(constructorOf(imported.default)).toBe(imported.default);
});
