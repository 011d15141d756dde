export const words = {
  captions: 'Captions',
  user: 'You',
  assistant: 'Agent',
} as const;
