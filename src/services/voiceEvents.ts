import type { ToolCall } from './tools.ts';

/** X10: the fatal kinds of the call library that are told apart; its connection error is our `network`. */
export const fatalKinds = [
  'ejected',
  'nbf-room',
  'nbf-token',
  'exp-room',
  'exp-token',
  'no-room',
  'meeting-full',
  'end-of-life',
  'not-allowed',
] as const;

/** X8, X10: what the dialog explains in plain words. */
export type VoiceErrorKind =
  | 'no-target'
  | 'not-configured'
  | 'no-microphone'
  /** This page can have no microphone, whatever the user does: mostly because it did not come over https. */
  | 'unsupported'
  | 'permission-denied'
  | 'microphone-busy'
  /** The browser refused to play the agent's voice. */
  | 'no-sound'
  /** 15 s without a call, the microphone's permission not counted. */
  | 'timeout'
  | 'network'
  | 'refused'
  | (typeof fatalKinds)[number]
  | 'unknown';

/** S13: the room's states, after the microphone has been asked for. */
export type CallStage = 'microphone' | 'new' | 'joining' | 'joined' | 'left' | 'error';

/** Times in ms since the epoch. */
export type VoiceEvent =
  | { type: 'stage'; stage: CallStage }
  /** `typedOnly`: this call cannot understand speech, words have to be typed. */
  | { type: 'call-start'; at: number; typedOnly?: boolean }
  /** S10. `reason`: the provider's endedReason; 'customer-ended-call' when none arrived before. */
  | { type: 'call-end'; at: number; reason: string }
  /** A partial text replaces the partial one of the same role before it, and the final one replaces them all. */
  | { type: 'transcript'; role: 'user' | 'assistant'; text: string; final: boolean; at: number }
  /** S11: the agent's voice is heard. */
  | { type: 'speech-start' | 'speech-end' }
  /** K6: each 100 ms, 0 to 1. */
  | { type: 'level'; who: 'user' | 'agent'; level: number }
  /** The user spoke up: what the agent had still meant to say, '' when unknown. Its final transcript has come before. */
  | { type: 'interrupted'; unspoken: string; at: number }
  | { type: 'tool-calls'; calls: readonly ToolCall[] }
  | { type: 'quality'; quality: 'good' | 'low' | 'bad' }
  | { type: 'connection'; state: 'lost' | 'back' }
  /** `message`: for the report, never shown. */
  | { type: 'error'; kind: VoiceErrorKind; message: string };
