export const words = {
  title: 'You cannot sign in here',
  subtitle: 'As {email}',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  unchanged: 'Nothing of your account was changed.',
  writeTo:
    'Your second factor is of a kind that this app cannot ask for. Add an authenticator app where you set it up, or write to',
  contact:
    'Your second factor is of a kind that this app cannot ask for. Add an authenticator app where you set it up, or ask whoever runs this site.',
} as const;
