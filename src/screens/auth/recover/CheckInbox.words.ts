export const words = {
  title: 'Check your inbox',
  subtitle: 'We sent a link to {email}. Open it to confirm your address.',
  confirmed: 'Confirmed already?',
  signIn: 'Sign in here',
} as const;
