export const words = {
  title: 'Ways to sign in',
  description: 'Each of them opens this account.',
  subject: 'Your ways to sign in',
  remove: 'Remove',
  setPassword: 'Set a password',
  add: 'Add {name}',
} as const;
