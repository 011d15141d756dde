export const words = {
  title: 'Your plan',
  unknown: 'unknown',
  billing: 'Plans and billing',
  payments: 'All payments',
} as const;
