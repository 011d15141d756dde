import type { ChosenDevices } from '../../../services/voice.ts';

export interface AudioSettings extends ChosenDevices {
  /** From 0 to 1. */
  volume: number;
}

const key = 'parley-sound';
const untouched: AudioSettings = { microphone: undefined, speaker: undefined, volume: 1 };

const id = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The settings that this device has stored. Anything else that is found there is ignored. */
export function restoreAudioSettings(): AudioSettings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return untouched;
    const { microphone, speaker, volume } = found as Record<string, unknown>;
    const usable = typeof volume === 'number' && volume >= 0 && volume <= 1;
    return { microphone: id(microphone), speaker: id(speaker), volume: usable ? volume : 1 };
  } catch {
    return untouched;
  }
}

export function storeAudioSettings(choice: AudioSettings) {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // A browser that cannot store them still uses them during this visit.
  }
}
