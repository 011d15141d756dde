export const words = {
  title: 'Usage this month',
  subject: 'Your usage',
  used: '{used} used',
  usedOf: '{used} of {limit}',
  near: 'Nearly used up',
  full: 'Used up',
  unlimited: 'Unlimited',
} as const;
