export const words = {
  ask: 'Ask about your account…',
  talk: 'Talk to the agent',
} as const;
