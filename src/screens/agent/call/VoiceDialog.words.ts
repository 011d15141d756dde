export const words = {
  seePlans: 'See plans',
} as const;
