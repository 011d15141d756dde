export const words = {
  conversation: 'Conversation',
  earlierFailed: 'Earlier messages could not be loaded. Check your connection and try again.',
} as const;
