export const words = {
  unusable: 'You cannot sign in here',
  signOut: 'Sign out',
  title: 'Enter your code',
  signOutInstead: 'Sign out instead',
  submit: 'Continue',
  loading: 'Checking...',
} as const;
