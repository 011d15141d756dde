export const words = {
  wasAdded: '{name} was added. You can now sign in with it.',
  wasRemoved: '{name} was removed.',
  setTitle: 'Set a password',
  setText: 'You can then sign in with it too.',
  setPassword: 'Set password',
} as const;
