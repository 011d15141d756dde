export const words = {
  date: 'Date',
  service: 'Service',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  invoice: 'Invoice',
  failure: 'Failure',
  receipt: 'Receipt',
} as const;
