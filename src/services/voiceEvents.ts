import type { ToolCall } from './tools.ts';

/** Why a call fails. The dialog explains each of them in plain words. [X8, X10] */
export const voiceErrorKinds = [
  'no-target',
  'not-configured',
  'no-microphone',
  /** This page can have no microphone, whatever the user does: mostly because it did not come over https. */
  'unsupported',
  'permission-denied',
  'microphone-busy',
  /** The browser refused to play the agent's voice. */
  'no-sound',
  /** 15 s without a call; the time in which the user is asked for the microphone does not count. */
  'timeout',
  'network',
  'refused',
  /** The service put the user out of the room. */
  'ejected',
  /** The room, or the user's token for it, cannot be used before some later time. */
  'room-not-open-yet',
  'token-not-valid-yet',
  /** The room, or the user's token for it, could be used for a limited time, which is over. */
  'room-expired',
  'token-expired',
  'room-closed',
  'room-full',
  /** The service no longer supports this version of the call library. */
  'outdated',
  'not-allowed',
  'unknown',
] as const;
export type VoiceErrorKind = (typeof voiceErrorKinds)[number];

/** Who or what ended a call that did not fail. [S10] */
export type CallEndedBy =
  | 'user'
  | 'agent'
  /** The agent passed the call on to somebody else. */
  | 'transfer'
  /** Nobody had spoken for a while. */
  | 'silence'
  /** The call reached its maximum length. */
  | 'time-limit'
  | 'no-microphone'
  /** The voice service, or whoever runs it. */
  | 'service'
  /** Something failed at the service. */
  | 'failure'
  | 'unknown';

/** How far a call that starts has come: first the microphone, then the states of the room. [S13] */
export type CallStage = 'microphone' | 'new' | 'joining' | 'joined' | 'left' | 'error';

/** What a voice client tells of its call. `at`: in ms since the epoch. */
export type VoiceEvent =
  | { type: 'stage'; stage: CallStage }
  /** `typedOnly`: this call cannot understand speech, words have to be typed. */
  | { type: 'call-start'; at: number; typedOnly?: boolean }
  | { type: 'call-end'; at: number; endedBy: CallEndedBy }
  /** A partial text replaces the partial one of the same role before it, and the final one replaces them all. */
  | { type: 'transcript'; role: 'user' | 'assistant'; text: string; final: boolean; at: number }
  /** The agent begins or ends to speak. [S11] */
  | { type: 'speech-start' | 'speech-end' }
  /** How loud the voice is, from 0 to 1; told every 100 ms. [K6] */
  | { type: 'level'; who: 'user' | 'agent'; level: number }
  /** The user spoke up: what the agent had still meant to say, '' when unknown. Its final transcript has come before. */
  | { type: 'interrupted'; unspoken: string; at: number }
  | { type: 'tool-calls'; calls: readonly ToolCall[] }
  | { type: 'quality'; quality: 'good' | 'low' | 'bad' }
  | { type: 'connection'; state: 'lost' | 'back' }
  /** `message`: for the report, never shown. */
  | { type: 'error'; kind: VoiceErrorKind; message: string };
