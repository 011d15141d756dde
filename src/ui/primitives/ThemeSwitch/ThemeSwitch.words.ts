export const words = {
  theme: 'Theme',
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
} as const;
