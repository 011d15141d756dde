export const words = {
  outdated: 'These figures are a few minutes old and may have changed.',
} as const;
