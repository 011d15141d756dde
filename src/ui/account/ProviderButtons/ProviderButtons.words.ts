export const words = {
  group: 'Other ways to sign in',
  or: 'or',
  continueWith: 'Continue with {name}',
} as const;
