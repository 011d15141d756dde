export const words = {
  subject: 'The payment chart',
} as const;
