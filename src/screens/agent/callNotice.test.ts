import { expect, it } from 'vitest';
import { idle, type Call } from './call.ts';
import { callNotice, stageWords, type Surroundings } from './callNotice.ts';

const around: Surroundings = { permission: 'granted', userAgent: 'Chrome/140' };
const inCall: Call = { ...idle, phase: 'in-call', since: 0 };
const connecting: Call = { ...idle, phase: 'connecting' };

it.each<[string, Call, Partial<Surroundings>, string, string]>([
  ['[S8] calm before the call', idle, {}, 'hint', 'Ask as you would ask'],
  ['[X8] the browser will ask', idle, { permission: 'prompt' }, 'neutral', 'will ask for the microphone'],
  ['[X8] the browser blocks', idle, { permission: 'denied' }, 'caution', 'The microphone is blocked'],
  ['[X8] an unsupported page', idle, { permission: 'unsupported' }, 'caution', 'cannot use a microphone'],
  ['[X8] a chosen device is gone', idle, { missing: 'speaker' }, 'neutral', 'Your speaker is not connected'],
  [
    '[S10] who ended it, after how long, and where the words are',
    { ...idle, ended: 'assistant-ended-call', lasted: 161_000 },
    { permission: 'prompt' },
    'neutral',
    'The agent ended the call It lasted 02:41. You can read it again in Text Chat.',
  ],
  ['[X8] a failure', { ...idle, error: 'timeout' }, { permission: 'denied' }, 'critical', 'Nobody answered'],
  [
    'a call that broke off keeps its reason and says how long it was [X10]',
    { ...idle, error: 'ejected', lasted: 5000 },
    {},
    'critical',
    'The voice service ended the call Start it again to go on. It lasted 00:05. You can read it again in Text Chat.',
  ],
  ['[S8] the network is away', { ...inCall, lost: true, unheard: true }, {}, 'caution', 'Reconnecting…'],
  ['[S8] silence', { ...inCall, unheard: true }, { missing: 'microphone' }, 'caution', "We can't hear you"],
  [
    'words are typed where no speech is understood, and no voice is promised before one is heard [S8]',
    { ...inCall, typedOnly: true, muted: true },
    {},
    'neutral',
    'This browser cannot turn speech into words. The answers appear below.',
  ],
  [
    'a voice that has been heard is mentioned where words are typed [S8]',
    { ...inCall, typedOnly: true, aloud: true },
    {},
    'neutral',
    'This browser cannot turn speech into words. The agent still answers aloud.',
  ],
  [
    'a page over plain http says in the call why words are typed [X8, X11]',
    { ...inCall, typedOnly: true },
    { permission: 'unsupported' },
    'neutral',
    'browsers allow it only on pages with https. The answers appear below.',
  ],
  [
    '[S8] unplugged in a call',
    { ...inCall, muted: true },
    { missing: 'microphone' },
    'neutral',
    'Your microphone',
  ],
  ['[S8] push-to-talk is explained', { ...inCall, muted: true }, {}, 'hint', 'Hold Space'],
  ['[S8] and shown', { ...inCall, muted: true, talking: true }, {}, 'hint', 'until you let go'],
])('%s', (_title, call, more, tone, words) => {
  const notice = callNotice(call, { ...around, ...more });
  expect(notice?.tone).toBe(tone);
  expect(`${notice?.title ?? ''} ${notice?.advice ?? ''}`).toContain(words);
});

it('[S8] tells nobody to hold a key who has none', () => {
  const notice = callNotice({ ...inCall, muted: true }, { ...around, touch: true });
  expect(notice?.advice).toBe('You are muted.');
});

it.each([
  ['a call without trouble', inCall],
  ['connecting', connecting],
])('[S8] %s needs no notice', (_title, call) => expect(callNotice(call, around)).toBeUndefined());

it.each<[Call, Surroundings['permission'], string]>([
  [{ ...connecting, stage: 'microphone' }, 'prompt', 'Waiting for you to allow the microphone'],
  [{ ...connecting, stage: 'microphone' }, 'granted', 'Opening your microphone'],
  [{ ...connecting, stage: 'new' }, 'granted', 'Calling the voice service'],
  [{ ...connecting, stage: 'joining' }, 'granted', 'Joining the call'],
  [{ ...connecting, stage: 'joined' }, 'granted', 'Waiting for the agent to answer'],
  [{ ...connecting, stage: 'left' }, 'granted', ''],
  [connecting, 'granted', ''],
  [inCall, 'granted', ''],
])('[S13] the stage in words (%#)', (call, permission, words) => {
  expect(stageWords(call, permission)).toBe(words);
});
