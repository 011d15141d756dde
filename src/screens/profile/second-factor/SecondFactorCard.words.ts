export const words = {
  app: 'Authenticator app',
  other: 'Another factor',
  added: 'Added on {date}',
  isSetUp:
    '‘{name}’ is set up. Its code is asked for when you sign in, and devices that have not shown one are signed out.',
  isRemoved: '‘{name}’ is removed.',
} as const;
