export const words = {
  title: 'Current plan',
  subject: 'Your plan',
  noCard: 'No card',
} as const;
