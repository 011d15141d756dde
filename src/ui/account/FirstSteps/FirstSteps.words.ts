export const words = {
  progress: '{done} of {total}',
  done: 'done',
  hide: 'Hide',
  stepDone: ', done',
} as const;
