import type { ChatFacts } from './chat.ts';

/** R5: one of them. */
export interface VoiceTarget {
  assistantId?: string;
  squadId?: string;
  workflowId?: string;
  facts: ChatFacts;
}

/** X8: what the dialog explains in plain words. */
export type VoiceErrorKind =
  | 'no-target'
  | 'not-configured'
  | 'no-microphone'
  | 'permission-denied'
  | 'network'
  | 'refused'
  | 'unknown';

export type VoiceEvent =
  | { type: 'call-start'; at: number }
  | { type: 'call-end'; at: number }
  | { type: 'transcript'; role: 'user' | 'assistant'; text: string; final: boolean; at: number }
  | { type: 'speech-start' | 'speech-end' }
  | { type: 'error'; kind: VoiceErrorKind; message: string };

/** S9. Failures arrive as an `error` event, after which the client is clean again. */
export interface VoicePort {
  /** True once the call is under way; false when one already was (nothing happens) or it failed. */
  start(target: VoiceTarget): Promise<boolean>;
  stop(): Promise<void>;
  setMuted(muted: boolean): void;
  /** Typed into the call; ignored outside of one. */
  say(text: string): void;
  /** Returns the unsubscribe. */
  subscribe(listen: (event: VoiceEvent) => void): () => void;
}
