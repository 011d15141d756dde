import type { AnswerRows } from './answerRows.ts';
import type { ToolCall } from './tools.ts';

/** Why a call fails. The dialog explains each of them in plain words. [X8, X10] */
export const voiceErrorKinds = [
  'no-target',
  'not-configured',
  'no-microphone',
  /** This page cannot have a microphone, whatever the user does, mostly because it was not loaded over https. [X11] */
  'unsupported',
  'permission-denied',
  'microphone-busy',
  /** The browser refused to play the agent's voice. */
  'no-sound',
  /** No call within 15 s. The time in which the user is asked for the microphone does not count. */
  'timeout',
  'network',
  'refused',
  /** The service removed the user from the room. */
  'ejected',
  /** The room, or the user's token for it, is not valid yet. */
  'room-not-open-yet',
  'token-not-valid-yet',
  /** The room, or the user's token for it, is no longer valid. */
  'room-expired',
  'token-expired',
  'room-closed',
  'room-full',
  /** The service no longer supports this version of the call library. */
  'outdated',
  'not-allowed',
  /** The call minutes of the user's month are used up. */
  'used-up',
  /** It is not known yet how long the user's last call has been, and it holds the minutes that are left. */
  'still-ending',
  /** The user has asked for too much within a minute or a day. */
  'too-many',
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

/** The stages of a call that starts: first the microphone, then the states of the room. [S13] */
export type CallStage = 'microphone' | 'new' | 'joining' | 'joined' | 'left' | 'error';

/** An event of a voice call. `at`: in ms since the epoch. */
export type VoiceEvent =
  | { type: 'stage'; stage: CallStage }
  /**
   * `typedOnly`: the agent understands no speech in this call, so the user has to type. `silent`: it has no voice, so its answers are
   * only shown.
   */
  | { type: 'call-start'; at: number; typedOnly?: boolean; silent?: boolean }
  | { type: 'call-end'; at: number; endedBy: CallEndedBy }
  /** A text that is not final is replaced by the next text of the same role. */
  | {
      type: 'transcript';
      role: 'user' | 'assistant';
      text: string;
      final: boolean;
      at: number;
      /**
       * Keeps the user's final words from the agent, because the page has answered them. Absent where the agent has heard them
       * already.
       */
      withhold?: () => void;
    }
  /** The agent starts or stops speaking. [S11] */
  | { type: 'speech-start' | 'speech-end' }
  /** The volume of a voice, from 0 to 1, every 100 ms. [K6] */
  | { type: 'level'; who: 'user' | 'agent'; level: number }
  /**
   * The user interrupted the agent. `unspoken`: the rest of what the agent was saying; '' when unknown. Comes after
   * the final transcript.
   */
  | { type: 'interrupted'; unspoken: string; at: number }
  /** What the agent says now has these payments behind its figures; undefined when the answer before had some, and this one has none. */
  | { type: 'answer-rows'; rows: AnswerRows | undefined }
  | { type: 'tool-calls'; calls: readonly ToolCall[] }
  | { type: 'quality'; quality: 'good' | 'low' | 'bad' }
  | { type: 'connection'; state: 'lost' | 'back' }
  /** `message`: for the error report; it is never shown to users. */
  | { type: 'error'; kind: VoiceErrorKind; message: string };
