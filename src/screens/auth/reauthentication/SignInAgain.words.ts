export const words = {
  title: 'Sign in again',
  description: 'Your session ended. Everything on this page is still as you left it.',
  email: 'Email',
  emailHint: 'The work on this page belongs to this account.',
  password: 'Password',
  noPassword: 'No password, or forgotten it?',
  mailCode: 'Email me a code',
  usePassword: 'Use your password instead',
  signOut: 'Sign out instead',
  submit: 'Sign In',
  loading: 'Signing In...',
} as const;
