export const words = {
  title: 'Conversations',
  loading: 'Loading your conversations…',
} as const;
