export const words = {
  title: 'Remove {name}?',
  effect:
    '{way} can no longer be used to sign in to this account. Devices that are signed in stay signed in.',
  cancel: 'Cancel',
  remove: 'Remove',
  removing: 'Removing...',
} as const;
