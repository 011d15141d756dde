export const words = {
  good: 'Good connection',
  low: 'Weak connection',
  bad: 'Very weak connection',
  lost: 'Reconnecting…',
} as const;
