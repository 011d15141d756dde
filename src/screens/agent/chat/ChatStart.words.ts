export const words = {
  title: 'Ask about your account',
  description: 'The agent knows your plan, your payments and your profile.',
  plan: 'What plan am I on?',
  paid: 'What did I pay last?',
  pro: 'What does Pro include?',
} as const;
