export const words = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy',
  offline: 'There is no connection',
  edit: 'Edit message',
  retry: 'Retry',
  again: 'Answer again',
} as const;
