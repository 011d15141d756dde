export const words = {
  becomes: 'becomes',
} as const;
