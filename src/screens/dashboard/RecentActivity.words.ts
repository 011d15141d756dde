export const words = {
  title: 'Recent activity',
  showAll: 'Show all',
  subject: 'Your activity',
  empty: 'Nothing has been changed yet.',
} as const;
