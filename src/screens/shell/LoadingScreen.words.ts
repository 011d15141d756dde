export const words = {
  loading: 'Loading....',
} as const;
