export const words = {
  title: 'Billing & Subscriptions',
  description: 'Your plan and how you pay for it.',
  back: 'Back to Dashboard',
  tryAgain: 'Try again',
  unknownMode: 'We could not find out how plans can be changed. Nothing was charged.',
} as const;
