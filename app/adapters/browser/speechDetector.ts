/** The limits for levels from 0 to 1, which arrive every 100 ms. */
const thresholds = {
  /** The user starts speaking above this level. */
  startLevel: 0.12,
  /** The user has stopped after `stopAfterLevels` levels in a row below this one. */
  stopLevel: 0.06,
  stopAfterLevels: 6,
  /** How many times louder than the agent's voice in the loudspeaker the user must be to interrupt it. */
  echoFactor: 2,
  /** The level that the user must exceed to interrupt the agent. */
  interruptLevel: 0.25,
  /** How many levels in a row count as speaking, and as an interruption, so that a cough does not. */
  startAfterLevels: 2,
  interruptAfterLevels: 3,
  /** How many levels at the beginning of an answer only measure how loud the agent's voice is. */
  learningLevels: 5,
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

      const limit = agentSpeaks
        ? Math.max(thresholds.interruptLevel, echo * thresholds.echoFactor)
        : thresholds.startLevel;
      const learning = agentSpeaks && agentFor <= thresholds.learningLevels;
      const isLoud = level > limit && !learning;
      loud = isLoud ? loud + 1 : 0;
      quiet = level < thresholds.stopLevel ? quiet + 1 : 0;
      if (agentSpeaks && !isLoud) echo = Math.max(level, echo * fade);
      if (loud >= (agentSpeaks ? thresholds.interruptAfterLevels : thresholds.startAfterLevels))
        speaking = true;
      if (quiet >= thresholds.stopAfterLevels) speaking = false;
      return speaking;
    },
  };
}
