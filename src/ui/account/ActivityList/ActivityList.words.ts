export const words = {
  user: 'By you',
  agent: 'By the agent, with your yes',
} as const;
