export const words = {
  features: 'What you get',
} as const;
