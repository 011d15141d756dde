export const words = {
  behind: 'Behind {words}',
} as const;
