export const words = {
  table: 'Table, scrolls sideways',
} as const;
