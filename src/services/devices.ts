import type { VoiceErrorKind } from './voiceEvents.ts';

export interface Device {
  id: string;
  /** '' until the microphone has been allowed. */
  label: string;
}

export interface Devices {
  /** `unsupported`: no microphone can be had in this browser, or not on this page. */
  permission: 'granted' | 'denied' | 'prompt' | 'unsupported';
  microphones: readonly Device[];
  /** Empty where the browser does not let a page choose. */
  speakers: readonly Device[];
}

export type MicrophoneTest =
  | { ok: true; /** Frees the microphone. */ stop: () => void }
  | { ok: false; kind: VoiceErrorKind };

/** The browser's microphones and speakers, before a call. */
export interface DevicesPort {
  /** What there is now; asks the user for nothing. */
  list(): Promise<Devices>;
  /** Calls when something is plugged in or out and when the permission changes. Returns the unsubscribe. */
  subscribe(listen: (devices: Devices) => void): () => void;
  /** Opens the microphone, asking for it when needed, and tells its level (0 to 1) ten times a second. */
  testMicrophone(id: string | undefined, onLevel: (level: number) => void): Promise<MicrophoneTest>;
  /** A short tone. Resolves when it is over, to false when it could not be played. */
  testSpeaker(id: string | undefined): Promise<boolean>;
}
