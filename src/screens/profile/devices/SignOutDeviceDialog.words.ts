export const words = {
  askOthers: 'Sign out all other devices?',
  askOne: 'Sign out another device?',
  cancel: 'Cancel',
  signOutOthers: 'Sign out other devices',
  signOutOne: 'Sign out device',
  othersFailed: 'The devices could not be signed out. Please try again.',
  oneFailed: 'The device could not be signed out. Please try again.',
  othersEffect:
    'All devices but this one will be signed out within an hour and will need your password to sign in again. If you do not recognise one of them, change your password too.',
  oneEffect:
    '‘{name}’ will be signed out within an hour and will need your password to sign in again. If you do not recognise it, change your password too.',
} as const;
