export const words = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy',
  edit: 'Edit message',
  retry: 'Retry',
  again: 'Answer again',
} as const;
