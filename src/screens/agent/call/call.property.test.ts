import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitter } from '../../../services/emitter.ts';
import type { VoicePort } from '../../../services/voice.ts';
import type { CallStage, VoiceEvent } from '../../../services/voiceEvents.ts';
import { callReducer, idle, type Call, type CallEvent } from './call.ts';
import { formatElapsed } from '../conversation/elapsed.ts';
import { callSession } from './callSession.ts';

const seed = 20_260_108;
const at = fc.nat({ max: 100_000 });
const heard = fc.constantFrom<CallEvent>(
  ...(['microphone', 'new', 'joining', 'joined', 'left', 'error'] satisfies CallStage[]).map((stage) => ({
    type: 'stage' as const,
    stage,
  })),
  { type: 'speech-start' },
  { type: 'speech-end' },
  { type: 'quality', quality: 'low' },
  { type: 'quality', quality: 'good' },
  { type: 'connection', state: 'lost' },
  { type: 'connection', state: 'back' },
  { type: 'interrupted', unspoken: '', at: 1 },
  { type: 'tool-calls', calls: [] },
  { type: 'level', who: 'user', level: 1 },
);
const transcript = fc.record({
  type: fc.constant('transcript' as const),
  role: fc.constantFrom('user' as const, 'assistant' as const),
  text: fc.constantFrom('', ' ', 'Hello', 'Hello you'),
  final: fc.boolean(),
  at,
});
const started = fc.record({ type: fc.constant('call-start' as const), at, typedOnly: fc.boolean() });
const over = fc.record({
  type: fc.constant('call-end' as const),
  at,
  endedBy: fc.constantFrom('user' as const, 'silence' as const, 'unknown' as const),
});
const broken = fc.record({
  type: fc.constant('error' as const),
  kind: fc.constantFrom('timeout' as const, 'ejected' as const, 'unknown' as const),
  message: fc.string(),
  at,
});
const pressed = fc.constantFrom<CallEvent>(
  ...'start-pressed end-pressed talk-pressed talk-released dialog-closed'
    .split(' ')
    .map((type) => ({ type }) as CallEvent),
  ...'pulse-over user-heard user-unheard start-pressed'.split(' ').map((type) => ({ type }) as CallEvent),
);
const muting = fc.record({ type: fc.constant('muted-changed' as const), muted: fc.boolean() });
const event: fc.Arbitrary<CallEvent> = fc.oneof(heard, transcript, started, over, broken, pressed, muting);

const flagsOf = ({ muted, talking, pulse, unheard, lost }: Call) => [muted, talking, pulse, unheard, lost];

function faults(call: Call): string[] {
  const found: string[] = [];
  if (call.phase !== 'in-call' && flagsOf(call).includes(true))
    found.push('something of a call outside of one');
  if (call.phase !== 'in-call' && call.quality) found.push('a quality without a line');
  if (call.talking && !call.muted) found.push('talks through an open microphone');
  if (call.phase !== 'idle' && (call.error ?? call.endedBy ?? call.lasted) !== undefined)
    found.push('the last call’s end in a new one');
  if (call.error !== undefined && call.endedBy !== undefined) found.push('two endings');
  return found;
}

describe('the call, after whatever happened', () => {
  it('is in a valid state [S8]', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
        let call = idle;
        const found: string[] = [];
        for (const each of events) {
          const next = callReducer(call, each);
          found.push(...faults(next));
          if (next.phase === 'in-call' && call.phase !== 'in-call' && each.type !== 'call-start')
            found.push(`in a call by ${each.type}`);
          if (next.phase === 'connecting' && call.phase !== 'connecting' && each.type !== 'start-pressed')
            found.push(`connecting by ${each.type}`);
          // Subscribers rely on it.
          const again = callReducer(next, each);
          if (again !== next && JSON.stringify(again) === JSON.stringify(next))
            found.push(`a change that is none: ${each.type}`);
          call = next;
        }
        expect(found).toEqual([]);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('is idle, and nothing is left of it, after it ended, failed or was closed [S8]', () => {
    const end = fc.oneof(over, broken, fc.constant<CallEvent>({ type: 'dialog-closed' }));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), end, (events, last) => {
        const {
          endedBy: _endedBy,
          error: _error,
          lasted: _lasted,
          ...rest
        } = callReducer(events.reduce(callReducer, idle), last);
        expect(rest).toEqual(idle);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('shows its time as hours, minutes and seconds [S8, K8]', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e12, noNaN: true }), (milliseconds) => {
        const parts = formatElapsed(milliseconds);
        expect(parts).toMatch(/^(\d+:)?[0-5]\d:[0-5]\d$/);
        const seconds = parts.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(seconds).toBe(Math.max(0, Math.floor(milliseconds / 1000)));
      }),
      { seed, numRuns: 1000 },
    );
  });
});

/** A client as the contract wants it: one call at a time, clean after its end. */
function model() {
  const { emit, subscribe } = emitter<VoiceEvent>();
  const line = { live: false, muted: false, starts: 0 };
  const voice: VoicePort = {
    async start() {
      if (line.live) return false;
      Object.assign(line, { live: true, muted: false, starts: line.starts + 1 });
      return true;
    },
    async stop() {
      if (!line.live) return;
      line.live = false;
      emit({ type: 'call-end', at: 9, endedBy: 'user' });
    },
    setMuted: (muted) => {
      line.muted = muted;
    },
    setVolume: () => undefined,
    setDevices: () => undefined,
    sendText: () => undefined,
    speak: () => undefined,
    answerTool: () => undefined,
    subscribe,
  };
  /** The provider says it, if there is a call to say it of. */
  const says = (said: VoiceEvent) => {
    if (!line.live) return;
    if (said.type === 'call-end' || said.type === 'error') line.live = false;
    emit(said);
  };
  return { voice, line, says };
}

/** Nobody waits for a timer here. */
const stays = () => undefined;

type Step = 'start' | 'end' | 'close' | 'mute' | 'unmute' | 'talk' | 'let-go' | VoiceEvent;

it('whatever people press and the provider says, no call is left behind an idle dialog [S9, S10]', () => {
  const said = fc.oneof(heard, transcript, started, started, over, broken) as fc.Arbitrary<VoiceEvent>;
  const step = fc.oneof(
    fc.constantFrom<Step>('start', 'start', 'end', 'close', 'mute', 'unmute', 'talk', 'let-go'),
    said as fc.Arbitrary<Step>,
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const { voice, line, says } = model();
      let now = 0;
      const clock = { now: () => (now += 1000), after: () => stays, every: () => stays };
      const session = callSession({ voice, clock, report: { error: () => undefined } });
      const leave = session.connect();
      const acts: Readonly<Record<string, () => void>> = {
        start: () => session.start({ facts: {} }),
        end: session.end,
        close: session.close,
        mute: () => session.setMuted(true),
        unmute: () => session.setMuted(false),
        talk: () => session.talk(true),
        'let-go': () => session.talk(false),
      };
      const found: string[] = [];
      for (const each of steps) {
        if (typeof each === 'string') acts[each]?.();
        else says(each);
        const call = session.get();
        found.push(...faults(call));
        if (call.phase === 'idle' && line.live) found.push('a call behind an idle dialog');
        const heard = line.live && line.muted === (call.muted && !call.talking);
        if (call.phase === 'in-call' && !heard) found.push('the microphone is not as the screen says');
      }
      leave();
      expect(found).toEqual([]);
      expect(line.live).toBe(false);
    }),
    { seed, numRuns: 1000 },
  );
});
