export const words = {
  conversation: 'Conversation',
  options: 'Conversation options',
  notLoaded: 'Could not load. Try again',
  loading: 'Loading…',
  cleared: 'Conversation cleared',
} as const;
