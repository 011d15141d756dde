export const words = {
  title: 'Remove this second factor?',
  onlyOne:
    '‘{name}’ is your only second factor. Without it your password alone lets you in, and whoever else knows it.',
  oneOfSeveral: '‘{name}’ will no longer let you in. Confirm with a code of an app that you keep.',
  cancel: 'Cancel',
  remove: 'Remove',
  removing: 'Removing...',
} as const;
