interface StoryTimes {
  slowAnswerMs: number | 'infinite';
  /** What hangs fails that late, unless a story says otherwise; undefined: as in the app. */
  timeoutMs?: number;
  /** The same for a start that nobody answers. */
  startTimeoutMs?: number;
}

/** In ms. Changed by what takes pictures: nothing may end by itself meanwhile. */
export const storyTimes: StoryTimes = { slowAnswerMs: 10_000 };
