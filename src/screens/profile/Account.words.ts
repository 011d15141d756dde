export const words = {
  title: 'Account',
  description: 'How you appear, how you sign in, and what you pay.',
  back: 'Back to Dashboard',
  version: '{product}, version {version}',
  profile: 'Profile',
  security: 'Security',
  plan: 'Plan & payments',
  data: 'Data',
} as const;
