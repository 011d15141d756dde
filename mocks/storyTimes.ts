export interface StoryTimes {
  /** How long the fault 'slow' takes to answer, in ms. */
  slowAnswerMs: number | 'infinite';
  /** Request timeout of all stories, in ms; the app's own if not given. */
  timeoutMs?: number;
  /** How long the page waits for a stored session to be confirmed, in ms; the app's own if not given. */
  startTimeoutMs?: number;
}

/** The waiting times of all stories. They are changed while pictures are taken, so that nothing times out meanwhile. */
export const storyTimes: StoryTimes = { slowAnswerMs: 10_000 };
