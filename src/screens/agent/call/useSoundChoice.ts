import { useCallback, useEffect, useState } from 'react';
import type { Device, Devices, DevicesPort } from '../../../services/devices.ts';
import type { VoicePort } from '../../../services/voice.ts';
import { restoreAudioSettings, storeAudioSettings, type AudioSettings } from './audioSettings.ts';

/** Without names, the browser does not say yet what there is. */
const known = (devices: readonly Device[]) => devices.some(({ label }) => label !== '');

/** What is there of what was chosen; before the browser tells, what was chosen. */
function resolve(devices: readonly Device[] | undefined, chosen: string | undefined) {
  const missing =
    chosen !== undefined &&
    devices !== undefined &&
    known(devices) &&
    devices.every(({ id }) => id !== chosen);
  return { id: missing ? undefined : chosen, missing };
}

export interface SoundChoiceOptions {
  devices: DevicesPort;
  voice: Pick<VoicePort, 'setDevices' | 'setVolume'>;
  /** Nobody looks: nothing is followed. */
  open: boolean;
}

/** Devices and volume: chosen, kept, followed while they are plugged in and out, and told to the call. */
export function useSoundChoice({ devices, voice, open }: SoundChoiceOptions) {
  const [choice, setChoice] = useState(restoreAudioSettings);
  const [found, setFound] = useState<Devices>();

  const refresh = useCallback(async () => setFound(await devices.list()), [devices]);

  useEffect(() => {
    if (!open) return;
    let closed = false;
    void devices.list().then((now) => {
      if (!closed) setFound(now);
    });
    const unsubscribe = devices.subscribe(setFound);
    return () => {
      closed = true;
      unsubscribe();
    };
  }, [open, devices]);

  const microphone = resolve(found?.microphones, choice.microphone);
  const speaker = resolve(found?.speakers, choice.speaker);

  const inUse = { microphone: microphone.id, speaker: speaker.id };
  useEffect(() => {
    if (open) voice.setDevices({ microphone: inUse.microphone, speaker: inUse.speaker });
  }, [open, voice, inUse.microphone, inUse.speaker]);
  useEffect(() => {
    if (open) voice.setVolume(choice.volume);
  }, [open, voice, choice.volume]);

  function choose(change: Partial<AudioSettings>) {
    const next = { ...choice, ...change };
    setChoice(next);
    storeAudioSettings(next);
  }

  return {
    permission: found?.permission ?? 'prompt',
    microphones: found?.microphones ?? [],
    speakers: found?.speakers ?? [],
    /** False until the browser has answered once. */
    listed: found !== undefined,
    inUse,
    missing: microphone.missing
      ? ('microphone' as const)
      : speaker.missing
        ? ('speaker' as const)
        : undefined,
    volume: choice.volume,
    choose,
    refresh,
  };
}
