export const words = {
  title: 'Current plan',
  subject: 'Your plan',
  noMethod: 'No payment method yet',
} as const;
