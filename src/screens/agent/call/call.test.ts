import { describe, expect, it } from 'vitest';
import { callReducer, idle, type Call, type CallEvent } from './call.ts';
import { formatElapsed } from '../conversation/elapsed.ts';

const start: CallEvent = { type: 'start-pressed' };
const begun: CallEvent[] = [start, { type: 'call-start', at: 1000 }];
const end: CallEvent = { type: 'call-end', at: 9000, endedBy: 'user' };
const failed: CallEvent = { type: 'error', kind: 'network', message: 'x', at: 7000 };
const mute: CallEvent = { type: 'muted-changed', muted: true };
const unmute: CallEvent = { type: 'muted-changed', muted: false };
const spoken = (role: 'user' | 'assistant'): CallEvent => ({
  type: 'transcript',
  role,
  text: 'Hi',
  final: true,
  at: 5000,
});
const after = (...events: CallEvent[]) => events.reduce<Call>(callReducer, idle);
const inCall = after(...begun);

it.each<[string, CallEvent[], Call]>([
  ['a start begins connecting [S8]', [start], { ...idle, phase: 'connecting' }],
  [
    'the stages of connecting are kept [S13]',
    [start, { type: 'stage', stage: 'joining' }],
    { ...idle, phase: 'connecting', stage: 'joining' },
  ],
  ['call-start means in call [S8]', begun, { ...idle, phase: 'in-call', since: 1000 }],
  [
    'a call that understands no speech [S8]',
    [start, { type: 'call-start', at: 1000, typedOnly: true }],
    { ...idle, phase: 'in-call', since: 1000, typedOnly: true },
  ],
  [
    'a call in which the agent has no voice [W12]',
    [start, { type: 'call-start', at: 1000, silent: true }],
    { ...idle, phase: 'in-call', since: 1000, silent: true },
  ],
  ['a call-start that nobody asked for is ignored [S8]', [{ type: 'call-start', at: 1 }], idle],
  [
    'pressing End means finishing [S8]',
    [...begun, { type: 'end-pressed' }],
    { ...idle, phase: 'finishing', since: 1000 },
  ],
  [
    'pressing End while connecting means finishing [S8]',
    [start, { type: 'end-pressed' }],
    { ...idle, phase: 'finishing' },
  ],
  [
    'call-end resets the timer and the flags, and tells how it ended [S8]',
    [...begun, mute, { type: 'quality', quality: 'bad' }, { type: 'connection', state: 'lost' }, end],
    { ...idle, endedBy: 'user', lasted: 8000 },
  ],
  [
    'the call-end after End tells the same [S8]',
    [...begun, { type: 'end-pressed' }, end],
    { ...idle, endedBy: 'user', lasted: 8000 },
  ],
  ['a call that was given up has not ended [S8]', [start, { type: 'end-pressed' }, end], idle],
  [
    'a call-start after End does not revive the call [S8]',
    [start, { type: 'end-pressed' }, { type: 'call-start', at: 1 }],
    { ...idle, phase: 'finishing' },
  ],
  ['a failed start clears connecting and says why [X8]', [start, failed], { ...idle, error: 'network' }],
  ['the end that follows an error keeps it [X8]', [start, failed, end], { ...idle, error: 'network' }],
  ['trying again forgets the error [X8]', [start, failed, start], { ...idle, phase: 'connecting' }],
  [
    'an error ends a call, and tells how long it was [X10]',
    [...begun, failed],
    { ...idle, error: 'network', lasted: 6000 },
  ],
  [
    'an error while a call is being ended tells it as well [X10]',
    [...begun, { type: 'end-pressed' }, failed],
    { ...idle, error: 'network', lasted: 6000 },
  ],
  ['an error after the dialog was closed is not kept [X8]', [start, { type: 'dialog-closed' }, failed], idle],
  ['a late transcript is ignored', [spoken('assistant')], idle],
])('%s', (_title, events, expected) => expect(after(...events)).toEqual(expected));

describe('during a call', () => {
  it.each<[string, CallEvent[], Partial<Call>]>([
    ["the assistant's words make the avatar pulse [K8]", [spoken('assistant')], { pulse: true }],
    ['the pulse stops when it is over [K8]', [spoken('assistant'), { type: 'pulse-over' }], { pulse: false }],
    ["the user's own words do not [S8]", [spoken('user')], { pulse: false }],
    ['pressing mute mutes [S8]', [mute], { muted: true }],
    ['unmuting after muting opens the microphone again [S8]', [mute, unmute], { muted: false }],
    ['a held key talks while muted [S8]', [mute, { type: 'talk-pressed' }], { muted: true, talking: true }],
    [
      'letting the held key go mutes again [S8]',
      [mute, { type: 'talk-pressed' }, { type: 'talk-released' }],
      { muted: true, talking: false },
    ],
    ['a held key does nothing while not muted [S8]', [{ type: 'talk-pressed' }], { talking: false }],
    ['a silent microphone is shown [S8]', [{ type: 'user-unheard' }], { unheard: true }],
    [
      'the silence is over when the user is heard [S8]',
      [{ type: 'user-unheard' }, { type: 'user-heard' }],
      { unheard: false },
    ],
    [
      'the silence is over when the user is understood [S8]',
      [{ type: 'user-unheard' }, spoken('user')],
      { unheard: false },
    ],
    [
      'or the agent speaks, which shows that it has a voice [S8]',
      [{ type: 'user-unheard' }, { type: 'speech-start' }],
      { unheard: false, aloud: true },
    ],
    [
      'and has it when it is silent again [S8]',
      [{ type: 'speech-start' }, { type: 'speech-end' }],
      { aloud: true },
    ],
    [
      'the silence is over when the user mutes [S8]',
      [{ type: 'user-unheard' }, mute],
      { unheard: false, muted: true },
    ],
    ['a lost network is shown [S8]', [{ type: 'connection', state: 'lost' }], { lost: true }],
    [
      'a network that is back is shown [S8]',
      [
        { type: 'connection', state: 'lost' },
        { type: 'connection', state: 'back' },
      ],
      { lost: false },
    ],
    [
      'the quality of the connection is shown [S8]',
      [{ type: 'quality', quality: 'low' }],
      { quality: 'low' },
    ],
  ])('%s', (_title, events, expected) => {
    expect(after(...begun, ...events)).toEqual({ ...inCall, ...expected });
  });

  it.each<CallEvent>([
    spoken('assistant'),
    { type: 'user-heard' },
    { type: 'level', who: 'agent', level: 0.5 },
    { type: 'connection', state: 'back' },
  ])('an event without an effect leaves the same call: %j [S8]', (event) => {
    const call = callReducer(inCall, spoken('assistant'));
    expect(callReducer(call, event)).toBe(call);
  });
});

it.each([
  [0, '00:00'],
  [999, '00:00'],
  [61_000, '01:01'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [-5, '00:00'],
])('%i ms shows as %s [S8]', (elapsed, shown) => expect(formatElapsed(elapsed)).toBe(shown));
