import { expect, it } from 'vitest';
import { callReducer, formatElapsed, idle, type Call, type CallEvent } from './call.ts';

const started: CallEvent[] = [{ type: 'start-pressed' }, { type: 'call-start', at: 1000 }];
const spoken = (role: 'user' | 'assistant'): CallEvent => ({
  type: 'transcript',
  role,
  text: 'Hi',
  final: true,
  at: 5000,
});
const after = (...events: CallEvent[]) => events.reduce<Call>(callReducer, idle);

it.each<[string, CallEvent[], Call]>([
  ['[S8] start: connecting', [{ type: 'start-pressed' }], { ...idle, phase: 'connecting' }],
  ['[S8] call-start: in call', started, { ...idle, phase: 'in-call', since: 1000 }],
  ['[S8] a call-start that nobody asked for is ignored', [{ type: 'call-start', at: 1 }], idle],
  ['[S8] end: finishing', [...started, { type: 'end-pressed' }], { ...idle, phase: 'finishing' }],
  [
    '[S8] end while connecting: finishing',
    [{ type: 'start-pressed' }, { type: 'end-pressed' }],
    { ...idle, phase: 'finishing' },
  ],
  [
    '[S8] call-end resets the timer and the flags',
    [...started, { type: 'mute-pressed' }, { type: 'call-end', at: 9 }],
    idle,
  ],
  [
    '[S8] a call-start after End does not revive the call',
    [{ type: 'start-pressed' }, { type: 'end-pressed' }, { type: 'call-start', at: 1 }],
    { ...idle, phase: 'finishing' },
  ],
  [
    "[K8] the assistant's words make the avatar pulse for 2 s",
    [...started, spoken('assistant')],
    { ...idle, phase: 'in-call', since: 1000, caption: 'Hi', pulseUntil: 7000 },
  ],
  [
    "[S8] the user's own words do not",
    [...started, spoken('user')],
    { ...idle, phase: 'in-call', since: 1000, caption: 'Hi' },
  ],
  [
    '[X8] a failed start clears connecting and says why',
    [{ type: 'start-pressed' }, { type: 'error', kind: 'network', message: 'x' }],
    { ...idle, error: 'network' },
  ],
  [
    '[X8] the end that follows an error keeps the reason',
    [
      { type: 'start-pressed' },
      { type: 'error', kind: 'network', message: 'x' },
      { type: 'call-end', at: 1 },
    ],
    { ...idle, error: 'network' },
  ],
  [
    '[X8] trying again forgets the reason',
    [{ type: 'start-pressed' }, { type: 'error', kind: 'network', message: 'x' }, { type: 'start-pressed' }],
    { ...idle, phase: 'connecting' },
  ],
  ['a late transcript is ignored', [spoken('assistant')], idle],
])('%s', (_title, events, expected) => expect(after(...events)).toEqual(expected));

it.each([
  [0, '00:00'],
  [999, '00:00'],
  [61_000, '01:01'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [-5, '00:00'],
])('[S8] %i ms shows as %s', (elapsed, shown) => expect(formatElapsed(elapsed)).toBe(shown));
