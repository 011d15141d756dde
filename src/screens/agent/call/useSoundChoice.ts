import { useCallback, useEffect, useState } from 'react';
import type { Device, Devices, DevicesPort } from '../../../services/devices.ts';
import type { VoicePort } from '../../../services/voice.ts';
import { restoreAudioSettings, storeAudioSettings, type AudioSettings } from './audioSettings.ts';

/** Whether the browser has revealed the devices' names. */
const known = (devices: readonly Device[]) => devices.some(({ label }) => label !== '');

/** The chosen device if it is connected; until the browser lists the devices, the chosen one in any case. */
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
  /** Whether the settings can be seen. Otherwise devices are not followed. */
  open: boolean;
}

/** The choice of devices and volume: stores it, follows devices that come and go, and tells the call. */
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
    /** Whether the browser has listed the devices. */
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
