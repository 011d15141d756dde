import type { VoiceErrorKind } from './voiceEvents.ts';

export interface Device {
  id: string;
  /** Its name; '' until the user has allowed the microphone. */
  label: string;
}

export interface Devices {
  /** `unsupported`: this browser has no microphone to offer, or not to this page, such as over plain http. [X11] */
  permission: 'granted' | 'denied' | 'prompt' | 'unsupported';
  microphones: readonly Device[];
  /** Empty where the browser does not let a page choose the speaker. */
  speakers: readonly Device[];
}

export type MicrophoneTest =
  | { ok: true; /** Frees the microphone. */ stop: () => void }
  | { ok: false; kind: VoiceErrorKind };

/** The browser's microphones and speakers, to choose and test before a call. */
export interface DevicesPort {
  /** The devices that are there now. Never asks the user for permission. */
  list(): Promise<Devices>;
  /**
   * Calls `listen` when a device comes or goes and when the permission changes. Returns a function that
   * unsubscribes.
   */
  subscribe(listen: (devices: Devices) => void): () => void;
  /**
   * Opens a microphone, asking for permission if needed, and reports its level, from 0 to 1, ten times a second until
   * `stop` is called. `id`: as listed; undefined for the system's default.
   */
  testMicrophone(id: string | undefined, onLevel: (level: number) => void): Promise<MicrophoneTest>;
  /** Plays a short tone. Resolves when it has ended: to false if it could not be played. */
  testSpeaker(id: string | undefined): Promise<boolean>;
}
