import { describe, expect, it } from 'vitest';
import { callReducer, idle, type Call, type CallEvent } from './call.ts';
import { formatElapsed } from './elapsed.ts';

const start: CallEvent = { type: 'start-pressed' };
const begun: CallEvent[] = [start, { type: 'call-start', at: 1000 }];
const end: CallEvent = { type: 'call-end', at: 9000, reason: 'customer-ended-call' };
const failed: CallEvent = { type: 'error', kind: 'network', message: 'x', at: 7000 };
const mute: CallEvent = { type: 'mute-pressed' };
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
  ['[S8] start: connecting', [start], { ...idle, phase: 'connecting' }],
  [
    '[S13] its stages',
    [start, { type: 'stage', stage: 'joining' }],
    { ...idle, phase: 'connecting', stage: 'joining' },
  ],
  ['[S8] call-start: in call', begun, { ...idle, phase: 'in-call', since: 1000 }],
  [
    '[S8] a call that understands no speech',
    [start, { type: 'call-start', at: 1000, typedOnly: true }],
    { ...idle, phase: 'in-call', since: 1000, typedOnly: true },
  ],
  ['[S8] a call-start that nobody asked for is ignored', [{ type: 'call-start', at: 1 }], idle],
  ['[S8] end: finishing', [...begun, { type: 'end-pressed' }], { ...idle, phase: 'finishing', since: 1000 }],
  ['[S8] end while connecting: finishing', [start, { type: 'end-pressed' }], { ...idle, phase: 'finishing' }],
  [
    '[S8] call-end resets the timer and the flags, and tells how it ended',
    [...begun, mute, { type: 'quality', quality: 'bad' }, { type: 'connection', state: 'lost' }, end],
    { ...idle, ended: 'customer-ended-call', lasted: 8000 },
  ],
  [
    '[S8] the end after End tells the same',
    [...begun, { type: 'end-pressed' }, end],
    { ...idle, ended: 'customer-ended-call', lasted: 8000 },
  ],
  ['[S8] a call that was given up has not ended', [start, { type: 'end-pressed' }, end], idle],
  [
    '[S8] a call-start after End does not revive the call',
    [start, { type: 'end-pressed' }, { type: 'call-start', at: 1 }],
    { ...idle, phase: 'finishing' },
  ],
  ['[X8] a failed start clears connecting and says why', [start, failed], { ...idle, error: 'network' }],
  ['[X8] the end that follows an error keeps it', [start, failed, end], { ...idle, error: 'network' }],
  ['[X8] trying again forgets it', [start, failed, start], { ...idle, phase: 'connecting' }],
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
  ['[X8] an error after the dialog was closed is not kept', [start, { type: 'dialog-closed' }, failed], idle],
  ['a late transcript is ignored', [spoken('assistant')], idle],
])('%s', (_title, events, expected) => expect(after(...events)).toEqual(expected));

describe('during a call', () => {
  it.each<[string, CallEvent[], Partial<Call>]>([
    ["[K8] the assistant's words make the avatar pulse", [spoken('assistant')], { pulse: true }],
    ['[K8] until they are over', [spoken('assistant'), { type: 'pulse-over' }], { pulse: false }],
    ["[S8] the user's own words do not", [spoken('user')], { pulse: false }],
    ['[S8] mute', [mute], { muted: true }],
    ['[S8] unmute', [mute, mute], { muted: false }],
    ['[S8] a held key talks while muted', [mute, { type: 'talk-pressed' }], { muted: true, talking: true }],
    [
      '[S8] and is muted again',
      [mute, { type: 'talk-pressed' }, { type: 'talk-released' }],
      { muted: true, talking: false },
    ],
    ['[S8] a held key is nothing to whoever is not muted', [{ type: 'talk-pressed' }], { talking: false }],
    ['[S8] silence shows', [{ type: 'user-unheard' }], { unheard: true }],
    ['[S8] until the user is heard', [{ type: 'user-unheard' }, { type: 'user-heard' }], { unheard: false }],
    ['[S8] or understood', [{ type: 'user-unheard' }, spoken('user')], { unheard: false }],
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
    ['[S8] or mutes', [{ type: 'user-unheard' }, mute], { unheard: false, muted: true }],
    ['[S8] the network is away', [{ type: 'connection', state: 'lost' }], { lost: true }],
    [
      '[S8] and back',
      [
        { type: 'connection', state: 'lost' },
        { type: 'connection', state: 'back' },
      ],
      { lost: false },
    ],
    ['[S8] its quality', [{ type: 'quality', quality: 'low' }], { quality: 'low' }],
  ])('%s', (_title, events, expected) => {
    expect(after(...begun, ...events)).toEqual({ ...inCall, ...expected });
  });

  it.each<CallEvent>([
    spoken('assistant'),
    { type: 'user-heard' },
    { type: 'level', who: 'agent', level: 0.5 },
    { type: 'connection', state: 'back' },
  ])('[S8] what changes nothing gives the same call: %j', (event) => {
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
])('[S8] %i ms shows as %s', (elapsed, shown) => expect(formatElapsed(elapsed)).toBe(shown));
