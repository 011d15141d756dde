export const words = {
  failed: '{subject} could not be loaded.',
  retry: 'Retry',
} as const;
