interface StoryTimes {
  slowAnswer: number | 'infinite';
  /** What hangs fails that late, unless a story says otherwise; undefined: as in the app. */
  timeout?: number;
  /** The same for a start that nobody answers. */
  startTimeoutMs?: number;
}

/** In ms. Changed by what takes pictures: nothing may end by itself meanwhile. */
export const storyTimes: StoryTimes = { slowAnswer: 10_000 };
