import type { ChosenDevices } from '../../../services/voice.ts';

export interface AudioSettings extends ChosenDevices {
  /** 0 to 1. */
  volume: number;
}

const key = 'parley-sound';
const untouched: AudioSettings = { microphone: undefined, speaker: undefined, volume: 1 };

const id = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Kept per device, as they are. Whatever else is found there counts as nothing. */
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
    // A browser that stores nothing still uses it for this visit.
  }
}
