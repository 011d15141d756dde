export const words = {
  close: 'Close',
  loading: 'Loading…',
} as const;
