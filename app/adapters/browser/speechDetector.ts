/** The limits for levels from 0 to 1, which arrive every 100 ms. */
const thresholds = {
  /** The user starts speaking above this level. */
  on: 0.12,
  /** The user has stopped after `pause` levels in a row below this one. */
  off: 0.06,
  pause: 6,
  /** How many times louder than the agent's voice in the loudspeaker the user must be to interrupt it. */
  above: 2,
  /** The level that the user must exceed to interrupt the agent. */
  interrupts: 0.25,
  /** How many levels in a row count as speaking, and as an interruption, so that a cough does not. */
  begins: 2,
  interruption: 3,
  /** How many levels at the beginning of an answer only measure how loud the agent's voice is. */
  learning: 5,
} as const;

/** The factor by which the measured loudness of the agent's voice decreases with each level. */
const fade = 0.95;

export interface SpeechDetector {
  /** Takes the next level. Returns whether the user is speaking now. */
  hear(level: number, agentSpeaks: boolean): boolean;
}

/** Distinguishes the user's voice from silence, and from the agent's voice while that is playing. */
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
        // The agent starts to speak, so whatever the user said before has ended.
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
