export const words = {
  keep: 'Keep my plan',
  kept: 'Your plan goes on, and renews as before.',
  cancel: 'Cancel plan',
  updateCard: 'Update card',
  invoices: 'Invoices',
} as const;
