import type { ChatFacts } from './chat.ts';
import type { ToolResult } from './tools.ts';
import type { VoiceEvent } from './voiceEvents.ts';

/** Whom to call: one of the three ids, which come from the configuration, and what the agent is told. [R5] */
export interface VoiceTarget {
  assistantId?: string | undefined;
  squadId?: string | undefined;
  workflowId?: string | undefined;
  facts: ChatFacts;
}

/** Device ids as the browser lists them; undefined for the system's default. */
export interface ChosenDevices {
  microphone: string | undefined;
  speaker: string | undefined;
}

/**
 * The client of voice calls, one call at a time. What happens is told by events; nothing here throws. After an `error`
 * or a `call-end` another call can start, and the microphone is free. [S9, X8]
 */
export interface VoicePort {
  /**
   * Resolves to true once the call is under way, and to false when it failed, was stopped or one was running
   * already.
   */
  start(target: VoiceTarget): Promise<boolean>;
  stop(): Promise<void>;
  /** Mutes the microphone, until the call ends. */
  setMuted(muted: boolean): void;
  /** How loud the agent's voice is played, from 0 to 1, in this call and in later ones. */
  setVolume(volume: number): void;
  /** Chooses the devices of this call and of later ones. */
  setDevices(devices: ChosenDevices): void;
  /** Sends typed text to the agent. No transcript comes back for it. Does nothing outside of a call. */
  sendText(text: string): void;
  /**
   * The agent's voice says a sentence of the page's own, instead of what the agent is saying. It comes back as a transcript of
   * the assistant; ignored outside of a call.
   */
  speak(text: string): void;
  /** Tells the agent the result of one of its tool calls. Does nothing outside of a call. */
  answerTool(result: ToolResult): void;
  /** Calls `listen` for each event. Returns a function that unsubscribes. */
  subscribe(listen: (event: VoiceEvent) => void): () => void;
}
