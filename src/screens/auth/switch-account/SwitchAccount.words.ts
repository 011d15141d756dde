export const words = {
  title: 'Switch to another account?',
  description: 'You are signed in as {current}. The link you opened signs you in as {other}.',
  submit: 'Switch account',
  loading: 'Switching...',
  stay: 'Stay signed in',
  warning: 'If you did not ask for this link, stay signed in: somebody else may have sent it to you.',
} as const;
