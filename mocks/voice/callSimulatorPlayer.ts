import type { CallSimulator } from './callSimulator.ts';
import type { VirtualClock } from '../virtualClock.ts';

export interface CallPlayer {
  /** To so many ms after Start call was pressed. Backwards it calls anew and plays up to there, at once. */
  seek: (to: number) => Promise<void>;
}

export interface CallPlayerOptions {
  clock: VirtualClock;
  voice: CallSimulator;
  /** Presses Start call, as the user would. */
  dial: () => Promise<unknown>;
}

/** Milliseconds: longer than any scenario takes to hang up. */
const maximumHangUpMs = 10_000;

/** The time of the last call, moved by hand. */
export function callPlayer({ clock, voice, dial }: CallPlayerOptions): CallPlayer {
  let goal = 0;
  let moving: Promise<void> | undefined;

  async function move() {
    if (voice.position === undefined || goal < voice.position) {
      void voice.stop();
      clock.advance(maximumHangUpMs);
      await dial();
    }
    // Where the slider is by now.
    clock.advance(goal - (voice.position ?? 0));
  }

  return {
    async seek(to) {
      goal = to;
      moving ??= move().finally(() => {
        moving = undefined;
      });
      return moving;
    },
  };
}
