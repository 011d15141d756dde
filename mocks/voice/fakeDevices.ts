import type { Device, Devices, DevicesPort } from '../../src/services/devices.ts';
import { emitter } from '../../src/services/emitter.ts';
import type { VoiceErrorKind } from '../../src/services/voiceEvents.ts';

export interface FakeDevicesOptions {
  permission?: Devices['permission'];
  microphones?: readonly Device[];
  speakers?: readonly Device[];
  /** Opening the microphone fails with this error. */
  fails?: VoiceErrorKind;
  /** The volume that the microphone reports once when a test begins, from 0 to 1. */
  level?: number;
}

export interface FakeDevices extends DevicesPort {
  /** Plugs devices in or out, or changes the permission. */
  change(next: Partial<Devices>): void;
  /** Reports a volume from the microphone that is being tested. */
  hear(level: number): void;
  /** How many microphones are open now. */
  readonly open: number;
}

const builtIn: readonly Device[] = [
  { id: 'built-in', label: 'Built-in microphone' },
  { id: 'headset', label: 'Headset' },
];
const loud: readonly Device[] = [
  { id: 'built-in', label: 'Built-in speakers' },
  { id: 'headset', label: 'Headset' },
];

/** Microphones and speakers that a story can plug in and out. */
export function fakeDevices(options: FakeDevicesOptions = {}): FakeDevices {
  const { permission = 'granted', microphones = builtIn, speakers = loud, fails, level = 0.4 } = options;
  const { emit, subscribe } = emitter<Devices>();
  const listening = new Set<(level: number) => void>();
  let now: Devices = { permission, microphones, speakers };

  return {
    list: async () => now,
    subscribe,
    change(next) {
      now = { ...now, ...next };
      emit(now);
    },
    hear(heard) {
      for (const onLevel of listening) onLevel(heard);
    },
    get open() {
      return listening.size;
    },

    async testMicrophone(_id, onLevel) {
      if (fails) return { ok: false, kind: fails };
      listening.add(onLevel);
      onLevel(level);
      return { ok: true, stop: () => void listening.delete(onLevel) };
    },
    testSpeaker: async () => now.speakers.length > 0,
  };
}
