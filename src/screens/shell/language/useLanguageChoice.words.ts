export const words = {
  error: 'Error',
  notLoaded: 'That language could not be loaded. Check your connection and try again.',
} as const;
