export const words = {
  title: 'Voice & Chat Agent',
  inFront: 'The conversation is open in front.',
  loading: 'Loading the conversation…',
} as const;
