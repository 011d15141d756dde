export const words = {
  perMonth: '/ month',
  perYear: '/ year',
  pricePerMonth: '{price} / month',
  pricePerYear: '{price} / year',
  yearlySaving: '2 months free',
  allowance: '{messages} and {minutes} a month',
  unlimitedMessages: 'Unlimited messages',
  messages: '{count} messages',
  unlimitedMinutes: 'Unlimited call minutes',
  callMinutes: '{count} call minutes',
} as const;
