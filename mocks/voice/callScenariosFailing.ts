import type { VoiceErrorKind } from '../../src/services/voiceEvents.ts';
import type { CallScenario } from './callScenarios.ts';
import { agentSays, connectsUntil, moment, picksUp, timeline, type Timeline } from './callSimulatorSpeech.ts';

/** A call that the library breaks off in the middle of a sentence. */
const talking = timeline(picksUp(), agentSays(3000, 'Hello Ada, what can I do for you?'));

/** For each failure: how far the call comes, and when it fails, in ms. */
const failureTimes: Readonly<Record<VoiceErrorKind, readonly [reached: Timeline, at: number]>> = {
  'no-target': [[], 0],
  'not-configured': [[], 0],
  'no-microphone': [connectsUntil('microphone'), 200],
  unsupported: [connectsUntil('microphone'), 100],
  'permission-denied': [connectsUntil('microphone'), 500],
  'microphone-busy': [connectsUntil('microphone'), 300],
  'no-sound': [connectsUntil('joined'), 2200],
  // 15 s after the room was requested; the time for the permission does not count.
  timeout: [connectsUntil('joining'), 15_600],
  network: [connectsUntil('joining'), 1700],
  refused: [connectsUntil('new'), 900],
  'room-not-open-yet': [connectsUntil('joining'), 1400],
  'token-not-valid-yet': [connectsUntil('joining'), 1400],
  'room-closed': [connectsUntil('joining'), 1400],
  'room-full': [connectsUntil('joining'), 1400],
  'not-allowed': [connectsUntil('joining'), 1400],
  'used-up': [connectsUntil('new'), 600],
  'still-ending': [connectsUntil('new'), 600],
  'too-many': [connectsUntil('new'), 600],
  ejected: [talking, 4700],
  'room-expired': [talking, 4700],
  'token-expired': [talking, 4700],
  outdated: [talking, 4700],
  unknown: [connectsUntil('joined'), 1900],
};

export function failingCall(kind: VoiceErrorKind): CallScenario {
  const [reached, at] = failureTimes[kind];
  return {
    timeline: [
      ...reached.filter((before) => before.at < at),
      moment(at, { type: 'stage', stage: 'error' }),
      moment(at, { type: 'error', kind, message: `The simulator lets the call fail: ${kind}` }),
    ],
  };
}

/** When the call fails, in ms after 'Start call' was pressed. */
export const failsAtMs = (kind: VoiceErrorKind) => failureTimes[kind][1];

/** All failures but the call without an assistant, which the client refuses by itself. */
export const failures = (Object.keys(failureTimes) as VoiceErrorKind[]).filter(
  (kind) => kind !== 'no-target',
);
