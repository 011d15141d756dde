export const words = {
  title: 'Set your password',
  forEmail: 'For {email}',
  submit: 'Save password',
  loading: 'Saving...',
  keep: 'Keep the old one and continue',
  password: 'New password',
  hint: 'At least {count} characters.',
} as const;
