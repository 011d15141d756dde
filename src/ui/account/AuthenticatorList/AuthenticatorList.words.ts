export const words = {
  title: 'Second factor',
  on: 'On',
  description: 'A code from your phone, asked for after your password when you sign in.',
  subject: 'Your second factor',
  off: 'It is off. Whoever knows your password can sign in.',
  advice: 'Add an app on another device too: its codes let you in when you lose this one.',
  add: 'Set up an authenticator app',
  addAnother: 'Add another app',
  remove: 'Remove',
} as const;
