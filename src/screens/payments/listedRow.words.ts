export const words = {
  whyFailed: 'Why did my payment of {date} fail?',
  updateCard: 'Update card',
  askWhy: 'Ask why',
  triedAgain: 'It is tried again on {date}.',
  payNow: 'Pay now',
  invoice: 'Invoice (PDF)',
  receipt: 'Receipt',
} as const;
