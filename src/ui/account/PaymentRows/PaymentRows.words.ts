export const words = {
  unknown: 'unknown',
  marked: 'Marked:',
  forRow: 'for {row}',
} as const;
