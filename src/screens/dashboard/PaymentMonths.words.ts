export const words = {
  title: 'Paid in the last twelve months',
  month: 'Month',
  paid: 'Paid',
  empty: 'Nothing was paid in this time.',
} as const;
