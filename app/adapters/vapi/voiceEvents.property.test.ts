import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voiceErrorKinds, type VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { callError, cameraError, microphoneError, fatalTypes } from './callErrors.ts';
import { endReason, eventTranslator } from './voiceHearing.ts';

const seed = 20_260_104;
const odd = fc.constantFrom('constructor', '__proto__', 'toString', 'valueOf');
const names = fc.constantFrom(
  ...'message speech-start speech-end volume-level local-volume-level'.split(' '),
  ...'network-quality-change network-connection x'.split(' '),
);
const value = (more: readonly string[]) =>
  fc.oneof(fc.constantFrom(...more), odd, fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
const payload = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.record(
    {
      type: value(['transcript', 'model-output', 'user-interrupted', 'tool-calls', 'status-update', 'sfu']),
      role: value(['user', 'assistant']),
      transcriptType: value(['final', 'partial']),
      transcript: fc.oneof(fc.string(), fc.jsonValue()),
      output: fc.oneof(fc.string(), fc.jsonValue()),
      turnId: value(['1', '2']),
      toolCallList: fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ id: fc.string(), function: fc.jsonValue() })),
      ),
      event: value(['interrupted', 'connected']),
      networkState: value(['good', 'warning', 'bad', 'unknown']),
      threshold: value(['good', 'low', 'very-low']),
      status: value(['ended']),
      endedReason: value(['customer-ended-call']),
    },
    { requiredKeys: [] },
  ),
);

function isTyped(event: VoiceEvent) {
  switch (event.type) {
    case 'level':
      return event.level >= 0 && event.level <= 1;
    case 'quality':
      return ['good', 'low', 'bad'].includes(event.quality);
    case 'transcript':
      return typeof event.text === 'string';
    case 'tool-calls':
      return event.calls.length > 0;
    default:
      return true;
  }
}

describe('whatever the call’s SDK says', () => {
  it('gives a correctly typed event, or none [S8, S11, K6]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, payload), { maxLength: 30 }), (said) => {
        let now = 0;
        const hear = eventTranslator(() => (now += 500));
        const events = said.flatMap(([name, what]) => hear(name, what));
        expect(events.filter((event) => !isTyped(event))).toEqual([]);
        const speech = events.filter(({ type }) => type.startsWith('speech'));
        for (const [i, { type }] of speech.entries())
          expect(type).toBe(i % 2 ? 'speech-end' : 'speech-start');
        const lines = events.filter((event) => event.type === 'connection');
        for (const [i, { state }] of lines.entries()) expect(state).toBe(i % 2 ? 'back' : 'lost');
      }),
      { seed, numRuns: 500 },
    );
  });

  it('gives a text as the reason why a call ended, or unknown [S10]', () => {
    fc.assert(
      fc.property(payload, (message) => {
        expect(['string', 'undefined']).toContain(typeof endReason(message));
      }),
      { seed, numRuns: 500 },
    );
  });

  it('gives errors of a kind that has words [X8, X10]', () => {
    const types = value([
      'daily-error',
      'start-method-error',
      'audio-start-failed',
      'permissions',
      ...fatalTypes,
    ]);
    const leaf = fc.record({ type: types, name: types, message: types, msg: types }, { requiredKeys: [] });
    const inner = fc.oneof(fc.jsonValue(), types, leaf, fc.record({ error: leaf, errorMsg: leaf }));
    const error = fc.oneof(inner, fc.record({ type: types, error: inner }, { requiredKeys: ['error'] }));
    fc.assert(
      fc.property(error, (what) => {
        for (const read of [callError, cameraError, microphoneError]) {
          const { kind, message } = read(what) ?? { kind: 'unknown', message: '' };
          expect(voiceErrorKinds).toContain(kind);
          expect(message).toBeTypeOf('string');
        }
      }),
      { seed, numRuns: 1000 },
    );
  });
});
