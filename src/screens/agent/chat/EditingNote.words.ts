export const words = {
  editing: 'Editing your last message',
  refused: 'That message cannot be replaced now',
  cancel: 'Cancel',
  keep: 'Keep as a new message',
} as const;
