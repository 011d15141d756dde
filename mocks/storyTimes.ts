interface StoryTimes {
  slowAnswerMs: number | 'infinite';
  /** Milliseconds after which a request that hangs fails, unless a story says otherwise. Undefined: as in the app. */
  timeoutMs?: number;
  /** The same for a start that nobody answers. */
  startTimeoutMs?: number;
}

/** The waiting times of all stories. Taking pictures changes them, so that nothing ends by itself meanwhile. */
export const storyTimes: StoryTimes = { slowAnswerMs: 10_000 };
