export const words = {
  subject: 'The payment chart',
  and: 'and',
} as const;
