export const words = {
  list: 'Files of this message',
} as const;
