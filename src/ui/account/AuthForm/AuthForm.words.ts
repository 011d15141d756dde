export const words = {
  back: 'Back',
} as const;
