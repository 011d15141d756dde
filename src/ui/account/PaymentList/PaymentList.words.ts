export const words = {
  title: 'Payment History',
  showAll: 'Show all',
  subject: 'Payment history',
  payments: 'Payments',
} as const;
