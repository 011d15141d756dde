export const words = {
  sent: 'Sent to support',
} as const;
