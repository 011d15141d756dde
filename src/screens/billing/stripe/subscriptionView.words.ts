export const words = {
  paymentFailed: 'payment failed',
  notPaid: 'not paid yet',
  ending: 'ending',
  endsOn: 'Ends on {date}. After that you are on Free.',
  lastFailed: 'The last payment failed. Update your card to keep {plan}.',
  renewsOn: 'Renews on {date}.',
  nothing: 'Nothing is charged.',
  expired: 'Expired {month}',
  expires: 'Expires {month}',
  hasExpired: 'Expired',
  expiresSoon: 'Expires soon',
} as const;
