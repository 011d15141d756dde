export const words = {
  cancel: 'Cancel',
} as const;
