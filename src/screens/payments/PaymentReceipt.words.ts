export const words = {
  receipt: 'Receipt',
  description: 'Print it, or save it as a PDF file from the print dialog.',
  back: 'Back to Payments',
  date: 'Date',
  for: 'For',
  paidBy: 'Paid by',
  note: 'This receipt confirms the payment. It is not a tax invoice.',
  print: 'Print',
} as const;
