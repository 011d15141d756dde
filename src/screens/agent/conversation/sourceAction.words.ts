export const words = {
  billing: 'show your billing',
  profile: 'show your profile',
  payment: 'show this payment',
  payments: 'show these payments',
} as const;
