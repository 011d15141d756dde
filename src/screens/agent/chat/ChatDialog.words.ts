export const words = {
  title: 'Chat with Your Agent',
  notSent: 'That could not be sent',
  answering: 'The agent is answering',
  knows: 'Knows your account',
} as const;
