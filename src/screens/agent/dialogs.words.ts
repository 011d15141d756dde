export const words = {
  voice: 'Voice Chat',
  text: 'Chat with Your Agent',
  call: 'My Agent',
} as const;
