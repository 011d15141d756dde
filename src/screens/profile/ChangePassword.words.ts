export const words = {
  title: 'Password',
  newPassword: 'New password',
  hint: 'At least {count} characters.',
  cancel: 'Cancel',
  change: 'Change password',
  changing: 'Changing...',
} as const;
