export const words = {
  title: 'Ways to sign in',
  description: 'You can sign in to this account with any of these.',
  subject: 'Your ways to sign in',
  otherWays: 'Other ways to sign in',
  remove: 'Remove',
  setPassword: 'Set a password',
  add: 'Add {name}',
} as const;
