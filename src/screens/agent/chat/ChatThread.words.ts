export const words = {
  conversation: 'Conversation',
} as const;
