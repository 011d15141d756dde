export const words = {
  skip: 'Skip to content',
} as const;
