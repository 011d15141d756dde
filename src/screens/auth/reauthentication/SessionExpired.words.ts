export const words = {
  title: 'Your session ended',
  kept: 'What you typed is still here. Sign in again to save it.',
  signIn: 'Sign in again',
} as const;
