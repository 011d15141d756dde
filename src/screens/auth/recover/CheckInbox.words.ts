export const words = {
  title: 'Check your inbox',
  subtitle: 'We sent a link to {email}. Open it to confirm your address.',
  waiting:
    'Confirm {email} before you sign in. Open the link that we sent when you signed up, or send it again.',
  confirmed: 'Confirmed already?',
  signIn: 'Sign in here',
} as const;
