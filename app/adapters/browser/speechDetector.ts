/** Levels from 0 to 1, heard every 100 ms. */
const thresholds = {
  /** Somebody begins to speak above this. */
  on: 0.12,
  /** … and has ended below this, for `pause` levels on end. */
  off: 0.06,
  pause: 6,
  /** The agent's own voice comes back through the loudspeaker: who speaks up must be this much louder than that. */
  above: 2,
  /** … and above this. */
  interrupts: 0.25,
  /** So many levels on end: a cough is no interruption. */
  begins: 2,
  interruption: 3,
  /** At its beginning an answer is only listened to, to know how loud it comes back. */
  learning: 5,
} as const;

/** How fast what the loudspeaker sounds like is forgotten, for each level. */
const fade = 0.95;

export interface SpeechDetector {
  /** Whether the user is speaking, now that this level has been heard. */
  hear(level: number, agentSpeaks: boolean): boolean;
}

/** Tells the user's voice from silence, and from the agent's own while that is heard. */
export function speechDetector(): SpeechDetector {
  let speaking = false;
  let loud = 0;
  let quiet = 0;
  let agentFor = 0;
  let echo = 0;

  return {
    hear(level, agentSpeaks) {
      if (!agentSpeaks) agentFor = 0;
      else if (agentFor === 0) {
        // Whatever was heard before, it is the agent's turn now.
        speaking = false;
        loud = 0;
      }
      if (agentSpeaks) agentFor += 1;

      const on = agentSpeaks ? Math.max(thresholds.interrupts, echo * thresholds.above) : thresholds.on;
      const learning = agentSpeaks && agentFor <= thresholds.learning;
      const isLoud = level > on && !learning;
      loud = isLoud ? loud + 1 : 0;
      quiet = level < thresholds.off ? quiet + 1 : 0;
      if (agentSpeaks && !isLoud) echo = Math.max(level, echo * fade);
      if (loud >= (agentSpeaks ? thresholds.interruption : thresholds.begins)) speaking = true;
      if (quiet >= thresholds.pause) speaking = false;
      return speaking;
    },
  };
}
