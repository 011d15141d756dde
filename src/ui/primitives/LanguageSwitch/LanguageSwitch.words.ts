export const words = {
  language: 'Language',
} as const;
