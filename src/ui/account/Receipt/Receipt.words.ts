export const words = {
  total: 'Total paid',
} as const;
