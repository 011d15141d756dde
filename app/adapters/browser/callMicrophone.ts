import type { openMicrophone, Microphone, OpenedMicrophone } from './microphone.ts';

/** What a call knows of its microphone. */
export interface CallMicrophone {
  microphone: Microphone | undefined;
  /** Counts the changes of the microphone: only the last one matters. */
  opening: number;
  isMuted: boolean;
  isMicrophoneLost: boolean;
}

export interface CallMicrophoneOptions<Call> {
  open: typeof openMicrophone;
  isCurrent: (call: Call) => boolean;
  /** The id of the chosen microphone; undefined for the system's choice. */
  wanted: () => string | undefined;
  /** Hears the level of a call's microphone, 0 to 1, while it is the one in use. */
  onLevel: (call: Call) => (level: number) => void;
  /** Tells the user of a call that nobody hears them, or that it is still the former microphone that does. */
  say: (call: Call, what: 'microphoneLost' | 'microphoneRefused') => void;
}

/** Opens the microphone of a call, for its beginning and in place of another one. [S8, X8] */
export function callMicrophone<Call extends CallMicrophone>(options: CallMicrophoneOptions<Call>) {
  const { open, isCurrent, wanted, onLevel, say } = options;

  /** Opens the chosen microphone. The one before is in use until then. */
  async function openFor(mine: Call): Promise<OpenedMicrophone> {
    mine.opening += 1;
    const turn = mine.opening;
    const chosen = wanted();
    let microphone: Microphone | undefined;
    const inUse = () => isCurrent(mine) && mine.microphone === microphone;
    const hear = onLevel(mine);
    const opened = await open(chosen, {
      onLevel: (level) => inUse() && hear(level),
      onLost() {
        if (inUse()) void replace(mine, microphone);
      },
    });
    if (!opened.ok) return opened;
    microphone = opened.microphone;
    const isLatest = isCurrent(mine) && mine.opening === turn;
    if (!isLatest || wanted() !== chosen) {
      microphone.stop();
      // Another one may have been chosen while the browser asked for this one.
      return isLatest ? openFor(mine) : opened;
    }
    mine.microphone?.stop();
    mine.microphone = microphone;
    mine.isMicrophoneLost = false;
    microphone.setMuted(mine.isMuted);
    return opened;
  }

  /** Opens another microphone in the middle of a call, or tells the user why not. `lost`: the one that is gone. */
  async function replace(mine: Call, lost?: Microphone) {
    const turn = mine.opening + 1;
    const opened = await openFor(mine);
    if (opened.ok) return;
    if (lost && mine.microphone === lost) mine.isMicrophoneLost = true;
    if (mine.opening !== turn) return;
    say(mine, mine.isMicrophoneLost ? 'microphoneLost' : 'microphoneRefused');
  }

  return { openFor, replace };
}
