import type { CallSimulator } from './callSimulator.ts';
import type { VirtualClock } from '../virtualClock.ts';

export interface CallPlayer {
  /**
   * Moves to so many ms after 'Start call' was pressed. To go back, it starts a new call and plays it up to there at
   * once.
   */
  seek: (to: number) => Promise<void>;
}

export interface CallPlayerOptions {
  clock: VirtualClock;
  voice: CallSimulator;
  /** Presses 'Start call', as the user would. */
  dial: () => Promise<unknown>;
}

/** Longer than hanging up takes in any scenario, in ms. */
const maximumHangUpMs = 10_000;

/** Moves the time of the latest call. */
export function callPlayer({ clock, voice, dial }: CallPlayerOptions): CallPlayer {
  let goal = 0;
  let moving: Promise<void> | undefined;

  async function move() {
    if (voice.position === undefined || goal < voice.position) {
      void voice.stop();
      clock.advance(maximumHangUpMs);
      await dial();
    }
    // The position to which the slider was moved in the meantime.
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
