export const words = {
  earlier: 'Show earlier messages',
  latest: 'Jump to latest',
} as const;
