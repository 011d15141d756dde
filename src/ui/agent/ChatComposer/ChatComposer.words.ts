export const words = {
  message: 'Message',
  stop: 'Stop',
  talk: 'Talk to the agent',
  send: 'Send',
} as const;
