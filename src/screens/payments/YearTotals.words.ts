export const words = {
  title: 'Totals by year',
  subject: 'The totals by year',
  year: 'Year',
  payments: 'Payments',
} as const;
