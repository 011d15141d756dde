import { expect, it } from 'vitest';
import { idle, type Call } from './call.ts';
import { callNotice, stageWords, type Surroundings } from './callNotice.ts';

const around: Surroundings = { permission: 'granted', userAgent: 'Chrome/140' };
const inCall: Call = { ...idle, phase: 'in-call', since: 0 };
const connecting: Call = { ...idle, phase: 'connecting' };

it.each<[string, Call, Partial<Surroundings>, string, string]>([
  ['before the call there are examples [S8]', idle, {}, 'hint', 'Ask as you would ask'],
  [
    'the browser will ask for the microphone [X8]',
    idle,
    { permission: 'prompt' },
    'neutral',
    'will ask for the microphone',
  ],
  [
    'the browser blocks the microphone [X8]',
    idle,
    { permission: 'denied' },
    'caution',
    'The microphone is blocked',
  ],
  [
    'the page cannot use a microphone [X8]',
    idle,
    { permission: 'unsupported' },
    'caution',
    'cannot use a microphone',
  ],
  ['a chosen device is gone [X8]', idle, { missing: 'speaker' }, 'neutral', 'Your speaker is not connected'],
  [
    'after a call it says who ended it, how long it was and where the words are [S10]',
    { ...idle, endedBy: 'agent', lasted: 161_000 },
    { permission: 'prompt' },
    'neutral',
    'The agent ended the call It lasted 02:41. You can read it again in Text Chat.',
  ],
  [
    'a failed call says why [X8]',
    { ...idle, error: 'timeout' },
    { permission: 'denied' },
    'critical',
    'Nobody answered',
  ],
  [
    'a call that broke off keeps its reason and says how long it was [X10]',
    { ...idle, error: 'ejected', lasted: 5000 },
    {},
    'critical',
    'The voice service ended the call Start it again to go on. It lasted 00:05. You can read it again in Text Chat.',
  ],
  [
    'a lost network comes first [S8]',
    { ...inCall, lost: true, unheard: true },
    {},
    'caution',
    'Reconnecting…',
  ],
  [
    'a silent microphone is noticed [S8]',
    { ...inCall, unheard: true },
    { missing: 'microphone' },
    'caution',
    "We can't hear you",
  ],
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
    'a call without a voice says where its answers are [W12]',
    { ...inCall, silent: true },
    {},
    'neutral',
    'This browser has no voice for this language. The agent hears you, and the answers appear below.',
  ],
  [
    'a call without a voice in which words are typed says it in one notice [W12]',
    { ...inCall, silent: true, typedOnly: true },
    {},
    'neutral',
    'This browser cannot turn speech into words. The answers appear below.',
  ],
  [
    'a page over plain http says in the call why words are typed [X8, X11]',
    { ...inCall, typedOnly: true },
    { permission: 'unsupported' },
    'neutral',
    'browsers allow it only on pages with https. The answers appear below.',
  ],
  [
    'a microphone is unplugged in a call [S8]',
    { ...inCall, muted: true },
    { missing: 'microphone' },
    'neutral',
    'Your microphone',
  ],
  ['push-to-talk is explained [S8]', { ...inCall, muted: true }, {}, 'hint', 'Hold Space'],
  [
    'push-to-talk is shown while the key is held [S8]',
    { ...inCall, muted: true, talking: true },
    {},
    'hint',
    'until you let go',
  ],
])('%s', (_title, call, more, tone, words) => {
  const notice = callNotice(call, { ...around, ...more });
  expect(notice?.tone).toBe(tone);
  expect(`${notice?.title ?? ''} ${notice?.advice ?? ''}`).toContain(words);
});

it('on a touch screen there is no word about holding a key [S8]', () => {
  const notice = callNotice({ ...inCall, muted: true }, { ...around, touch: true });
  expect(notice?.advice).toBe('You are muted.');
});

it.each([
  ['a call without trouble', inCall],
  ['connecting', connecting],
])('%s needs no notice [S8]', (_title, call) => expect(callNotice(call, around)).toBeUndefined());

it.each<[Call, Surroundings['permission'], string]>([
  [{ ...connecting, stage: 'microphone' }, 'prompt', 'Waiting for you to allow the microphone'],
  [{ ...connecting, stage: 'microphone' }, 'granted', 'Opening your microphone'],
  [{ ...connecting, stage: 'new' }, 'granted', 'Calling the voice service'],
  [{ ...connecting, stage: 'joining' }, 'granted', 'Joining the call'],
  [{ ...connecting, stage: 'joined' }, 'granted', 'Waiting for the agent to answer'],
  [{ ...connecting, stage: 'left' }, 'granted', ''],
  [connecting, 'granted', ''],
  [inCall, 'granted', ''],
])('each stage of connecting has words (%#) [S13]', (call, permission, words) => {
  expect(stageWords(call, permission)).toBe(words);
});
