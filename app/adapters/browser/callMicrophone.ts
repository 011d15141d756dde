import type { openMicrophone, Microphone, OpenedMicrophone } from './microphone.ts';

/** What a call knows of its microphone. */
export interface CallMicrophone {
  microphone: Microphone | undefined;
  /** Counts the changes of the microphone: only the last one matters. */
  openingCount: number;
  isMuted: boolean;
  isMicrophoneLost: boolean;
}

export interface CallMicrophoneOptions<Call> {
  open: typeof openMicrophone;
  isCurrent: (call: Call) => boolean;
  /** The id of the chosen microphone; undefined for the system's choice. */
  chosenId: () => string | undefined;
  /** Hears the level of a call's microphone, 0 to 1, while it is the one in use. */
  onLevel: (call: Call) => (level: number) => void;
  /** Tells the user of a call that nobody hears them, or that it is still the former microphone that does. */
  announce: (call: Call, what: 'microphoneLost' | 'microphoneRefused') => void;
}

/** Opens the microphone of a call, for its beginning and in place of another one. [S8, X8] */
export function callMicrophone<Call extends CallMicrophone>(options: CallMicrophoneOptions<Call>) {
  const { open, isCurrent, chosenId, onLevel, announce } = options;

  /** Opens the chosen microphone. The one before is in use until then. */
  async function openFor(ownCall: Call): Promise<OpenedMicrophone> {
    ownCall.openingCount += 1;
    const ownOpening = ownCall.openingCount;
    const chosen = chosenId();
    let microphone: Microphone | undefined;
    const inUse = () => isCurrent(ownCall) && ownCall.microphone === microphone;
    const hear = onLevel(ownCall);
    const opened = await open(chosen, {
      onLevel: (level) => inUse() && hear(level),
      onLost() {
        if (inUse()) void replace(ownCall, microphone);
      },
    });
    if (!opened.ok) return opened;
    microphone = opened.microphone;
    const isLatest = isCurrent(ownCall) && ownCall.openingCount === ownOpening;
    if (!isLatest || chosenId() !== chosen) {
      microphone.stop();
      // Another one may have been chosen while the browser asked for this one.
      return isLatest ? openFor(ownCall) : opened;
    }
    ownCall.microphone?.stop();
    ownCall.microphone = microphone;
    ownCall.isMicrophoneLost = false;
    microphone.setMuted(ownCall.isMuted);
    return opened;
  }

  /** Opens another microphone in the middle of a call, or tells the user why not. `lost`: the one that is gone. */
  async function replace(ownCall: Call, lost?: Microphone) {
    const ownOpening = ownCall.openingCount + 1;
    const opened = await openFor(ownCall);
    if (opened.ok) return;
    if (lost && ownCall.microphone === lost) ownCall.isMicrophoneLost = true;
    if (ownCall.openingCount !== ownOpening) return;
    announce(ownCall, ownCall.isMicrophoneLost ? 'microphoneLost' : 'microphoneRefused');
  }

  return { openFor, replace };
}
