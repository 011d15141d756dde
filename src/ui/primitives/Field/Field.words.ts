export const words = {
  optional: 'Optional',
} as const;
