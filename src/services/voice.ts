import type { ChatFacts } from './chat.ts';
import type { ToolResult } from './tools.ts';
import type { VoiceEvent } from './voiceEvents.ts';

/** R5: one of them. */
export interface VoiceTarget {
  assistantId?: string;
  squadId?: string;
  workflowId?: string;
  facts: ChatFacts;
}

/** Ids as the browser lists them; undefined for the system's own choice. */
export interface ChosenDevices {
  microphone: string | undefined;
  speaker: string | undefined;
}

/**
 * S9. State follows the events: after an `error` or a `call-end` the client is clean again, and no track of the
 * microphone is live.
 */
export interface VoicePort {
  /** True once the call is under way; false when one already was (nothing happens), it failed or was given up. */
  start(target: VoiceTarget): Promise<boolean>;
  stop(): Promise<void>;
  /** Kept until the call ends, whatever the provider does with its noise cancellation. */
  setMuted(muted: boolean): void;
  /** The agent's voice, 0 to 1. Kept for the calls to come. */
  setVolume(volume: number): void;
  /** Before a call or during one; kept for the calls to come. */
  setDevices(devices: ChosenDevices): void;
  /** Typed into the call, and not echoed as a transcript; ignored outside of one. */
  say(text: string): void;
  /** What became of a tool call of this call's; ignored outside of one. */
  answerTool(result: ToolResult): void;
  /** Returns the unsubscribe. */
  subscribe(listen: (event: VoiceEvent) => void): () => void;
}
