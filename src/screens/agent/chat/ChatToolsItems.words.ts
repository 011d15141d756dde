export const words = {
  all: 'All conversations',
  copy: 'Copy conversation',
  copied: 'Conversation copied',
  notCopied: 'Could not copy',
  download: 'Download conversation',
  downloaded: 'Conversation downloaded',
  human: 'Talk to a human',
  notLoaded: 'Could not load',
  clear: 'Clear conversation',
  clearThis: 'Clear this conversation?',
  keep: 'Keep it',
  explanation: 'Everything said and typed here will be deleted. This cannot be undone.',
} as const;
