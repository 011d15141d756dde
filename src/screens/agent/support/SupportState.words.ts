export const words = {
  open: 'open',
  answered: 'answered',
  closed: 'closed',
} as const;
