export const words = {
  title: 'Enter your code',
  subtitle: 'To finish signing in as {email}',
  submit: 'Continue',
  loading: 'Checking...',
  notYou: 'Not you?',
  signOut: 'Sign out',
} as const;
