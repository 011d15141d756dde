import type { VoiceErrorKind } from '../../../src/services/voiceEvents.ts';

export interface Microphone {
  track?: MediaStreamTrack | undefined;
  setMuted(muted: boolean): void;
  /** Releases the microphone. */
  stop(): void;
}

export interface MicrophoneEvents {
  /** Called every 100 ms with the level, from 0 to 1. [K6] */
  onLevel: (level: number) => void;
  /** Called when the microphone was unplugged or taken away. */
  onLost?: () => void;
}

export type OpenedMicrophone =
  | { ok: true; microphone: Microphone }
  | {
      ok: false;
      kind: VoiceErrorKind;
      message: string;
    };

const failures: Readonly<Record<string, VoiceErrorKind>> = {
  NotAllowedError: 'permission-denied',
  SecurityError: 'permission-denied',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
};

/** The level that fills the meter. Speech near a microphone has a level of about 0.1. [K6] */
const fullLevel = 0.15;
const levelIntervalMs = 100;

/** The level of a piece of sound, whose samples are between -1 and 1. */
export function levelOf(samples: Float32Array) {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return Math.min(1, Math.sqrt(sum / samples.length) / fullLevel);
}

/** Reports levels. Returns a function that stops it. Without an AudioContext that works there are no levels. */
function meter(stream: MediaStream, onLevel: (level: number) => void) {
  let context: AudioContext | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    void context?.close().catch(() => undefined);
  };
  try {
    context = new AudioContext();
    const analyser = context.createAnalyser();
    // About 100 ms, so that no sound between two readings is missed.
    analyser.fftSize = 4096;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      onLevel(levelOf(samples));
    }, levelIntervalMs);
    void context.resume().catch(() => undefined);
  } catch {
    // The user can speak all the same, as where the browser has no AudioContext or allows no more of them.
    stop();
  }
  return stop;
}

const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Opens a microphone. If the chosen one is gone, the system's default is opened. */
async function openStream(devices: MediaDevices, id: string | undefined) {
  if (id === undefined) return devices.getUserMedia({ audio: sound });
  try {
    // Unless the id is `exact`, Chromium opens the system's default.
    return await devices.getUserMedia({ audio: { ...sound, deviceId: { exact: id } } });
  } catch (error) {
    if (!(error instanceof Error) || failures[error.name] !== 'no-microphone') throw error;
    return devices.getUserMedia({ audio: sound });
  }
}

/** Opens a microphone, for which the browser may ask the user. */
export async function openMicrophone(
  id: string | undefined,
  { onLevel, onLost }: MicrophoneEvents,
): Promise<OpenedMicrophone> {
  // Absent on a page that was not loaded over a secure connection, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia)
    return {
      ok: false,
      kind: 'unsupported',
      message: 'This page may not use a microphone: the browser has no mediaDevices.',
    };
  try {
    const stream = await openStream(devices, id);
    const tracks = stream.getAudioTracks();
    const endMeter = meter(stream, onLevel);
    // Our own `stop` does not fire this event.
    for (const track of tracks) track.addEventListener('ended', () => onLost?.());
    return {
      ok: true,
      microphone: {
        track: tracks[0],
        setMuted(muted) {
          for (const track of tracks) track.enabled = !muted;
        },
        stop() {
          endMeter();
          for (const track of tracks) track.stop();
        },
      },
    };
  } catch (error) {
    const kind = (error instanceof Error && failures[error.name]) || 'unknown';
    return { ok: false, kind, message: String(error) };
  }
}
