import type { Device, Devices, DevicesPort } from '../../../src/services/devices.ts';
import { emitter } from '../../../src/services/emitter.ts';
import { openMicrophone } from './microphone.ts';

const seen = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): readonly Device[] =>
  devices
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));

/**
 * The permission; undefined where the browser does not know a permission of this name, as earlier versions of
 * Firefox.
 */
async function microphonePermission() {
  try {
    return await navigator.permissions.query({ name: 'microphone' });
  } catch {
    return undefined;
  }
}

/** The test tone: its pitch in Hz, its length in s, and its volume from 0 to 1. */
const tone = { pitch: 440, length: 0.6, volume: 0.2 };

/** An element whose speaker can be chosen. Neither all browsers nor all browsers' types have this. */
interface Routable {
  setSinkId?: (id: string) => Promise<void>;
}

const canChooseSpeaker = () => typeof AudioContext !== 'undefined' && 'setSinkId' in AudioContext.prototype;

async function list(): Promise<Devices> {
  // Absent on a page that was not loaded over a secure connection, whatever the types say.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media?.getUserMedia) return { permission: 'unsupported', microphones: [], speakers: [] };
  const [devices, permission] = await Promise.all([
    media.enumerateDevices().catch(() => []),
    microphonePermission(),
  ]);
  const labelled = devices.some(({ kind, label }) => kind === 'audioinput' && label !== '');
  return {
    // Browsers reveal labels only to a page that may use the microphone.
    permission: permission?.state ?? (labelled ? 'granted' : 'prompt'),
    microphones: seen(devices, 'audioinput'),
    speakers: canChooseSpeaker() ? seen(devices, 'audiooutput') : [],
  };
}

async function playTone(id: string | undefined) {
  const context = new AudioContext();
  try {
    if (id !== undefined) await (context as Routable).setSinkId?.(id);
    await context.resume();
    const { currentTime } = context;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, currentTime);
    volume.gain.linearRampToValueAtTime(tone.volume, currentTime + 0.05);
    volume.gain.linearRampToValueAtTime(0, currentTime + tone.length);
    const oscillator = context.createOscillator();
    oscillator.frequency.value = tone.pitch;
    oscillator.connect(volume).connect(context.destination);
    const ended = new Promise((resolve) => {
      oscillator.addEventListener('ended', resolve);
    });
    oscillator.start();
    oscillator.stop(currentTime + tone.length);
    await ended;
  } finally {
    await context.close();
  }
}

/** The microphones and speakers of this browser. */
export function browserDevices(): DevicesPort {
  const { emit, subscribe } = emitter<Devices>();
  const changed = () => void list().then(emit);
  let listeners = 0;
  let ignore: () => void = () => undefined;

  /** Watches for changes, as long as somebody has subscribed. */
  function watch() {
    const ended = new AbortController();
    ignore = () => ended.abort();
    const { signal } = ended;
    const media = navigator.mediaDevices as MediaDevices | undefined;
    media?.addEventListener('devicechange', changed, { signal });
    void microphonePermission().then((permission) =>
      permission?.addEventListener('change', changed, { signal }),
    );
  }

  return {
    list,
    subscribe(listen) {
      const unsubscribe = subscribe(listen);
      if (listeners === 0) watch();
      listeners += 1;
      let listening = true;
      return () => {
        if (!listening) return;
        listening = false;
        unsubscribe();
        listeners -= 1;
        if (listeners === 0) ignore();
      };
    },

    async testMicrophone(id, onLevel) {
      const opened = await openMicrophone(id, { onLevel });
      if (!opened.ok) return { ok: false, kind: opened.kind };
      // Labels and permission may be known only now, and not every browser reports the change.
      changed();
      return { ok: true, stop: () => opened.microphone.stop() };
    },

    async testSpeaker(id) {
      if (typeof AudioContext === 'undefined') return false;
      try {
        await playTone(id);
        return true;
      } catch {
        return false;
      }
    },
  };
}
