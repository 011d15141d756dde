export const words = {
  plans: 'Plans',
} as const;
