export const words = {
  group: 'Which payments',
  period: 'Period',
  status: 'Status',
  currency: 'Currency',
} as const;
