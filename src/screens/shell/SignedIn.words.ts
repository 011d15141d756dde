export const words = {
  signInAgain: 'Sign in again',
} as const;
