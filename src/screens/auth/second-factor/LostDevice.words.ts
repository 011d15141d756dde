export const words = {
  writeTo: 'Lost your device? Write to',
  contact: 'Lost your device? Contact support.',
} as const;
