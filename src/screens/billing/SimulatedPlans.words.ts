export const words = {
  demo: 'Demo: no card is charged',
} as const;
